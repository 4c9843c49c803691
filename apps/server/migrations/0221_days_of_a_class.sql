-- The key of days begins with the day, for what is asked of a whole school. Of one class over years it would walk the days of all others.
create index rollup_class_day_of_class on rollup_class_day (institution_id, class_id, day);
