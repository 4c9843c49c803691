-- A person who is taken away is looked for among those who gave marks: without an index each of two thousand was sought in a year of marks.
create index attendance_details_given_by on attendance_details (institution_id, given_by) where given_by is not null;
create index attendance_entries_given_by on attendance_entries (institution_id, given_by);
