-- Backups of this installation that became whole, the figure of which is shown to a super admin; the latest 400 are kept.
create table installation.backups (
  made_on timestamptz primary key,
  name text not null,
  rows bigint not null,
  files bigint not null,
  bytes bigint not null,
  seconds double precision not null
);

-- One row for each restore. Devices that worked with what was set back hear of it by the newest, and send again what they had.
create table installation.epochs (
  epoch uuid primary key,
  since timestamptz not null,
  -- The backup that was restored.
  backup text not null
);

-- The application's role sees nothing of the schema but these two answers.
create function installation_epoch() returns uuid language sql stable security definer set search_path = installation, pg_temp as
  'select epoch from epochs order by since desc, epoch limit 1';
create function last_backup(out made_on timestamptz, out bytes bigint) language sql stable security definer set search_path = installation, pg_temp as
  'select made_on, bytes from backups order by made_on desc limit 1';
revoke execute on function installation_epoch(), last_backup() from public;
grant execute on function installation_epoch(), last_backup() to maktab_app;
