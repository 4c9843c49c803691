-- The newest moment that a server of this installation saw: by it a clock that fell back is recognised at the next start.
create table installation.clock (
  only_row boolean primary key default true check (only_row),
  newest timestamptz not null,
  -- By the clock that is doubted; null where it is believed.
  doubted_since timestamptz
);
