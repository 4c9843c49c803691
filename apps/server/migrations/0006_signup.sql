-- People who come by themselves, people who forgot their password, and the mail that both need.

-- What a person said of themselves (seed 000 §3); the city where a province is not asked for.
alter table users
  add column province text,
  -- A district of the province, by its English name like the province itself.
  add column region text,
  add column city text,
  add column address text,
  -- E.164.
  add column phone_number text,
  add column date_of_birth date,
  -- 0 male, 1 female, 2 prefers not to say.
  add column gender smallint check (gender between 0 and 2),
  add column grade text,
  add column school_name text,
  add column metadata jsonb not null default '{}';

-- A track of a grade (pre-medical, pre-engineering); null belongs to every track.
alter table courses add column track text;

-- Eight signs of 32 that cannot be mistaken for each other: 40 bits, of a random UUID.
create function random_class_code() returns text language sql volatile
  return (
    select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', get_byte(bytes, place) % 32 + 1, 1), '')
    from (select uuid_send(gen_random_uuid()) as bytes) as random, unnest(array[0, 1, 2, 3, 4, 5, 10, 11]) as place
  );
alter table classes
  add column class_code text not null default random_class_code(),
  -- Shown with its code to every learner of the school who chooses subjects; other codes are passed on by a teacher.
  add column is_open_to_signup boolean not null default false;
create unique index classes_by_code on classes (institution_id, class_code);

-- What was sent to an address to prove that somebody reads it; at most one of each kind for an address. An address that
-- nobody has is kept like one that somebody has, so that neither time nor answers tell them apart.
create table access_codes (
  tenant_id bigint not null references tenants,
  -- Folded to lower case.
  email text not null check (email = lower(email)),
  -- `link` carries 256 random bits, `otp` four digits.
  kind text not null check (kind in ('link', 'otp')),
  -- Named in a link; a new one with each code.
  code_id uuid not null,
  purpose text not null check (purpose in ('signup', 'recovery')),
  -- The school that a signup leads to, or of the person; null where nobody has the address.
  institution_id bigint,
  -- Whose password is forgotten; null for a signup, and where nobody has the address.
  user_id bigint,
  -- HMAC of id and code under a key that the database does not know.
  code_hash text not null,
  expires_on timestamptz not null,
  used_on timestamptz,
  failed_tries int not null default 0,
  -- Wrong tries at all codes of this address since that moment.
  failed_in_window int not null default 0,
  sent_in_window int not null default 0,
  window_began_on timestamptz not null,
  sent_on timestamptz not null,
  primary key (tenant_id, email, kind),
  foreign key (tenant_id, institution_id) references institutions
);
create unique index access_codes_by_id on access_codes (tenant_id, code_id);
create index access_codes_of_user on access_codes (tenant_id, user_id) where user_id is not null;
create index access_codes_by_age on access_codes (tenant_id, sent_on);

-- Proofs of work that were handed in: each counts once, and is forgotten when it would have expired anyway.
create table used_captchas (
  tenant_id bigint not null references tenants,
  challenge text not null,
  expires_on timestamptz not null,
  primary key (tenant_id, challenge)
);
create index used_captchas_by_age on used_captchas (tenant_id, expires_on);

-- Mails to send. A row goes when the mail was handed over; its content is sealed, because it carries codes.
create table outbox_mails (
  tenant_id bigint not null references tenants,
  mail_id uuid not null,
  -- AES-256-GCM of the letter under a key that the database does not know.
  sealed bytea not null,
  attempts int not null default 0,
  -- Nobody takes it before: the moment of the next try, or the end of the lease of the one who is sending it.
  next_try_on timestamptz not null,
  created_on timestamptz not null,
  primary key (tenant_id, mail_id)
);
create index outbox_mails_due on outbox_mails (tenant_id, next_try_on);

do $$
declare t text;
begin
  foreach t in array array['access_codes', 'used_captchas', 'outbox_mails'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_tenant on %I using (tenant_id = (select app_tenant_id()))
      with check (tenant_id = (select app_tenant_id()))', t);
  end loop;
end $$;
grant select, insert, update, delete on access_codes, used_captchas, outbox_mails to maktab_app;
