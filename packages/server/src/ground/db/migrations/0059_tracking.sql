-- Settings of the Meta pixel and of consent, without the id of the pixel. A missing setting has its default.
alter table stores add column tracking jsonb not null default '{}';
