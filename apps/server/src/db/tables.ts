/** Generated from the live schema by tools/generate-tables.ts. Do not edit. */
import type { ColumnType, Generated } from 'kysely'

/** Written as a moment or as ISO text, read as a moment. */
export type Time = ColumnType<Date, Date | string, Date | string>
/** Read as a value, written as its text: JSON.stringify(value). */
export type Json = ColumnType<unknown, string, string>
export type JsonWithDefault = ColumnType<unknown, string | undefined, string>
export type TimeWithDefault = ColumnType<Date, Date | string | undefined, Date | string>

export interface AccessCodesTable {
  tenant_id: number
  email: string
  kind: string
  code_id: string
  purpose: string
  institution_id: number | null
  user_id: number | null
  code_hash: string
  expires_on: Time
  used_on: Time | null
  failed_tries: Generated<number>
  failed_in_window: Generated<number>
  sent_in_window: Generated<number>
  window_began_on: Time
  sent_on: Time
}

export interface ActedCallsTable {
  institution_id: number
  acted_call_id: Generated<string>
  session_id: string
  user_id: number
  acted_by: number
  role: string
  path: string
  called_on: Time
}

export interface ActingCodesTable {
  tenant_id: number
  code_hash: string
  for_institution_id: number
  for_user_id: number
  role: string
  acted_by: number
  acted_by_institution_id: number
  created_on: Time
  expires_on: Time
  used_on: Time | null
}

export interface AnswerScoreEntriesTable {
  institution_id: number
  sync_guid: string
  scores: Json
  accuracy: number | null
  scored_by: number
  scored_on: Time
  score_entry_id: string
  device_id: string | null
}

export interface AssignmentCommentsTable {
  institution_id: number
  comment_id: string
  assignment_id: string
  user_id: number
  author_id: number
  text: string
  attachments: Json
  given_on: Time
  edited_on: Time | null
  is_deleted: Generated<boolean>
  earlier_texts: JsonWithDefault
  changed_xid: Generated<string>
}

export interface AssignmentsTable {
  institution_id: number
  assignment_id: string
  created_by: number
  title: string
  description: string
  assignment_type: number
  start_date: Time
  due_date: Time
  allowed_attempts: number
  total_score: number
  rubric_data: Json
  attachments: Json
  json_data: Generated<string>
  is_custom: Generated<boolean>
  created_on: Time
  is_deleted: Generated<boolean>
  changed_xid: Generated<string>
  links: JsonWithDefault
  closes_on: Time | null
  learner_ids: number[] | null
  revision: Generated<number>
  field_revisions: JsonWithDefault
  deleted_on: Time | null
  left_class_ids: Generated<number[]>
  deletion_given_on: Time | null
  own_questions: Json | null
  is_returned_by_teacher: Generated<boolean>
}

export interface AssignmentsClassesTable {
  institution_id: number
  assignment_id: string
  class_id: number
  lessons: JsonWithDefault
  total_learners: Generated<number>
  handed_in: Generated<number>
  scored: Generated<number>
  score_sum: Generated<number>
  returned: Generated<number>
}

export interface AssignmentsUsersTable {
  institution_id: number
  assignment_id: string
  user_id: number
  class_id: number
  assignment_status: Generated<number>
  attempts_used: Generated<number>
  is_late: Generated<boolean>
  first_handed_in_on: Time | null
  score: number | null
  teacher_remarks: Generated<string>
  rubric_levels: JsonWithDefault
  scored_by: number | null
  scored_on: Time | null
  score_entry_id: string | null
  returned_on: Time | null
  correct_questions: Generated<number>
  total_questions: Generated<number>
  changed_xid: Generated<string>
  is_asked: Generated<boolean>
  due_date: Time | null
  is_excused: Generated<boolean>
  remark_files: JsonWithDefault
  automatic_score: number | null
  is_score_automatic: Generated<boolean>
  times_asked_again: Generated<number>
  reminded_on: Time | null
  extended_on: Time | null
}

export interface AttendanceDetailsTable {
  institution_id: number
  attendance_id: string
  user_id: number
  attendance_status: number
  attendance_details_id: Generated<string>
  remark: Generated<string>
  reason: string | null
  given_on: TimeWithDefault
  given_by: number | null
  entry_id: string | null
  device_id: string | null
}

export interface AttendanceEntriesTable {
  institution_id: number
  attendance_id: string
  user_id: number
  entry_id: string
  attendance_status: number
  remark: Generated<string>
  reason: string | null
  given_by: number
  given_on: Time
  device_id: string | null
  received_on: Time
}

export interface AttendanceSettingsTable {
  institution_id: number
  changed_xid: Generated<string>
}

export interface AttendanceSheetsTable {
  institution_id: number
  attendance_id: string
  class_id: number
  attendance_date: string
  taken_by: number
  taken_on: Time
  period: Generated<number>
  changed_xid: Generated<string>
}

export interface BankQuestionsTable {
  tenant_id: number
  bank_question_id: string
  question: Json
  tags: Generated<string[]>
  skill: Generated<string>
  difficulty: number
  language: string
  state: string
  words: string
  made_by: number
  made_by_name: string
  changed_on: Time
}

export interface BankTransfersTable {
  institution_id: number
  order_id: string
  tenant_id: number
  bank: string
  payer: string
  transfer_ref: string
  folded_ref: string
  paid_on: string
  slip: Json | null
  decided_by: number | null
  decided_by_name: string | null
  decided_on: Time | null
  remarks: Generated<string>
}

export interface CertificatesTable {
  institution_id: number
  certificate_id: Generated<number>
  code: string
  kind: string
  user_id: number
  full_name: string
  father_name: string | null
  admission_number: string | null
  date_of_birth: string | null
  school_name: string
  from_date: string
  to_date: string
  reason: string
  issued_on: string
  issued_by_name: string
  withdrawn_on: Time | null
}

export interface ClassEventClassesTable {
  institution_id: number
  event_id: string
  class_id: number
}

export interface ClassEventRemindersTable {
  tenant_id: number
  institution_id: number
  event_id: string
  occurrence: number
  remind_on: Time
}

export interface ClassEventTimesTable {
  institution_id: number
  event_id: string
  occurrence: number
  start_date: Time
  end_date: Time
  is_cancelled: Generated<boolean>
}

export interface ClassEventsTable {
  institution_id: number
  event_id: string
  created_by: number
  event_kind: string
  title: string
  description: string
  link: string
  passcode: string
  place: string
  time_zone: string
  reminders: Json
  created_on: Time
  changed_xid: Generated<string>
  field_moments: JsonWithDefault
}

export interface ClassLibraryTable {
  institution_id: number
  class_id: number
  library_id: string
  attachment: Json | null
  link: Json | null
  added_by: number | null
  added_on: Time | null
  removed_on: Time | null
  changed_xid: Generated<string>
}

export interface ClassTeachersTable {
  institution_id: number
  class_id: number
  user_id: number
  from_date: string
  to_date: string | null
  is_substitute: Generated<boolean>
}

export interface ClassesTable {
  institution_id: number
  class_id: Generated<number>
  grade: string
  subject: string
  section: string
  alias: string | null
  course_id: number
  is_active: Generated<boolean>
  is_deleted: Generated<boolean>
  changed_xid: Generated<string>
  class_code: Generated<string>
  is_open_to_signup: Generated<boolean>
  archived_on: Time | null
  deleted_on: Time | null
  start_date: string | null
  end_date: string | null
  default_language: string | null
  is_stream_disabled: Generated<boolean>
  takes_attendance: Generated<boolean>
  year_id: number | null
  approves_posts: Generated<boolean>
}

export interface ClickersTable {
  institution_id: number
  clicker_id: string
  class_id: number
  created_by: number
  questions: Json
  state: Generated<string>
  at: Generated<number>
  closed_on: Time | null
  moved_on: Time
  created_on: Time
}

export interface ContentTable {
  tenant_id: number
  content_id: Generated<number>
  title: string
  content_type: string
  body: Json
  size_bytes: number
  revision: Generated<number>
}

export interface ContentImportsTable {
  tenant_id: number
  import_id: string
  institution_id: number
  user_id: number
  name: string
  sha256: string
  size_bytes: number
  called: string | null
  language: string | null
  of_content_id: number | null
  state: string
  step: string
  progress: number | null
  leased_until: Time
  report: JsonWithDefault
  content: Json | null
  created_on: Time
  further: JsonWithDefault
}

export interface ContentInstitutionsTable {
  tenant_id: number
  institution_id: number
  repository: string | null
  available_courses: Generated<number[]>
  available_lessons: Generated<string[]>
  cms_roles: Generated<string[]>
  is_cms_full_access: Generated<boolean>
  changed_xid: Generated<string>
}

export interface ContentRevisionsTable {
  tenant_id: number
  content_id: number
  revision: number
  title: string
  content_type: string
  body: Json
  size_bytes: number
  skill_ids: Generated<number[]>
  made_by: number
  made_on: Time
}

export interface CourseVersionsTable {
  tenant_id: number
  course_id: number
  version: number
  state: string
  repository: string | null
  tree: Json
  saves: Generated<number>
  saved_by: number
  saved_by_name: string
  saved_on: Time
  steps: JsonWithDefault
}

export interface CoursesTable {
  tenant_id: number
  course_id: Generated<number>
  title: string
  subject: string
  grade: string
  language: string
  min_completion_percentage: Generated<number>
  changed_xid: Generated<string>
  track: string | null
  repository: string | null
  counted_attempt: Generated<string>
}

export interface CoursesLessonsTable {
  tenant_id: number
  lesson_guid: string
  course_id: number
  title: string
  summary: Generated<string>
  position: number
  changed_xid: Generated<string>
  is_deleted: Generated<boolean>
}

export interface CoursesToRecountTable {
  tenant_id: number
  institution_id: number
  course_id: number
  asked_on: Time
}

export interface CredentialsTable {
  tenant_id: number
  user_id: number
  institution_id: number
  password_hash: string | null
}

export interface DaysToRecountTable {
  tenant_id: number
  institution_id: number
  asked_on: Time
}

export interface DevicesTable {
  institution_id: number
  device_id: string
  user_id: number
  first_seen_on: Time
  last_synced_on: Time | null
  works_waiting: number | null
  free_bytes: number | null
  platform: string | null
  system: string | null
  app_version: string | null
  waiting_since: Time | null
  trouble: string | null
  heard_on: Time | null
  healed_tables: Generated<string[]>
  healed_on: Time | null
}

export interface DoneMigrationsTable {
  tenant_id: number
  user_id: number
  done_on: Time
  became_user_id: number
  migration_type: number
  from_institution: number
  to_institution: number
  grade: string | null
  from_section: string | null
  to_section: string | null
  classes: Json
  set_by: number
  set_on: Time
}

export interface DueRemindersTable {
  tenant_id: number
  institution_id: number
  assignment_id: string
  due_date: Time
  remind_on: Time
}

export interface EndedSessionsTable {
  session_id: string
  recorded_on: TimeWithDefault
}

export interface ExternalAttemptsTable {
  tenant_id: number
  state_hash: string
  browser_hash: string
  login_type: number
  issuer: string
  redirect_uri: string
  nonce: string
  code_verifier: string
  landing: string
  return_to: string | null
  started_on: Time
}

export interface ExternalIdentitiesTable {
  tenant_id: number
  issuer: string
  subject: string
  user_id: number
  linked_on: Time
}

export interface ExternalProofsTable {
  tenant_id: number
  token_hash: string
  login_type: number
  issuer: string
  subject: string
  email: string
  is_email_verified: boolean
  first_name: string
  last_name: string
  proven_on: Time
  used_on: Time | null
}

export interface FigureLooksTable {
  tenant_id: number
  institution_id: number
  class_id: number
  looked_on: Time
  differing: Json
}

export interface FilesTable {
  institution_id: number
  file_id: string
  user_id: number
  sha256: string
  name: string
  mime_type: string
  size_bytes: number
  created_on: Time
  is_named: Generated<boolean>
  thumbnail_sha256: string | null
}

export interface GuardiansTable {
  institution_id: number
  guardian_id: Generated<number>
  user_id: number
  full_name: string
  relation: string
  phone_number: string | null
}

export interface InstitutionsTable {
  tenant_id: number
  institution_id: Generated<number>
  region_id: number | null
  name: string
  names: JsonWithDefault
  address: Generated<string>
  city: Generated<string>
  default_language: Generated<string>
  time_zone: Generated<string>
  sub_end_date: Time | null
  school_system_id: number | null
  school_family_id: number | null
  city_id: number | null
  contact_number: Generated<string>
  contact_email_address: Generated<string>
  profile_picture: Generated<string>
  attendance_mode: number | null
  offline_server_model: Generated<string>
  theme: string | null
  sub_start_date: Time | null
  created_on: TimeWithDefault
  deleted_on: Time | null
  changed_xid: Generated<string>
  folded_names: Generated<string>
  total_licenses: number | null
  is_user_creation: boolean | null
  attendance_edit_days: Generated<number>
  attendance_minimum: Generated<number>
  attendance_mode_on: Time | null
  ministry_code: Generated<string>
  latitude: number | null
  longitude: number | null
}

export interface LessonsContentTable {
  tenant_id: number
  lesson_guid: string
  content_id: number
  course_id: number
  position: number
  changed_xid: Generated<string>
  is_deleted: Generated<boolean>
}

export interface LessonsSearchTable {
  tenant_id: number
  lesson_guid: string
  words: string
}

export interface LessonsToIndexTable {
  tenant_id: number
  lesson_guid: string
  noted_on: TimeWithDefault
}

export interface OfficeChangesTable {
  institution_id: number
  change_id: Generated<number>
  command_id: string | null
  changed_by: number
  changed_by_name: string
  acted_by: number | null
  changed_on: Time
  noun: string
  noun_id: string
  action: string
  before: Json | null
  after: Json | null
}

export interface OfficeCommandsTable {
  tenant_id: number
  user_id: number
  command_id: string
  path: string
  answer: Json | null
  received_on: Time
}

export interface OfficeImportRowsTable {
  institution_id: number
  import_id: string
  row_number: number
  cells: Json
  outcome: string
  faults: Json
  changes: Json
  given: Json
  target_id: number | null
}

export interface OfficeImportsTable {
  institution_id: number
  import_id: string
  name: string
  state: string
  made_by: number
  made_by_name: string
  created_on: Time
  sheets: Json
  headings: Json
  is_from_1904: boolean
  is_legacy_text: boolean
  settings: Json
  totals: Json
  error_percent: number
  is_stopped: boolean
  applied_on: Time | null
  applied_xid: string | null
  kept: Generated<number>
  source: Buffer | null
  sheet: Generated<number>
  header_row: Generated<number>
  revision: Generated<number>
  kind: Generated<string>
  missing_people: JsonWithDefault
}

export interface OutboxMailsTable {
  tenant_id: number
  mail_id: string
  sealed: Buffer
  attempts: Generated<number>
  next_try_on: Time
  created_on: Time
}

export interface OutboxPushesTable {
  tenant_id: number
  push_id: Generated<string>
  endpoint_hash: string
  institution_id: number
  user_id: number
  notification_type: string
  subject: string
  assignment_id: string | null
  language: string
  role: string
  attempts: Generated<number>
  next_try_on: Time
  event_id: string | null
  class_id: number | null
}

export interface PackageFilesTable {
  tenant_id: number
  package_sha256: string
  path: string
  sha256: string
  mime_type: string
  size_bytes: number
}

export interface PackageSittingsTable {
  institution_id: number
  sync_guid: string
  user_id: number
  content_id: number
  class_id: number
  lesson_guid: string
  taken_on: Time
  time_spent_in_seconds: number
  interactions: Json
}

export interface PackageStatesTable {
  institution_id: number
  user_id: number
  content_id: number
  class_id: number
  location: string
  suspend_data: string
  completion: string
  success: string
  score: number | null
  total_time: number
  given_on: Time
  changed_xid: Generated<string>
}

export interface PaymentAccountsTable {
  tenant_id: number
  position: number
  bank: string
  title: string
  number: string
}

export interface PaymentDaysTable {
  institution_id: number | null
  day: string | null
  currency: string | null
  gateway: number | null
  waiting: number | null
  waiting_minor: number | null
  paid: number | null
  paid_minor: number | null
  failed: number | null
  failed_minor: number | null
  refunded_minor: number | null
}

export interface PaymentEventsTable {
  tenant_id: number
  event_id: string
  kind: string
  object_ref: string
  intent_ref: string | null
  order_id: string | null
  received_on: Time
  due_on: Time | null
  tries: Generated<number>
  outcome: string | null
}

export interface PaymentOrdersTable {
  institution_id: number
  order_id: string
  user_id: number
  subscription_guid: string
  title: Json
  gateway: number
  amount_minor: number
  currency: string
  duration_in_months: number
  grade: string | null
  status: Generated<number>
  reason: string | null
  made_on: Time
  settled_on: Time | null
  receipt_no: number | null
  learner_ids: number[]
  refunded_minor: Generated<number>
}

export interface PaymentPlansTable {
  tenant_id: number
  subscription_guid: string
  plan_id: Generated<number>
  title: Json
  discount_label: JsonWithDefault
  amount_minor: number
  currency: string
  duration_in_months: number
  trial_days: Generated<number>
  position: Generated<number>
  is_active: Generated<boolean>
  version: Generated<number>
  changed_on: Time
  changed_by: number
  changed_xid: Generated<string>
  stripe_price_id: string | null
  is_teacher_assisted: Generated<boolean>
}

export interface PaymentReceiptsTable {
  institution_id: number
  last_no: number
  last_voucher: Generated<number>
}

export interface PaymentRefsTable {
  tenant_id: number
  txn_ref: string
  institution_id: number
  order_id: string
  payment_mode: string
  made_on: Time
  expires_on: Time
  next_inquiry_on: Time | null
  inquiries: Generated<number>
}

export interface PaymentReportsTable {
  tenant_id: number
  report_id: Generated<number>
  txn_ref: string
  kind: string
  fields: Json
  is_verified: boolean
  received_on: Time
}

export interface PendingMigrationsTable {
  tenant_id: number
  user_id: number
  migration_type: number
  from_institution: number
  to_institution: number
  grade: string | null
  from_section: string | null
  to_section: string | null
  classes: Json
  set_by: number
  set_on: Time
  failed_on: Time | null
  failure: string | null
}

export interface PeopleSoughtTable {
  tenant_id: number
  institution_id: number
  user_id: number
  full_name: string
  roles: string[]
  is_deleted: boolean
  left_on: Time | null
  search_text: string
  marks: string[]
}

export interface PlanRemindersTable {
  tenant_id: number
  institution_id: number
  user_id: number
  end_on: Time
  remind_on: Time
}

export interface PromotionsTable {
  institution_id: number
  rollover_id: number
  user_id: number
  outcome: string
  from_grade: string | null
  from_section: string | null
  from_roll_number: number | null
  to_grade: string | null
  to_section: string | null
  to_roll_number: number | null
}

export interface PushSubscriptionsTable {
  tenant_id: number
  endpoint_hash: string
  institution_id: number
  user_id: number
  device_id: string | null
  subscription: Json
  created_on: Time
}

export interface QuestionStatisticsTable {
  tenant_id: number
  question_id: string
  content_id: number
  institution_id: number
  answered: number
  correct: number
  rest_sum: number
  rest_square_sum: number
  correct_rest_sum: number
}

export interface ReceivedCommandsTable {
  institution_id: number
  user_id: number
  command_id: string
  path: string
  answer: Json | null
  received_on: Time
}

export interface RegionCitiesTable {
  tenant_id: number
  city_id: Generated<number>
  region_id: number
  name: string
  names: JsonWithDefault
}

export interface RegionsTable {
  tenant_id: number
  region_id: Generated<number>
  name: string
  school_family_id: number | null
  names: JsonWithDefault
}

export interface RollupClassTable {
  institution_id: number
  class_id: number
  turned_in: Generated<number>
  scored: Generated<number>
  score_percent_sum: Generated<number>
  changed_on: Time
}

export interface RollupClassDayTable {
  institution_id: number
  class_id: number
  day: string
  attempts: Generated<number>
  accuracy_sum: Generated<number>
  time_spent_in_seconds: Generated<number>
  turned_in: Generated<number>
  attended: Generated<number>
  attendance_marked: Generated<number>
  lessons_completed: Generated<number>
}

export interface RollupInstitutionTable {
  tenant_id: number
  institution_id: number
  gathered_on: Time
  heard_on: Time | null
  synced_on: Time | null
  learners: number
  teachers: number
  classes: number
  learners_active: number
  learners_heard: number
  devices_total: number
  devices_synced: number
  lessons_completed: number
  lessons_total: number
  attempts: number
  accuracy_sum: number
  due: number
  turned_in: number
  scored: number
  score_percent_sum: number
  time_spent_in_seconds: number
  attended: number
  attendance_marked: number
  learners_to_40: number
  learners_to_60: number
  learners_to_80: number
  learners_above_80: number
}

export interface RollupInstitutionContentTable {
  tenant_id: number
  institution_id: number
  content_id: number
  content_type: string
  gathered_on: Time
  learners: number
  learners_recent: number
  learners_completed: number
  time_spent_in_seconds: number
}

export interface RollupInstitutionDayTable {
  tenant_id: number
  institution_id: number
  day: string
  learners_active: number
  attempts: number
  accuracy_sum: number
  lessons_completed: number
  turned_in: number
  time_spent_in_seconds: number
  attended: number
  attendance_marked: number
}

export interface RollupInstitutionSubjectTable {
  tenant_id: number
  institution_id: number
  subject: string
  grade: string
  classes: number
  learners: number
  lessons_completed: number
  lessons_total: number
  attempts: number
  accuracy_sum: number
  time_spent_in_seconds: number
  written: Generated<string>
  is_whole: Generated<boolean>
  learners_to_40: Generated<number>
  learners_to_60: Generated<number>
  learners_to_80: Generated<number>
  learners_above_80: Generated<number>
}

export interface RollupLearnerClassTable {
  institution_id: number
  class_id: number
  user_id: number
  lessons_completed: Generated<number>
  attempts: Generated<number>
  accuracy_sum: Generated<number>
  time_spent_in_seconds: Generated<number>
  changed_xid: Generated<string>
}

export interface RollupLearnerDayTable {
  institution_id: number
  user_id: number
  class_id: number
  day: string
  attempts: Generated<number>
  accuracy_sum: Generated<number>
  time_spent_in_seconds: Generated<number>
  lessons_completed: Generated<number>
}

export interface RollupPaymentDayTable {
  institution_id: number
  day: string
  currency: string
  gateway: number
  waiting: Generated<number>
  waiting_minor: Generated<number>
  paid: Generated<number>
  paid_minor: Generated<number>
  failed: Generated<number>
  failed_minor: Generated<number>
  refunded_minor: Generated<number>
}

export interface RollupRegionDayTable {
  tenant_id: number
  region_id: number
  day: string
  learners_active: number
  attempts: number
  accuracy_sum: number
  lessons_completed: number
  turned_in: number
  time_spent_in_seconds: number
  attended: number
  attendance_marked: number
  school_family_id: number
  school_system_id: number
}

export interface RollupRegionSubjectTable {
  tenant_id: number
  region_id: number
  subject: string
  is_whole: boolean
  grade: string
  written: string
  counted_on: Time
  schools_total: number
  schools_heard: number
  classes: number
  learners: number
  learners_banded: number
  lessons_completed: number
  lessons_total: number
  attempts: number
  accuracy_sum: number
  time_spent_in_seconds: number
  learners_to_40: number
  learners_to_60: number
  learners_to_80: number
  learners_above_80: number
  school_family_id: number
  school_system_id: number
}

export interface SavedRemarksTable {
  institution_id: number
  user_id: number
  text: string
  is_deleted: Generated<boolean>
  changed_on: Time
  changed_xid: Generated<string>
}

export interface ScheduledWorkTable {
  tenant_id: number
  institution_id: number
  assignment_id: string
  starts_on: Time
}

export interface SchoolDaysTable {
  institution_id: number
  day: string
  kind: string
  names: JsonWithDefault
}

export interface SchoolSystemsTable {
  tenant_id: number
  school_system_id: Generated<number>
  school_family_id: number | null
  name: string
  names: JsonWithDefault
}

export interface SchoolTermsTable {
  institution_id: number
  year_id: number
  term_number: number
  name: string
  start_date: string
  end_date: string
}

export interface SchoolWeeksTable {
  institution_id: number
  weekly_rest: number[]
}

export interface SchoolYearsTable {
  institution_id: number
  year_id: Generated<number>
  name: string
  start_date: string
  end_date: string
  is_current: Generated<boolean>
  changed_xid: Generated<string>
}

export interface ScoreEntriesTable {
  institution_id: number
  score_entry_id: string
  assignment_id: string
  user_id: number
  score: number | null
  teacher_remarks: string
  rubric_levels: Json
  scored_by: number
  scored_on: Time
  device_id: string | null
  seen_on: Time | null
  remark_files: JsonWithDefault
  is_taken_back: Generated<boolean>
}

export interface SealedTestsTable {
  tenant_id: number
  institution_id: number
  content_id: number
  closes_on: Time
}

export interface SearchWordsTable {
  tenant_id: number
  word: string
  trigrams: string[]
}

export interface SessionsTable {
  institution_id: number
  session_id: string
  user_id: number
  active_role: string
  device_id: string | null
  refresh_number: Generated<number>
  created_on: Time
  renewed_on: Time
  expires_on: Time
  ended_on: Time | null
  user_agent: Generated<string>
  acted_by: number | null
  must_change_password: Generated<boolean>
}

export interface SignInNamesTable {
  tenant_id: number
  sign_in_name: string
  user_id: number
}

export interface SignInTriesTable {
  tenant_id: number
  subject_hash: string
  failed_tries: number
  locked_until: Time | null
  last_try_on: Time
}

export interface SkillsTable {
  tenant_id: number
  skill_id: Generated<number>
  parent_id: number | null
  title: string
  subject: string
  is_deleted: Generated<boolean>
  changed_xid: Generated<string>
}

export interface SkillsContentTable {
  tenant_id: number
  skill_id: number
  content_id: number
}

export interface StartingCodesTable {
  tenant_id: number
  user_id: number
  code_hashes: string[]
  made_by: number
  expires_on: Time
  used_on: Time | null
  used_device: string | null
}

export interface StreamCommentsTable {
  institution_id: number
  comment_id: string
  post_id: string
  class_id: number
  user_id: number
  role: string
  reply_to: string | null
  text: string
  attachments: JsonWithDefault
  created_on: Time
  received_on: Time
  edited_on: Time | null
  earlier_texts: JsonWithDefault
  is_deleted: Generated<boolean>
  deleted_on: Time | null
  deleted_by: number | null
  changed_xid: Generated<string>
}

export interface StreamLikesTable {
  institution_id: number
  post_id: string
  user_id: number
  is_liked: boolean
  given_on: Time
  changed_xid: Generated<string>
}

export interface StreamMomentsTable {
  tenant_id: number
  institution_id: number
  subject_id: string
  kind: string
  due_on: Time
}

export interface StreamPostsTable {
  institution_id: number
  post_id: string
  class_id: number
  user_id: number
  role: string
  text: string
  attachments: JsonWithDefault
  links: JsonWithDefault
  created_on: Time
  received_on: Time
  edited_on: Time | null
  earlier_texts: JsonWithDefault
  publish_on: Time
  is_published: boolean
  waits_for_approval: Generated<boolean>
  comments_closed: Generated<boolean>
  is_pinned: Generated<boolean>
  pin_given_on: Time | null
  comments: Generated<number>
  likes: Generated<number>
  reports: Generated<number>
  is_deleted: Generated<boolean>
  deleted_on: Time | null
  deleted_by: number | null
  delete_reason: Generated<string>
  changed_xid: Generated<string>
}

export interface StreamReportsTable {
  institution_id: number
  post_id: string
  subject_id: string
  user_id: number
  reason: string
  reported_on: Time
  settled_on: Time | null
}

export interface StripeCustomersTable {
  tenant_id: number
  institution_id: number
  user_id: number
  customer_id: string
}

export interface StripeOrdersTable {
  tenant_id: number
  order_id: string
  institution_id: number
  user_id: number
  stripe_price_id: string
  source_ref: string | null
  checkout_url: string | null
  expires_on: Time
  subscription_ref: string | null
  intent_ref: string | null
  is_change: Generated<boolean>
}

export interface SubmissionsTable {
  institution_id: number
  submission_id: string
  assignment_id: string
  user_id: number
  attempt_number: number
  text: string
  attachments: Json
  handed_in_on: Time
  received_on: Time
  is_late: boolean
  is_extra: boolean
  changed_xid: Generated<string>
  given_by: number | null
  on_paper: Generated<boolean>
  status_before: Generated<number>
  withdrawn_on: Time | null
  answers: JsonWithDefault
  marked: Json | null
}

export interface SubscriptionsTable {
  institution_id: number
  subscription_id: string
  user_id: number
  subscription_guid: string
  mode: number
  start_on: Time
  end_on: Time | null
  order_id: string | null
  ended_on: Time | null
  changed_xid: Generated<string>
}

export interface TenantChangesTable {
  tenant_id: number
  version: number
  changed_by: number
  changed_by_name: string
  changed_on: Time
  before: Json
  after: Json
}

export interface TenantHostsTable {
  host: string
  tenant_id: number
}

export interface TenantsTable {
  tenant_id: Generated<number>
  name: string
  configuration: Json
  available_courses: Generated<number[]>
  available_lessons: Generated<string[]>
  changed_xid: Generated<string>
  version: Generated<number>
}

export interface UsedCaptchasTable {
  tenant_id: number
  challenge: string
  expires_on: Time
}

export interface UsersTable {
  institution_id: number
  user_id: Generated<number>
  username: string
  full_name: string
  email: string | null
  roles: string[]
  active_role: string
  current_language: string
  profile_completion_step: Generated<number>
  is_deleted: Generated<boolean>
  changed_xid: Generated<string>
  province: string | null
  region: string | null
  city: string | null
  address: string | null
  phone_number: string | null
  date_of_birth: string | null
  gender: number | null
  grade: string | null
  school_name: string | null
  metadata: JsonWithDefault
  profile_file_id: string | null
  is_unsubscribed: Generated<boolean>
  tour_guide_json: string | null
  is_self_registered: Generated<boolean>
  father_name: string | null
  full_name_latin: string | null
  admission_number: string | null
  identity_number: string | null
  section: string | null
  roll_number: number | null
  left_on: Time | null
  created_on: Time | null
  search_text: Generated<string>
  folded_name: Generated<string>
  folded_father: string | null
}

export interface UsersBookmarkingTable {
  institution_id: number
  user_id: number
  class_id: number
  lesson_guid: string
  is_deleted: Generated<boolean>
  changed_on: Time
  changed_xid: Generated<string>
}

export interface UsersClassesTable {
  institution_id: number
  class_id: number
  user_id: number
  role: string
  is_deleted: Generated<boolean>
  changed_xid: Generated<string>
  left_on: Time | null
  joined_on: Time | null
  is_muted: Generated<boolean>
}

export interface UsersClickersTable {
  institution_id: number
  clicker_id: string
  at: number
  user_id: number
  answer: Json
  is_right: boolean
  given_on: Time
}

export interface UsersContentTable {
  institution_id: number
  user_id: number
  content_id: number
  class_id: number
  lesson_guid: string
  content_status: Generated<number>
  completion: Generated<number>
  accuracy: number | null
  attempts: Generated<number>
  time_spent_in_seconds: Generated<number>
  resume_point: Generated<string>
  changed_on: Time
  changed_xid: Generated<string>
  last_accuracy: number | null
  accuracy_sum: Generated<number>
  first_accuracy: number | null
  first_taken_on: Time | null
}

export interface UsersContentAttemptsTable {
  institution_id: number
  sync_guid: string
  user_id: number
  content_id: number
  class_id: number
  lesson_guid: string
  attempt_number: number
  accuracy: number
  total_questions: number
  correct_questions: number
  time_spent_in_seconds: number
  answers: Json
  taken_on: Time
  waiting_questions: Generated<number>
  closes_on: Time | null
  results: Json | null
  scores: JsonWithDefault
  files: JsonWithDefault
  scored_by: number | null
  scored_on: Time | null
  changed_xid: Generated<string>
  interactions: Json | null
  marks: JsonWithDefault
  away_seconds: number | null
  times_away: number | null
}

export interface UsersLessonsTable {
  institution_id: number
  user_id: number
  class_id: number
  lesson_guid: string
  completed_contents: number
  total_contents: number
  completion: number
  is_completed: Generated<boolean>
  changed_on: Time
  attempts: Generated<number>
  time_spent_in_seconds: Generated<number>
  measured_contents: Generated<number>
  best_accuracy_sum: Generated<number>
  last_accuracy_sum: Generated<number>
  average_accuracy_sum: Generated<number>
  worked_on: Time | null
  completed_on: Time | null
  first_accuracy_sum: Generated<number>
}

export interface UsersNotificationsTable {
  institution_id: number
  users_notification_id: string
  user_id: number
  notification_type: string
  subject: string
  assignment_id: string | null
  class_id: number | null
  created_on: Time
  read_on: Time | null
  changed_xid: Generated<string>
  learner_id: number | null
  event_id: string | null
  post_id: string | null
}

export interface VouchersTable {
  tenant_id: number
  code: string
  institution_id: number
  serial: number
  subscription_guid: string
  title: Json
  amount_minor: number
  currency: string
  duration_in_months: number
  made_on: Time
  ends_on: Time
  cancelled_on: Time | null
  used_on: Time | null
  used_institution: number | null
  order_id: string | null
}

export interface WeeklyFiguresTable {
  tenant_id: number
  institution_id: number
  user_id: number
  role: string
  next_on: Time
}

export interface XapiStatementsTable {
  institution_id: number
  user_id: number
  statement_id: string
  content_id: number
  class_id: number
  verb: string
  object_id: string
  object_name: string
  scaled: number | null
  success: boolean | null
  completion: boolean | null
  response: string
  said_on: Time
}

export interface YearRolloverClassesTable {
  institution_id: number
  rollover_id: number
  class_id: number
  is_made: boolean
  end_date: string | null
}

export interface YearRolloversTable {
  institution_id: number
  rollover_id: Generated<number>
  from_year_id: number
  to_year_id: number
  applied_on: Time
  applied_by_name: string
  applied_xid: Generated<string>
  counts: Json
  undone_on: Time | null
}

export interface Tables {
  access_codes: AccessCodesTable
  acted_calls: ActedCallsTable
  acting_codes: ActingCodesTable
  answer_score_entries: AnswerScoreEntriesTable
  assignment_comments: AssignmentCommentsTable
  assignments: AssignmentsTable
  assignments_classes: AssignmentsClassesTable
  assignments_users: AssignmentsUsersTable
  attendance_details: AttendanceDetailsTable
  attendance_entries: AttendanceEntriesTable
  attendance_settings: AttendanceSettingsTable
  attendance_sheets: AttendanceSheetsTable
  bank_questions: BankQuestionsTable
  bank_transfers: BankTransfersTable
  certificates: CertificatesTable
  class_event_classes: ClassEventClassesTable
  class_event_reminders: ClassEventRemindersTable
  class_event_times: ClassEventTimesTable
  class_events: ClassEventsTable
  class_library: ClassLibraryTable
  class_teachers: ClassTeachersTable
  classes: ClassesTable
  clickers: ClickersTable
  content: ContentTable
  content_imports: ContentImportsTable
  content_institutions: ContentInstitutionsTable
  content_revisions: ContentRevisionsTable
  course_versions: CourseVersionsTable
  courses: CoursesTable
  courses_lessons: CoursesLessonsTable
  courses_to_recount: CoursesToRecountTable
  credentials: CredentialsTable
  days_to_recount: DaysToRecountTable
  devices: DevicesTable
  done_migrations: DoneMigrationsTable
  due_reminders: DueRemindersTable
  ended_sessions: EndedSessionsTable
  external_attempts: ExternalAttemptsTable
  external_identities: ExternalIdentitiesTable
  external_proofs: ExternalProofsTable
  figure_looks: FigureLooksTable
  files: FilesTable
  guardians: GuardiansTable
  institutions: InstitutionsTable
  lessons_content: LessonsContentTable
  lessons_search: LessonsSearchTable
  lessons_to_index: LessonsToIndexTable
  office_changes: OfficeChangesTable
  office_commands: OfficeCommandsTable
  office_import_rows: OfficeImportRowsTable
  office_imports: OfficeImportsTable
  outbox_mails: OutboxMailsTable
  outbox_pushes: OutboxPushesTable
  package_files: PackageFilesTable
  package_sittings: PackageSittingsTable
  package_states: PackageStatesTable
  payment_accounts: PaymentAccountsTable
  payment_days: PaymentDaysTable
  payment_events: PaymentEventsTable
  payment_orders: PaymentOrdersTable
  payment_plans: PaymentPlansTable
  payment_receipts: PaymentReceiptsTable
  payment_refs: PaymentRefsTable
  payment_reports: PaymentReportsTable
  pending_migrations: PendingMigrationsTable
  people_sought: PeopleSoughtTable
  plan_reminders: PlanRemindersTable
  promotions: PromotionsTable
  push_subscriptions: PushSubscriptionsTable
  question_statistics: QuestionStatisticsTable
  received_commands: ReceivedCommandsTable
  region_cities: RegionCitiesTable
  regions: RegionsTable
  rollup_class: RollupClassTable
  rollup_class_day: RollupClassDayTable
  rollup_institution: RollupInstitutionTable
  rollup_institution_content: RollupInstitutionContentTable
  rollup_institution_day: RollupInstitutionDayTable
  rollup_institution_subject: RollupInstitutionSubjectTable
  rollup_learner_class: RollupLearnerClassTable
  rollup_learner_day: RollupLearnerDayTable
  rollup_payment_day: RollupPaymentDayTable
  rollup_region_day: RollupRegionDayTable
  rollup_region_subject: RollupRegionSubjectTable
  saved_remarks: SavedRemarksTable
  scheduled_work: ScheduledWorkTable
  school_days: SchoolDaysTable
  school_systems: SchoolSystemsTable
  school_terms: SchoolTermsTable
  school_weeks: SchoolWeeksTable
  school_years: SchoolYearsTable
  score_entries: ScoreEntriesTable
  sealed_tests: SealedTestsTable
  search_words: SearchWordsTable
  sessions: SessionsTable
  sign_in_names: SignInNamesTable
  sign_in_tries: SignInTriesTable
  skills: SkillsTable
  skills_content: SkillsContentTable
  starting_codes: StartingCodesTable
  stream_comments: StreamCommentsTable
  stream_likes: StreamLikesTable
  stream_moments: StreamMomentsTable
  stream_posts: StreamPostsTable
  stream_reports: StreamReportsTable
  stripe_customers: StripeCustomersTable
  stripe_orders: StripeOrdersTable
  submissions: SubmissionsTable
  subscriptions: SubscriptionsTable
  tenant_changes: TenantChangesTable
  tenant_hosts: TenantHostsTable
  tenants: TenantsTable
  used_captchas: UsedCaptchasTable
  users: UsersTable
  users_bookmarking: UsersBookmarkingTable
  users_classes: UsersClassesTable
  users_clickers: UsersClickersTable
  users_content: UsersContentTable
  users_content_attempts: UsersContentAttemptsTable
  users_lessons: UsersLessonsTable
  users_notifications: UsersNotificationsTable
  vouchers: VouchersTable
  weekly_figures: WeeklyFiguresTable
  xapi_statements: XapiStatementsTable
  year_rollover_classes: YearRolloverClassesTable
  year_rollovers: YearRolloversTable
}
