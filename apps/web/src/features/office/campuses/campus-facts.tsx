import type { Campus } from '@maktab/contracts/office/campuses'
import { languageByCode } from '@maktab/i18n/languages'
import { Card } from '@maktab/ui/layout/card'
import { Link } from '#page/router.tsx'
import { useSession } from '#calls/use-session.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { campusPlaces } from './campus-places.ts'
import { attendanceOf } from './campus-writing.ts'
import styles from './campus-facts.module.css'

/** What is written down of a campus; what nobody wrote is left out. */
export function CampusFacts({ campus }: { readonly campus: Campus }) {
  const t = useT('campus', 'campuses')
  const { active_role } = useSession()
  const { date, number, percent } = useFormat()
  const { sub_start_date, sub_end_date, total_licenses, is_user_creation } = campus
  const attendance = attendanceOf(campus)
  const subscription = t('campuses.subscription_span', {
    from: sub_start_date === null ? '…' : date(sub_start_date),
    until: sub_end_date === null ? t('campuses.open_end') : date(sub_end_date),
  })
  const names = Object.entries(campus.names).filter(([, name]) => name !== '' && name !== campus.name)
  const facts: readonly { label: string; text: string | undefined; isLatin?: boolean }[] = [
    ...names.map(([code, name]) => ({
      label: t('campuses.name_in', { language: languageByCode(code).ownName }),
      text: name,
    })),
    { label: t('campuses.school_system'), text: campus.school_system_name },
    { label: t('campuses.region'), text: campus.region_name },
    { label: t('campuses.city'), text: campus.city },
    { label: t('campuses.ministry_code'), text: campus.ministry_code, isLatin: true },
    {
      label: t('campuses.place'),
      text: campus.latitude === null ? '' : `${campus.latitude}, ${campus.longitude}`,
      isLatin: true,
    },
    { label: t('campuses.address'), text: campus.address },
    { label: t('campuses.contact_number'), text: campus.contact_number, isLatin: true },
    { label: t('campuses.email'), text: campus.contact_email_address, isLatin: true },
    { label: t('campuses.campus_language'), text: languageByCode(campus.default_language).ownName },
    { label: t('campuses.time_zone'), text: campus.time_zone, isLatin: true },
    { label: t('campuses.attendance'), text: t(`campuses.attendance_${attendance}`) },
    ...(attendance === 'off'
      ? []
      : [
          { label: t('campuses.attendance_minimum'), text: percent(campus.attendance_minimum) },
          { label: t('campuses.attendance_edit_days'), text: number(campus.attendance_edit_days) },
        ]),
    { label: t('campuses.theme'), text: t(`campuses.theme_${campus.theme ?? 'usual'}`) },
    {
      label: t('campuses.subscription'),
      text: sub_start_date === null && sub_end_date === null ? '' : subscription,
    },
    { label: t('campuses.licences'), text: total_licenses === null ? '' : number(total_licenses) },
    {
      label: t('campuses.user_creation'),
      text: is_user_creation === null ? '' : t(`campuses.user_creation_${is_user_creation ? 'on' : 'off'}`),
    },
    { label: t('campuses.added_on'), text: date(campus.created_on) },
  ]
  return (
    <Card
      heading={t('campuses.about')}
      actions={
        <Link
          to={campusPlaces(active_role).edit(campus.institution_id)}
          aria-label={t('campuses.edit_at', { campus: campus.name })}
        >
          {t('campuses.edit')}
        </Link>
      }
    >
      <dl className={styles['facts']}>
        {facts
          .filter(({ text }) => text !== undefined && text !== '')
          .map(({ label, text, isLatin }) => (
            <div key={label}>
              <dt className="soft small">{label}</dt>
              <dd>{isLatin ? <bdi dir="ltr">{text}</bdi> : <bdi>{text}</bdi>}</dd>
            </div>
          ))}
      </dl>
    </Card>
  )
}
