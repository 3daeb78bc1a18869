"""The web service: people, tables, live play, storage. `create_app(Settings())` is an ASGI application."""
