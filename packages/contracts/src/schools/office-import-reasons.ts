/** What a row of a sheet of people can be told, and the columns that such a sheet has. Plain lists: the words and the rule hang on them. */

/** In the order in which our own sheets write them; the first words of a heading in each language stand in `importHeadings`. */
export const peopleFields = [
  'user_id',
  'full_name',
  'father_name',
  'role',
  'username',
  'admission_number',
  'roll_number',
  'grade',
  'section',
  'class_codes',
  'gender',
  'date_of_birth',
  'phone_number',
  'email',
  'language',
] as const
export type PeopleField = (typeof peopleFields)[number]

/** Why a row is not taken. */
export const rowErrors = [
  'required_missing',
  'too_long',
  'name_invalid',
  'role_unknown',
  'role_not_grantable',
  'role_differs',
  'username_taken',
  'username_twice',
  'username_invalid',
  'sign_in_name_differs',
  'email_invalid',
  'email_taken',
  'email_twice',
  'phone_invalid',
  'phone_shortened',
  'date_unreadable',
  'date_year_only',
  'date_ambiguous',
  'date_in_future',
  'gender_unknown',
  'language_unknown',
  'class_unknown',
  'class_archived',
  'admission_number_taken',
  'admission_number_twice',
  'roll_number_invalid',
  'roll_number_twice',
  'same_person_twice',
  'person_unknown',
  'person_above',
  'other_campus',
  'letters_lost',
  'formula_without_value',
  'cell_error',
] as const

/** What is said of a row that is taken, but for `looks_like`: such a row waits until somebody says that it is another person. */
export const rowWarnings = ['looks_like', 'same_name_in_section', 'two_phones'] as const

export const rowReasons = [...rowErrors, ...rowWarnings] as const
export type RowReason = (typeof rowReasons)[number]

export const rowOutcomes = ['add', 'change', 'same', 'warn', 'error'] as const
export type RowOutcome = (typeof rowOutcomes)[number]
