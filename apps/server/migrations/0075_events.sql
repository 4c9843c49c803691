-- Events of classes: lessons online, exams, meetings. Each occurrence is written out, so that nobody needs a rule of repetition.
create table class_events (
  institution_id bigint not null,
  event_id uuid not null,
  created_by bigint not null,
  event_kind text not null check (event_kind in ('online_class', 'lesson', 'exam', 'meeting', 'other')),
  title text not null,
  description text not null,
  link text not null,
  passcode text not null,
  place text not null,
  -- By whose clocks it is held.
  time_zone text not null,
  -- Minutes before each occurrence.
  reminders jsonb not null,
  created_on timestamptz not null,
  changed_xid xid8 not null default pg_current_xact_id(),
  primary key (institution_id, event_id),
  foreign key (institution_id, created_by) references users
);
create index class_events_of_teacher on class_events (institution_id, created_by);
create index class_events_changed on class_events (institution_id, changed_xid);
-- A change of a class or of a time is one of its event: their writers touch it.
create trigger note_change before insert or update on class_events for each row execute function note_change();

create table class_event_classes (
  institution_id bigint not null,
  event_id uuid not null,
  class_id bigint not null,
  primary key (institution_id, event_id, class_id),
  foreign key (institution_id, event_id) references class_events,
  foreign key (institution_id, class_id) references classes
);
create index class_event_classes_of_class on class_event_classes (institution_id, class_id);

create table class_event_times (
  institution_id bigint not null,
  event_id uuid not null,
  occurrence int not null,
  start_date timestamptz not null,
  end_date timestamptz not null,
  is_cancelled boolean not null default false,
  primary key (institution_id, event_id, occurrence),
  foreign key (institution_id, event_id) references class_events
);

-- Times of an event as people are given them: earliest first.
create function event_times(school bigint, event uuid) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('occurrence', occurrence,
    'start_date', to_char(start_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'end_date', to_char(end_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'is_cancelled', is_cancelled) order by start_date, occurrence), '[]')
  from class_event_times where institution_id = school and event_id = event
$$;

-- When classes are to be reminded. Taken away as it is done, and written anew when times change.
create table class_event_reminders (
  tenant_id bigint not null references tenants,
  institution_id bigint not null,
  event_id uuid not null,
  occurrence int not null,
  remind_on timestamptz not null,
  primary key (tenant_id, institution_id, event_id, occurrence, remind_on),
  foreign key (tenant_id, institution_id) references institutions,
  foreign key (institution_id, event_id, occurrence) references class_event_times on delete cascade
);
create index class_event_reminders_by_time on class_event_reminders (tenant_id, remind_on);

do $$
declare t text;
begin
  foreach t in array array['class_events', 'class_event_classes', 'class_event_times'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_school on %I using (institution_id = (select app_institution_id()))
      with check (institution_id = (select app_institution_id()))', t);
    execute format('grant select, insert, update on %I to maktab_app', t);
  end loop;
end $$;
alter table class_event_reminders enable row level security;
alter table class_event_reminders force row level security;
create policy own_tenant on class_event_reminders using (tenant_id = (select app_tenant_id()))
  with check (tenant_id = (select app_tenant_id()));
grant select, insert, delete on class_event_reminders to maktab_app;
