-- A book of H5P tells the texts of all its pages as one state.
alter table package_states drop constraint package_states_suspend_data_check;
alter table package_states add constraint package_states_suspend_data_check check (length(suspend_data) <= 256000);
