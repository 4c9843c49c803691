-- People whom their school lets in by a code on a slip of paper, and who then choose a password of their own.

-- Null: none was chosen yet.
alter table credentials alter column password_hash drop not null;

-- One for each person; it goes when they have chosen a password.
create table starting_codes (
  tenant_id bigint not null,
  user_id bigint not null,
  -- Under a key of the server, each way in which the code may be typed.
  code_hashes text[] not null,
  made_by bigint not null,
  expires_on timestamptz not null,
  used_on timestamptz,
  -- Where it was used: an answer that was lost on the way is asked for again there.
  used_device uuid,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references credentials on delete cascade
);
alter table starting_codes enable row level security;
alter table starting_codes force row level security;
create policy own_tenant on starting_codes using (tenant_id = (select app_tenant_id()))
  with check (tenant_id = (select app_tenant_id()));
grant select, insert, update, delete on starting_codes to maktab_app;

alter table sessions
  -- It began with a starting code: nothing but a password can be chosen in it.
  add column must_change_password boolean not null default false;
