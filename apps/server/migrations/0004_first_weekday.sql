-- The day on which a tenant's weeks begin, from 0, Sunday. Tenants made before there was a choice keep the Afghan week.
update tenants set configuration = configuration || '{"first_weekday": 6}' where not configuration ? 'first_weekday';
