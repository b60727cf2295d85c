create table counters (
  owner text not null references accounts (id) on delete cascade,
  name text not null,
  last integer not null,
  constraint counters_key primary key (owner, name)
);
