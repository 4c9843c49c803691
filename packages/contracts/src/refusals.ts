/** Every expected "no" of the product: its number on the wire and the key of its sentence. */

interface RefusalEntry {
  /** Below 0 (seed 000 §7); −1, −2 and −10 mean what the seeds say. Unique within one call, not over all. */
  readonly code: number
  /** A key of the `refusals` messages. */
  readonly message: string
}

export const refusals = {
  invalid_credentials: { code: -1, message: 'invalid_username_password' },
  session_over: { code: -1, message: 'session_over' },
  wrong_institution: { code: -10, message: 'wrong_institute_selected_message' },
  subscription_over: { code: -3, message: 'subs_date_passed_error' },
  different_institution: { code: -11, message: 'is_user_different_institution_id' },
  outside_province: { code: -12, message: 'school_outside_province' },
  old_password_wrong: { code: -13, message: 'old_password_wrong' },
  too_many_tries: { code: -4, message: 'too_many_tries' },
  limited_functionality: { code: -14, message: 'limited_functionality' },

  not_found: { code: -404, message: 'not_found' },
  not_allowed: { code: -403, message: 'not_allowed' },

  contact_no_invalid: { code: -21, message: 'contact_no_invalid' },
  language_not_offered: { code: -20, message: 'language_not_offered' },

  score_above_total: { code: -30, message: 'score_above_total' },
  rubric_mismatch: { code: -31, message: 'rubric_mismatch' },
  nothing_handed_in: { code: -32, message: 'nothing_handed_in' },
  nothing_to_return: { code: -33, message: 'nothing_to_return' },
  due_before_start: { code: -34, message: 'due_before_start' },
  due_before_today: { code: -35, message: 'due_before_today' },
  content_missing: { code: -36, message: 'content_missing' },
  nothing_attached: { code: -240, message: 'nothing_attached' },
  file_missing: { code: -37, message: 'file_missing' },
  duplicate_file: { code: -38, message: 'duplicate_file' },
  not_started_yet: { code: -39, message: 'not_started_yet' },
  comment_empty: { code: -265, message: 'comment_empty' },
  comment_too_long: { code: -266, message: 'comment_too_long' },
  work_not_withdrawable: { code: -267, message: 'work_not_withdrawable' },

  attempt_mismatch: { code: -40, message: 'attempt_mismatch' },
  tracking_unreadable: { code: -41, message: 'tracking_unreadable' },
  test_closed: { code: -42, message: 'test_closed' },
  bank_question_faulty: { code: -43, message: 'bank_question_faulty' },

  file_too_large: { code: -50, message: 'file_too_large' },
  file_type_refused: { code: -51, message: 'file_type_refused' },
  file_name_refused: { code: -52, message: 'file_name_refused' },
  too_many_files: { code: -53, message: 'too_many_files' },
  file_empty: { code: -54, message: 'file_empty' },
  upload_quota_full: { code: -310, message: 'upload_quota_full' },

  otp_invalid: { code: -2, message: 'otp_invalid' },
  code_invalid: { code: -2, message: 'code_invalid' },
  link_invalid: { code: -2, message: 'link_invalid' },
  email_taken: { code: -10, message: 'email_taken' },
  institution_invalid: { code: -10, message: 'institution_invalid' },
  mail_too_soon: { code: -5, message: 'resend_email_message2' },
  captcha_failed: { code: -6, message: 'captcha_failed' },
  details_incomplete: { code: -74, message: 'issues_toast_2' },
  class_code_unknown: { code: -75, message: 'class_code_unknown' },

  migration_not_pending: { code: -90, message: 'migration_failed_description' },
  migration_target_missing: { code: -91, message: 'migration_target_missing' },
  course_differs: { code: -93, message: 'course_differs' },

  external_person_unknown: { code: -70, message: 'external_person_unknown' },
  external_proof_refused: { code: -71, message: 'external_proof_refused' },
  external_email_unverified: { code: -72, message: 'external_email_unverified' },
  provider_unavailable: { code: -73, message: 'provider_unavailable' },

  name_of_school: { code: -76, message: 'name_of_school' },
  password_is_code: { code: -197, message: 'password_is_code' },
  push_refused: { code: -80, message: 'push_refused' },
  link_not_yours: { code: -82, message: 'link_not_yours' },

  start_after_today: { code: -150, message: 'startdate_larger_then_currentdate' },
  end_after_today: { code: -151, message: 'enddate_larger_then_currentdate' },
  start_after_end: { code: -152, message: 'startdate_larger_then_enddate' },

  clicker_closed: { code: -160, message: 'clicker_closed' },
  clicker_moved: { code: -161, message: 'clicker_moved' },

  username_taken: { code: -180, message: 'username_taken' },
  admission_number_taken: { code: -181, message: 'admission_number_taken' },
  role_not_grantable: { code: -182, message: 'role_not_grantable' },
  licences_used_up: { code: -183, message: 'licences_used_up' },
  user_creation_off: { code: -184, message: 'user_creation_off' },
  changed_meanwhile: { code: -185, message: 'changed_meanwhile' },
  typed_name_wrong: { code: -186, message: 'typed_name_wrong' },
  class_code_taken: { code: -187, message: 'class_code_taken' },
  class_exists: { code: -188, message: 'class_exists' },
  course_missing: { code: -189, message: 'course_missing' },
  campus_not_empty: { code: -190, message: 'campus_not_empty' },
  class_dates_wrong: { code: -195, message: 'class_dates_wrong' },
  delete_class_off: { code: -196, message: 'delete_class_off' },
  course_change_unsaid: { code: -198, message: 'course_change_unsaid' },
  last_admin: { code: -191, message: 'last_admin' },
  possible_duplicate: { code: -192, message: 'possible_duplicate' },
  own_account: { code: -193, message: 'own_account' },
  move_waits_for_sign_in: { code: -214, message: 'move_waits_for_sign_in' },
  username_invalid: { code: -197, message: 'username_invalid' },
  birth_date_wrong: { code: -199, message: 'birth_date_wrong' },

  certificate_dates_wrong: { code: -226, message: 'certificate_dates_wrong' },

  sheet_unreadable: { code: -200, message: 'sheet_unreadable' },
  sheet_too_large: { code: -201, message: 'sheet_too_large' },
  sheet_locked: { code: -202, message: 'sheet_locked' },
  sheet_empty: { code: -203, message: 'sheet_empty' },
  columns_missing: { code: -204, message: 'columns_missing' },
  import_stopped: { code: -205, message: 'import_stopped' },
  import_not_ready: { code: -206, message: 'import_not_ready' },
  facts_changed: { code: -207, message: 'facts_changed' },
  import_not_undoable: { code: -208, message: 'import_not_undoable' },
  office_vacant: { code: -210, message: 'office_vacant' },
  term_dates_wrong: { code: -237, message: 'term_dates_wrong' },
  school_days_wrong: { code: -236, message: 'school_days_wrong' },

  year_name_taken: { code: -218, message: 'year_name_taken' },
  year_dates_wrong: { code: -219, message: 'year_dates_wrong' },
  year_overlaps: { code: -220, message: 'year_overlaps' },
  year_not_next: { code: -221, message: 'year_not_next' },
  year_clashes: { code: -222, message: 'year_clashes' },
  year_plan_changed: { code: -223, message: 'year_plan_changed' },
  year_begun: { code: -224, message: 'year_begun' },
  year_not_undoable: { code: -225, message: 'year_not_undoable' },
  year_terms_wrong: { code: -440, message: 'year_terms_wrong' },
  year_terms_overlap: { code: -441, message: 'year_terms_overlap' },
  year_terms_alike: { code: -442, message: 'year_terms_alike' },
  campus_name_wrong: { code: -230, message: 'campus_name_wrong' },

  time_slot_missing: { code: -285, message: 'time_slot_missing' },
  time_zone_invalid: { code: -286, message: 'time_zone_invalid' },
  event_end_before_start: { code: -287, message: 'event_end_before_start' },
  event_too_long: { code: -288, message: 'event_too_long' },
  event_before_today: { code: -289, message: 'event_before_today' },
  repeat_invalid: { code: -290, message: 'repeat_invalid' },
  event_begun: { code: -291, message: 'event_begun' },

  attendance_off: { code: -330, message: 'attendance_off' },
  not_class_teacher: { code: -331, message: 'not_class_teacher' },
  attendance_in_future: { code: -332, message: 'attendance_in_future' },
  attendance_closed: { code: -333, message: 'attendance_closed' },
  nothing_marked: { code: -334, message: 'nothing_marked' },
  learner_twice: { code: -335, message: 'learner_twice' },
  register_elsewhere: { code: -336, message: 'register_elsewhere' },
  attendance_range_too_long: { code: -337, message: 'attendance_range_too_long' },

  not_sold: { code: -380, message: 'not_sold' },
  plan_untitled: { code: -381, message: 'plan_untitled' },
  currency_not_sold: { code: -382, message: 'currency_not_sold' },
  too_many_plans: { code: -383, message: 'too_many_plans' },
  plan_changed: { code: -384, message: 'plan_changed' },
  reference_used: { code: -385, message: 'reference_used' },
  paid_in_future: { code: -386, message: 'paid_in_future' },
  too_many_orders: { code: -387, message: 'too_many_orders' },
  already_decided: { code: -388, message: 'already_decided' },
  own_order: { code: -389, message: 'own_order' },
  remark_needed: { code: -390, message: 'remark_needed' },
  trial_used: { code: -391, message: 'trial_used' },
  already_subscribed: { code: -392, message: 'already_subscribed' },

  stream_off: { code: -340, message: 'stream_off' },
  post_empty: { code: -341, message: 'post_empty' },
  post_too_long: { code: -342, message: 'post_too_long' },
  post_limit: { code: -343, message: 'post_limit' },
  pin_limit: { code: -344, message: 'pin_limit' },
  comments_closed: { code: -345, message: 'comments_closed' },
  nothing_to_add: { code: -346, message: 'nothing_to_add' },

  wallet_absent: { code: -393, message: 'wallet_absent' },
  voucher_unknown: { code: -394, message: 'voucher_unknown' },
  voucher_used: { code: -395, message: 'voucher_used' },
  voucher_ended: { code: -396, message: 'voucher_ended' },
  card_absent: { code: -473, message: 'card_absent' },
  provider_down: { code: -474, message: 'provider_down' },
  no_card_plan: { code: -475, message: 'no_card_plan' },
  no_plan_change: { code: -476, message: 'no_plan_change' },
  card_declined: { code: -477, message: 'card_declined' },
  not_family: { code: -464, message: 'not_family' },
  refund_first: { code: -465, message: 'refund_first' },

  batch_unreadable: { code: -60, message: 'batch_unreadable' },

  not_content_team: { code: -100, message: 'not_content_team' },
  may_not_write: { code: -101, message: 'may_not_write' },
  may_not_review: { code: -102, message: 'may_not_review' },
  may_not_manage: { code: -103, message: 'may_not_manage' },
  draft_changed: { code: -104, message: 'draft_changed' },
  draft_in_review: { code: -105, message: 'draft_in_review' },
  not_in_review: { code: -106, message: 'not_in_review' },
  course_incomplete: { code: -107, message: 'course_incomplete' },
  tree_invalid: { code: -108, message: 'tree_invalid' },
  version_not_published: { code: -109, message: 'version_not_published' },
  body_differs: { code: -110, message: 'body_differs' },
  link_refused: { code: -111, message: 'link_refused' },
  site_refused: { code: -112, message: 'site_refused' },
  iframe_missing: { code: -250, message: 'iframe_missing' },
  duplicate_link: { code: -251, message: 'duplicate_link' },
  too_many_links: { code: -252, message: 'too_many_links' },
  comment_required: { code: -275, message: 'comment_required' },
  revision_behind: { code: -253, message: 'revision_behind' },
  start_before_today: { code: -254, message: 'start_before_today' },
  auto_graded_attached: { code: -255, message: 'auto_graded_attached' },
  assignment_is_event: { code: -256, message: 'assignment_is_event' },
  learner_not_in_class: { code: -257, message: 'learner_not_in_class' },
  total_below_score: { code: -258, message: 'total_below_score' },
  rubric_in_use: { code: -259, message: 'rubric_in_use' },
  class_has_work: { code: -260, message: 'class_has_work' },
  close_before_due: { code: -261, message: 'close_before_due' },
  question_needs_person: { code: -264, message: 'question_needs_person' },
  nothing_auto_graded: { code: -263, message: 'nothing_auto_graded' },
  ungraded_has_marks: { code: -262, message: 'ungraded_has_marks' },
  skill_within_itself: { code: -113, message: 'skill_within_itself' },
  skill_has_parts: { code: -114, message: 'skill_has_parts' },
  available_lessons_invalid: { code: -115, message: 'available_lessons_invalid' },
  repository_invalid: { code: -116, message: 'repository_invalid' },
  institution_known: { code: -117, message: 'institution_known' },
} as const satisfies Record<string, RefusalEntry>

export type RefusalCode = keyof typeof refusals

/** What any call may answer beside its own refusals, by its number; the frame of the application reacts, not a screen. Each sentence has the name. */
export const systemRefusals = {
  malformed: -400,
  role_not_allowed: -405,
  /** Belongs to the person, not to their office: closed to whoever works in their place. */
  closed_in_place: -406,
  /** The lesson belongs to a plan that the learner has not paid (seed 000 §6). */
  payment_required: -402,
  /** The school, or the person in it, has no assignments (seed 000 §6). */
  assignments_off: -407,
  /** The session began with a starting code: first the person chooses a password. */
  password_change_first: -408,
  too_many_requests: -429,
} as const satisfies Record<string, number>

/** What every call but those of the first run answers while the installation has no tenant. No page meets it, so the way in does not carry it. */
export const notBegun = { code: -409, message: 'not_begun' } as const

export type SystemRefusal = keyof typeof systemRefusals
