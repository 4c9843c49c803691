-- Work that scores itself may wait for its teacher to return it.
alter table assignments add column is_returned_by_teacher boolean not null default false;
