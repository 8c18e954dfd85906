#!/bin/sh
# PostgreSQL's image runs this once, on an empty volume: the roles and the database of docs/guides/deploy.md.
set -e
psql --set=ON_ERROR_STOP=1 --set=owner="$DATABASE_PASSWORD" --set=app="$DATABASE_APP_PASSWORD" --username=postgres <<'SQL'
create role blockfront login password :'owner';
create role blockfront_app login password :'app';
grant blockfront_app to blockfront;
create database blockfront owner blockfront;
SQL
