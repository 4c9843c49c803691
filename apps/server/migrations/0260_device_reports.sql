-- What a device says of itself so that "why does this phone not sync" has an answer; null where it is too old to say.
alter table devices
  add column platform text check (platform in ('web', 'mobile', 'desktop')),
  add column system text check (system in ('android', 'ios', 'windows', 'macos', 'linux', 'other')),
  add column app_version text check (length(app_version) between 1 and 40),
  -- By the server's clock: when the oldest work was done that the device still holds alone.
  add column waiting_since timestamptz,
  -- Where its sync stops though the school is reached; null where it came to its end.
  add column trouble text check (trouble in ('send', 'pull')),
  -- When it last spoke; `last_synced_on` is when it last had everything.
  add column heard_on timestamptz,
  -- Tables that were not as the school had them at the last comparison, and were brought anew.
  add column healed_tables text[] not null default '{}',
  add column healed_on timestamptz;
create index devices_of_user on devices (institution_id, user_id);
