-- Who gets the figures of the week by mail, and when next. Without a row nobody gets any.
create table weekly_figures (
  tenant_id bigint not null references tenants,
  institution_id bigint not null,
  user_id bigint not null,
  -- As whom they asked for it: which schools the figures are of.
  role text not null check (role in ('principal', 'network_head', 'region_head')),
  next_on timestamptz not null,
  primary key (tenant_id, institution_id, user_id),
  foreign key (tenant_id, institution_id) references institutions,
  foreign key (institution_id, user_id) references users
);
create index weekly_figures_due on weekly_figures (tenant_id, next_on);
create index weekly_figures_of_user on weekly_figures (institution_id, user_id);
alter table weekly_figures enable row level security;
alter table weekly_figures force row level security;
create policy own_tenant on weekly_figures using (tenant_id = (select app_tenant_id()))
  with check (tenant_id = (select app_tenant_id()));
grant select, insert, update, delete on weekly_figures to maktab_app;
