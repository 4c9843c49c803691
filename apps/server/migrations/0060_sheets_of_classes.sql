-- A sheet is about people or about classes.
alter table office_imports add column kind text not null default 'people' check (kind in ('people', 'classes'));
