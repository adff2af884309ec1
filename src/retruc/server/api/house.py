"""How the server is: for who runs it."""

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST

from retruc import __version__
from retruc.server.api import models
from retruc.server.api.asking import Server

router = APIRouter(tags=["house"])


@router.get("/health")
async def health() -> models.Health:
    """Say that the server works."""
    return models.Health(status="ok", version=__version__)


@router.get(
    "/metrics",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}}},
)
async def metrics(services: Server) -> Response:
    """Give figures about the server, as Prometheus reads them."""
    return Response(services.metrics.text(), headers={"content-type": CONTENT_TYPE_LATEST})
