-- The sweep of uploads reads the ids of all owners, a part of them at a time.
create index files_id on files (id);
