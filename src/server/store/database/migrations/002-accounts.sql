create table links (
  hash text primary key,
  purpose text not null,
  account_id text not null references accounts (id) on delete cascade,
  expires_at text not null
);
create index links_account on links (account_id, purpose);
create table outbox (
  id text primary key,
  purpose text not null,
  recipient text not null,
  created_at text not null,
  due_at text not null,
  attempts integer not null
);
create index outbox_due on outbox (due_at);
alter table accounts add column language text default 'fr' not null;
alter table accounts drop column document;
