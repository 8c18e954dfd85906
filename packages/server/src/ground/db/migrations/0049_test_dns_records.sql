-- DNS records of names below .localhost, which exist on development servers only. They belong to no store, like real ones.
create table test_dns_records (
  name text not null,
  type text not null check (type in ('TXT', 'A', 'AAAA', 'CNAME')),
  value text not null,
  primary key (name, type, value)
);
grant select, insert, delete on test_dns_records to blockfront_app;
