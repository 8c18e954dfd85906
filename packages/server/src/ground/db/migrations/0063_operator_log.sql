-- What the operator changed about accounts with commands (npm run operator). Entries are never changed.
create table operator_log (
  id text primary key,
  at timestamptz not null default now(),
  user_id text not null references users on delete cascade,
  -- The command with its arguments, without the email address.
  command text not null,
  -- The user of the operating system that ran it; empty where it has no name.
  run_by text not null
);
create index operator_log_user on operator_log (user_id, at);

grant select, insert on operator_log to blockfront_app;
