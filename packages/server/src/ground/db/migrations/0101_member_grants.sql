-- Webhooks and preview links give access to data of a store without a session. They end with the membership of their creator, like API tokens.

alter table webhooks add column created_by text;
-- The member who added it, or last gave it a URL; otherwise the owner of the store.
update webhooks w set created_by = coalesce(
  (select m.user_id from audit_log a join store_members m on m.store_id = a.store_id and m.user_id = a.actor_id
   where a.store_id = w.store_id and a.target = w.id and a.action = 'webhook.add' order by a.at desc limit 1),
  (select m.user_id from store_members m where m.store_id = w.store_id and m.role = 'owner'));
delete from webhooks where created_by is null;
alter table webhooks
  alter column created_by set not null,
  add foreign key (store_id, created_by) references store_members on delete cascade;
create index webhooks_creator on webhooks (store_id, created_by);

delete from page_previews p
where not exists (select 1 from store_members m where m.store_id = p.store_id and m.user_id = p.created_by);
drop index page_previews_creator;
alter table page_previews
  drop constraint page_previews_created_by_fkey,
  alter column created_by set not null,
  add foreign key (store_id, created_by) references store_members on delete cascade;
create index page_previews_creator on page_previews (store_id, created_by);
