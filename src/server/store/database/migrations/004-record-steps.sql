create table record_steps (
  number integer primary key,
  name text not null,
  definition text not null
);
alter table records add column step integer default 0 not null;
create index records_step on records (step);
