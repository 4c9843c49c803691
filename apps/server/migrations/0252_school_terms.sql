-- Terms of a school year, in their order: its office writes them with the year, figures are asked for by them.
create table school_terms (
  institution_id bigint not null,
  year_id bigint not null,
  -- 1 is the first of the year.
  term_number smallint not null check (term_number > 0),
  name text not null,
  start_date date not null,
  -- Its last day.
  end_date date not null check (end_date >= start_date),
  primary key (institution_id, year_id, term_number),
  foreign key (institution_id, year_id) references school_years
);
alter table school_terms enable row level security;
alter table school_terms force row level security;
create policy own_school on school_terms using (institution_id = (select app_institution_id()))
  with check (institution_id = (select app_institution_id()));
grant select, insert, update, delete on school_terms to maktab_app;
