create table accounts (
  id text primary key,
  email text not null unique,
  password_hash text not null,
  authorities text not null,
  active integer not null,
  epoch integer not null,
  created_at text not null,
  document text not null
);
create table sessions (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  epoch integer not null,
  created_at text not null,
  expires_at text not null,
  revoked_at text
);
create index sessions_account on sessions (account_id);
create table records (
  id text not null,
  name text not null,
  owner text not null references accounts (id) on delete cascade,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  document text not null,
  constraint records_key primary key (owner, id)
);
create index records_list on records (owner, name, created_at);
create table files (
  id text not null,
  owner text not null,
  record_id text not null,
  label text not null,
  media_type text not null,
  size integer not null,
  sha256 text not null,
  created_at text not null,
  constraint files_key primary key (owner, id),
  constraint files_record foreign key (owner, record_id) references records (owner, id) on delete cascade
);
create index files_record_index on files (owner, record_id);
create table idempotency_keys (
  owner text not null references accounts (id) on delete cascade,
  key text not null,
  request_hash text not null,
  answer text not null,
  created_at text not null,
  constraint idempotency_key primary key (owner, key)
);
create table attempts (
  bucket text primary key,
  count integer not null,
  ends_at text not null
);
