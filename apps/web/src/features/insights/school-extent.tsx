import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { ProgressBar } from '@maktab/ui/feedback/progress-bar'
import { Card } from '@maktab/ui/layout/card'
import { useNow } from '#browser/use-now.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { Link } from '#page/router.tsx'
import styles from './principal-dashboard.module.css'

type Dashboard = Output<Catalogue['readPrincipalDashboard']>

/** How large the school is, and of how much of it was heard. */
export function SchoolExtent({ of }: { readonly of: Dashboard }) {
  return (
    <>
      <Counts of={of} />
      <Devices of={of} />
    </>
  )
}

/** Each number of people and works leads to the list that it counts. */
function Counts({ of }: { of: Dashboard }) {
  const t = useT('application', 'home')
  const format = useFormat()
  const counts: readonly (readonly [label: string, value: string, to?: string])[] = [
    [t('schools.learners'), format.number(of.total_learners), '/principal/students'],
    [t('schools.teachers'), format.number(of.total_teachers), '/principal/teachers'],
    [t('titles.classes'), format.number(of.total_classes)],
    [t('insights.principal_assignments'), format.number(of.assignments_total), '/principal/teachers'],
    [t('insights.principal_attempts'), format.number(of.attempts_total)],
    [t('insights.principal_time'), format.duration(of.time_spent_in_seconds * 1000)],
  ]
  return (
    <Card heading={t('insights.principal_school')}>
      <dl className={styles['counts']}>
        {counts.map(([label, value, to]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{to === undefined ? value : <Link to={to}>{value}</Link>}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** Figures count what reached the school: so it says how much of it could. */
function Devices({ of }: { of: Dashboard }) {
  const t = useT('application', 'home')
  const format = useFormat()
  const now = useNow()
  const share = of.devices_total === 0 ? 0 : (of.devices_synced / of.devices_total) * 100
  return (
    <Card heading={<span data-tour="principal-dashboard-devices">{t('insights.principal_devices')}</span>}>
      <ProgressBar
        value={share}
        label={t('insights.principal_devices_of', { synced: of.devices_synced, total: of.devices_total })}
        valueText={format.percent(share, 0)}
        isLabelled
      />
      <p className={styles['age']}>
        <Link to="/principal/students?only=silent">
          {t('insights.learners_heard', { heard: of.learners_heard, total: of.learners_total })}
        </Link>
      </p>
      {of.devices_put_away > 0 && (
        <p className={styles['age']}>{t('insights.put_away', { count: of.devices_put_away })}</p>
      )}
      {of.works_waiting > 0 && (
        <p className={styles['age']}>
          {t('insights.works_waiting', { works: of.works_waiting, devices: of.devices_waiting })}
        </p>
      )}
      {of.devices_nearly_full > 0 && (
        <p className={styles['age']}>{t('insights.devices_nearly_full', { count: of.devices_nearly_full })}</p>
      )}
      <p className={styles['age']}>
        <Link to="/principal/devices">{t('titles.devices')}</Link>
      </p>
      {of.last_synced_on !== null && (
        <p className={styles['age']}>
          {t('insights.principal_last_synced', {
            when: format.relative(of.last_synced_on, Math.max(now, Date.parse(of.last_synced_on))),
          })}
        </p>
      )}
    </Card>
  )
}
