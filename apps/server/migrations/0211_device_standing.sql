-- What a device says of itself when it has synced; null where it is too old to say, or its browser does not tell.
alter table devices
  add column works_waiting integer check (works_waiting >= 0),
  add column free_bytes bigint check (free_bytes >= 0);
