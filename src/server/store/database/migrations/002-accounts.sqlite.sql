-- Accounts that were made before there were profiles get the one that a bare sign-up makes.
insert into records (id, name, owner, version, created_at, updated_at, document)
select id, 'account/account', id, 1, created_at, created_at,
  json_object('resourceUuid', id, 'type', 'INDIVIDUAL', 'contacts', json_array(json_object('email', email)))
from accounts;
