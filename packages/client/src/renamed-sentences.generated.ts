/** Generated from the refusals by `npm run generate`; do not edit. */
export const renamedSentences = {
  invalid_credentials: 'invalid_username_password',
  wrong_institution: 'wrong_institute_selected_message',
  subscription_over: 'subs_date_passed_error',
  different_institution: 'is_user_different_institution_id',
  outside_province: 'school_outside_province',
  mail_too_soon: 'resend_email_message2',
  details_incomplete: 'issues_toast_2',
  migration_not_pending: 'migration_failed_description',
  start_after_today: 'startdate_larger_then_currentdate',
  end_after_today: 'enddate_larger_then_currentdate',
  start_after_end: 'startdate_larger_then_enddate',
} as const
