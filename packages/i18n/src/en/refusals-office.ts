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
} as const
