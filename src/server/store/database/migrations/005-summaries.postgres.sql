alter table records add column made_by text default '' not null;
alter table records add column listed text default '' not null;
alter table records add column searched text default '' not null;
drop index records_step;
create index records_made_by on records (made_by);
