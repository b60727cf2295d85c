alter table sign_ups add column device text;
