-- An account that was never activated is a sign-up that waits.
insert into sign_ups (id, email, password_hash, language, created_at, introduction)
select accounts.id, email, password_hash, language, accounts.created_at,
  json_patch('{}', json_object(
    'accountType', document ->> 'type', 'corporationName', document ->> 'name',
    'surname', document ->> 'surname', 'firstName', document ->> 'firstName'))
from accounts join records on records.owner = accounts.id and records.id = accounts.id
where active = 0;
update outbox set sign_up_id = (select id from sign_ups where email = recipient)
where recipient in (select email from sign_ups);
insert into links_of_all
select hash, purpose,
  case when account_id in (select id from sign_ups) then null else account_id end,
  case when account_id in (select id from sign_ups) then account_id end,
  expires_at
from links;
drop table links;
alter table links_of_all rename to links;
create index links_account_id on links (account_id);
create index links_sign_up_id on links (sign_up_id);
delete from accounts where id in (select id from sign_ups);
