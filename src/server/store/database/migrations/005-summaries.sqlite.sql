-- SQLite reads through a long document to whatever stands behind it in the row: what lists read comes before.
alter table records rename column document to last_document;
alter table records add column made_by text default '' not null;
alter table records add column listed text default '' not null;
alter table records add column searched text default '' not null;
alter table records add column document text default '' not null;
update records set document = last_document;
alter table records drop column last_document;
drop index records_step;
create index records_made_by on records (made_by);
