-- At which records a record points, so that those that point at one are found without reading all documents.
create table record_references (
  owner text not null,
  target_id text not null,
  record_id text not null,
  constraint record_references_key primary key (owner, target_id, record_id),
  constraint record_references_record foreign key (owner, record_id) references records (owner, id) on delete cascade
);
create index record_references_record_index on record_references (owner, record_id);
