-- What the super admin writes for one campus in the place of its tenant's configuration; null: as the tenant does. A campus with licences of its own
-- counts its own learners alone, and the others share the tenant's; 0 is no limit.
alter table institutions
  add column total_licenses int check (total_licenses between 0 and 10000000),
  add column is_user_creation boolean;
