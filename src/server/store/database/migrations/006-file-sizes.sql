create index files_size on files (owner, size);
