/** Why a call of an office was refused. Full key: `refusals.key`. */
export const refusalsOffice = {
  changed_meanwhile: 'Somebody else changed this meanwhile. Look at how it is now before you save.',
  typed_name_wrong: 'That is neither the code nor the name. Nothing was deleted.',
  class_code_taken: 'Another class has this code already.',
  class_exists:
    'This section has a class from this course already. Give this one a name of its own, or choose another course.',
  course_missing: 'This campus does not have this course.',
  class_dates_wrong: 'The class would end before it begins.',
  delete_class_off: 'Classes are not deleted here. Archive the class instead.',
  course_change_unsaid: 'Say that the course changes: what learners did stays with the lessons of the old one.',
  username_taken: 'Somebody else has this username.',
  admission_number_taken: 'Somebody else of this campus has this admission number.',
  role_not_grantable: 'Your office cannot give or take this role.',
  licences_used_up: 'All licences of learners are used. Ask whoever manages the subscription.',
  user_creation_off: 'In this school system accounts are made by a higher office.',
  last_admin: 'A campus keeps one campus admin. Add another one first.',
  possible_duplicate: 'Somebody with this name is in the register already.',
  own_account: 'You cannot change your own role or delete your own account.',
  username_invalid: 'A username has 3 to 60 letters, digits and . _ -',
  birth_date_wrong: 'The date of birth lies before 1900 or in the future.',
} as const
