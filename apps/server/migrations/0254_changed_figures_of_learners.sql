-- When a learner's figures in a class changed last: a teacher's device is told of those that did. Each class has a row a learner, which the
-- key finds: an index of changes would cost every save of progress more than it spares.
alter table rollup_learner_class add column changed_xid xid8 not null default '0';
create trigger note_change before insert or update on rollup_learner_class for each row execute function note_change();
