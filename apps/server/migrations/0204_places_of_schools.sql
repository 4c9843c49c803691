-- What joins a school to the lists of a ministry, and where it lies. The code is as the ministry writes it, with Latin digits; several schools may
-- share one, as the shifts of one building do. The place is in degrees of WGS 84: both numbers or neither.
alter table institutions
  add column ministry_code text not null default '',
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add constraint institutions_place_whole check ((latitude is null) = (longitude is null));
