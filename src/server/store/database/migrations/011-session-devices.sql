-- On which device a session was opened, and when it was last used: unknown of sessions that were opened before.
alter table sessions add column browser text;
alter table sessions add column system text;
alter table sessions add column used_at text;
