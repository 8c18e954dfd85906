-- The list of subscribers has everyone who agreed to marketing, also in the checkout or as recorded by a member.
insert into newsletter_subscribers (store_id, id, email, created_at)
select c.store_id, replace(gen_random_uuid()::text, '-', ''), c.email, c.consent_at
from customers c where c.accepts_marketing
on conflict do nothing;

-- New stores published the address with which their owner signs in, also on their contact page. It stays where a member saved the settings
-- that show it. Without a store email, the server writes to the owner's account, and shoppers see no address.
with private_address as (
  update stores s set store_email = ''
  from store_members m join users u on u.id = m.user_id
  where m.store_id = s.store_id and m.role = 'owner' and lower(s.store_email) = lower(u.email)
    and not exists (select 1 from audit_log a where a.store_id = s.store_id and a.action = 'store.updateDetails'
      and a.detail -> 'fields' ? 'storeEmail')
  returning s.store_id, '"emailAddress": ' || to_jsonb(u.email)::text as published
)
update pages p set
  draft = replace(p.draft::text, o.published, '"emailAddress": ""')::jsonb,
  published = replace(p.published::text, o.published, '"emailAddress": ""')::jsonb
from private_address o
where p.store_id = o.store_id and position(o.published in p.draft::text || coalesce(p.published::text, '')) > 0;
