-- The country of a session's last use, from a header of the proxy. Empty if it is unknown.

alter table sessions add column country text not null default '';
