-- Sign-ups that wait, and devices, have tables of their own.
create table devices (
  hash text primary key,
  account_id text not null references accounts (id) on delete cascade,
  expires_at text not null
);
create index devices_account on devices (account_id);
create table sign_ups (
  id text primary key,
  email text not null,
  password_hash text not null,
  language text not null,
  introduction text not null,
  created_at text not null
);
create index sign_ups_email on sign_ups (email);
alter table outbox add column sign_up_id text references sign_ups (id) on delete cascade;
-- SQLite cannot take "not null" away from a column.
create table links_of_all (
  hash text primary key,
  purpose text not null,
  account_id text references accounts (id) on delete cascade,
  sign_up_id text references sign_ups (id) on delete cascade,
  expires_at text not null
);
