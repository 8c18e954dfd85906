-- Versions of a page that were never published: states of its draft before and after changes by operations.
alter table page_versions add column is_published boolean not null default true;
-- The name of the API token of the program that made a version; empty for a member.
alter table page_versions add column program text not null default '';
