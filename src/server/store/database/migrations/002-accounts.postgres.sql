-- Accounts that were made before there were profiles get the one that a bare sign-up makes.
insert into records (id, name, owner, version, created_at, updated_at, document)
select id, 'account/account', id, 1, created_at, created_at,
  json_build_object('resourceUuid', id, 'type', 'INDIVIDUAL', 'contacts', json_build_array(json_build_object('email', email)))::text
from accounts;
