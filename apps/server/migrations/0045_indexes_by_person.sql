-- What belongs to a person is looked for before the person may be taken away: two thousand people of an import would each read these tables whole.
create index sign_in_names_of_person on sign_in_names (tenant_id, user_id);
create index attendance_details_of_person on attendance_details (institution_id, user_id);
create index files_of_person on files (institution_id, user_id);
