-- Values that a rule allows once among the records of an owner. "also" is empty for the record that took them; records that
-- had the same ones before they were compared name themselves there.
create table unique_values (
  owner text not null,
  name text not null,
  rule text not null,
  hash text not null,
  also text not null,
  record_id text not null,
  constraint unique_values_key primary key (owner, name, rule, hash, also),
  constraint unique_values_record foreign key (owner, record_id) references records (owner, id) on delete cascade
);
create index unique_values_record_index on unique_values (owner, record_id);
