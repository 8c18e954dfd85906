-- Deleting a user sets the creator of links to null, without reading all links.
create index page_previews_creator on page_previews (created_by);
