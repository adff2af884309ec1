"""What is asked over HTTP. The types here are the bodies; they make the OpenAPI description."""
