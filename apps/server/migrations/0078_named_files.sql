-- Files that something names stay; what nothing names within half a year goes. Files from before are not among those that are looked through.
alter table files add column is_named boolean not null default false;
grant delete on files to maktab_app;
