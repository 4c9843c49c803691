import type { Translate } from '@maktab/i18n/translate'

/** Fields that the screen has, in its order. Each label is the message of that name. */
export const plainFields = [
  'name',
  'primary_color',
  'primary_text_color',
  'secondary_color',
  'secondary_text_color',
  'address',
  'city',
  'contact_number',
  'contact_email_address',
  'languages',
  'default_language',
  'time_zone',
  'first_weekday',
  'is_user_creation',
  'is_name_disabled',
  'is_assignment_allowed',
  'is_learner_stream_enabled',
  'is_delete_class_allowed',
  'is_tour_guide',
  'attendance_mode',
  'total_licenses',
  'sub_start_date',
  'sub_end_date',
  'is_b2c_enabled',
  'is_exam_mode',
  'is_payment_enabled',
] as const

/** What a change of that field is called, also of one that the screen does not have. */
export function labelOfField(t: Translate<'office'>, field: string): string {
  const known = plainFields.find((one) => one === field)
  if (known !== undefined) return t(`configuration.${known}`)
  return field === 'tagline' || field === 'landing_page_text'
    ? t('configuration.texts')
    : t('configuration.other_field')
}
