/** What a row of a sheet can be told, and the columns that a sheet of people and one of classes have. Plain lists: the words and the rule hang on them. */

/** As many as the register keeps of one person. */
export const guardianPlaces = [1, 2, 3, 4, 5, 6] as const
export type GuardianPlace = (typeof guardianPlaces)[number]
export const guardianParts = ['name', 'relation', 'phone'] as const
export type GuardianField = `guardian_${GuardianPlace}_${(typeof guardianParts)[number]}`
export const guardianFields: readonly GuardianField[] = guardianPlaces.flatMap((place) =>
  guardianParts.map((part) => `guardian_${place}_${part}` as const),
)

const ownFields = [
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
export type PeopleField = (typeof ownFields)[number] | GuardianField
/** In the order in which our own sheets write them; the first words of a heading in each language stand in `importHeadings`. */
export const peopleFields: readonly PeopleField[] = [...ownFields, ...guardianFields]

export const classFields = [
  'class_code',
  'grade',
  'section',
  'subject',
  'course',
  'alias',
  'teachers',
  'class_teacher',
  'start_date',
  'end_date',
  'default_language',
  'takes_attendance',
] as const
export type ClassField = (typeof classFields)[number]

/** What a sheet is about, and the columns that it may have. */
export const fieldsOfSheet = { people: peopleFields, classes: classFields } as const
export type SheetKind = keyof typeof fieldsOfSheet
export type SheetField = PeopleField | ClassField
export const sheetFields: readonly SheetField[] = [...new Set<SheetField>([...peopleFields, ...classFields])]

/** Why a row of a sheet of classes is not taken. */
export const classRowErrors = [
  'class_incomplete',
  'class_code_invalid',
  'class_code_taken',
  'class_exists',
  'class_twice',
  'class_dates_wrong',
  'course_unknown',
  'course_ambiguous',
  'course_differs',
  'teacher_unknown',
  'teacher_ambiguous',
  'yes_no_unknown',
] as const

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
  'relation_unknown',
  'guardian_incomplete',
  ...classRowErrors,
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
