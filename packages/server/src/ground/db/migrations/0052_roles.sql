-- Roles of a store's members as sets of capabilities: owner, manager, fulfillment. What each may do is in the contract.
alter table store_members drop constraint store_members_role_check;
update store_members set role = 'manager' where role = 'staff';
alter table store_members add constraint store_members_role_check check (role in ('owner', 'manager', 'fulfillment'));

alter table store_invitations drop constraint store_invitations_role_check;
alter table store_invitations alter column role drop default;
update store_invitations set role = 'manager';
alter table store_invitations add constraint store_invitations_role_check check (role in ('manager', 'fulfillment'));
