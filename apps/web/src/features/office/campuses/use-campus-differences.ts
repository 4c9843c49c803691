import { languageByCode, languages } from '@maktab/i18n/languages'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useFiledNames } from './campus-filings.tsx'
import { rolesOf, type CampusFormFields } from './campus-writing.ts'
import type { OfficeDifference } from '../office-form.tsx'

interface Compared {
  readonly fields: CampusFormFields
  readonly saved: CampusFormFields
  /** The names of where a campus is filed are read only then. */
  readonly isWanted: boolean
}

/** Every field of a campus in which what was typed differs from the row as it is now, as a reader sees both. */
export function useCampusDifferences({ fields, saved, isWanted }: Compared): readonly OfficeDifference[] {
  const t = useT('campus', 'campuses', 'studio')
  const { date } = useFormat()
  const filedNow = useFiledNames(saved, isWanted)
  const filedYours = useFiledNames(fields, isWanted)
  const plain = (text: string) => text
  const day = (text: string) => (text === '' ? '' : date(text))
  const language = (code: string) => (code === '' ? '' : languageByCode(code).ownName)
  const shown = [
    ['name', t('campuses.name'), plain],
    ['address', t('campuses.address'), plain],
    ['ministry_code', t('campuses.ministry_code'), plain],
    ['latitude', t('campuses.latitude'), plain],
    ['longitude', t('campuses.longitude'), plain],
    ['contact_number', t('campuses.contact_number'), plain],
    ['contact_email_address', t('campuses.email'), plain],
    ['default_language', t('campuses.campus_language'), language],
    ['time_zone', t('campuses.time_zone'), plain],
    ['attendance_minimum', t('campuses.attendance_minimum'), plain],
    ['attendance_edit_days', t('campuses.attendance_edit_days'), plain],
    ['sub_start_date', t('campuses.sub_start_date'), day],
    ['sub_end_date', t('campuses.sub_end_date'), day],
    ['offline_server_model', t('campuses.offline_server_model'), plain],
    ['total_licenses', t('campuses.licences'), plain],
    ['available_lessons', t('studio.available'), plain],
  ] as const
  const written = (of: CampusFormFields, filed: typeof filedNow) => [
    ...shown.map(([field, label, write]) => ({ label, text: write(of[field]) })),
    ...languages.map(({ code, ownName }) => ({
      label: t('campuses.name_in', { language: ownName }),
      text: of.names[code] ?? '',
    })),
    { label: t('campuses.attendance'), text: t(`campuses.attendance_${of.attendance}`) },
    { label: t('campuses.theme'), text: t(`campuses.theme_${of.theme ?? 'usual'}`) },
    { label: t('campuses.user_creation'), text: t(`campuses.user_creation_${of.user_creation}`) },
    { label: t('studio.roles_counting'), text: rolesOf(of) },
    { label: t('studio.full_access'), text: of.is_cms_full_access ? '✓' : '' },
    { label: t('campuses.school_system'), text: filed.system },
    { label: t('campuses.region'), text: filed.region },
    { label: t('campuses.city'), text: filed.city },
  ]
  const yours = written(fields, filedYours)
  return written(saved, filedNow).flatMap(({ label, text }, index) => {
    const typed = yours[index]?.text ?? ''
    return typed === text ? [] : [{ label, now: text, yours: typed }]
  })
}
