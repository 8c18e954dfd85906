-- The theme as the owner last changed it in the builder; null when it is the published one.
alter table stores add column theme_draft jsonb;
