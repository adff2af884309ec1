"""Migrations, run by Alembic from the scripts in this package.

It is imported only where a database is older than this program.
"""

from pathlib import Path

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine

from retruc.server.store.schema import metadata

SCRIPTS = Path(__file__).with_name("migrations")


def migrate(engine: Engine, to: str = "head") -> None:
    """Bring a database to a version, the newest by default, in one transaction."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def drift(engine: Engine) -> list[object]:
    """List what the tables of a database lack, or have more, than the schema says."""
    with engine.connect() as connection:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))
