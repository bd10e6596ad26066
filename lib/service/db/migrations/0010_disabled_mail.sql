-- When the administrators were last told that an endpoint was switched off.
alter table webhook_endpoints add column disabled_mail_at timestamp (3) with time zone;
