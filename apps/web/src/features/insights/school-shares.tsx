import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { fewAttempts } from '@maktab/domain/insights/few'
import { accuracyChange } from '@maktab/domain/insights/trend'
import { isStrong } from '@maktab/domain/schools/percentages'
import { takesAttendance } from '@maktab/domain/tenants/capabilities'
import type { Formats } from '@maktab/i18n/formats'
import type { Translate } from '@maktab/i18n/translate'
import { NumberCard } from '@maktab/ui/charts/number-card'
import type { Trend as TrendWords } from '@maktab/ui/charts/number-card'
import { ProgressBar } from '@maktab/ui/feedback/progress-bar'
import { useSession } from '#calls/use-session.ts'
import { useCapabilities } from '#calls/use-tenant.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import styles from './principal-dashboard.module.css'

type Dashboard = Output<Catalogue['readPrincipalDashboard']>

interface ShareOf {
  readonly label: string
  readonly value: number | null
  /** Of how many lessons, attempts, works or scores. */
  readonly of: number
  readonly icon: 'lessons' | 'check' | 'inbox' | 'star'
  readonly trend?: TrendWords | undefined
  /** Told as strong or weak. */
  readonly isJudged?: boolean
  readonly meaning?: string
}

/**
 * The four figures in per cent. Accuracy and scores are strong above 60, else weak (seed 001 §9): told in words beside the colour.
 * Completion grows over the year, and what was turned in is no strength: half of either is no weakness.
 */
export function SchoolShares({ of }: { of: Dashboard }) {
  const t = useT('home')
  const format = useFormat()
  const strength = (value: number) => (isStrong(value) ? t('insights.principal_strong') : t('insights.principal_weak'))
  const shares: readonly ShareOf[] = [
    {
      label: t('insights.principal_lesson_completion'),
      value: of.lesson_completion,
      of: of.lesson_completion_of,
      icon: 'lessons',
    },
    {
      label: t('insights.principal_accuracy'),
      value: of.average_accuracy,
      of: of.average_accuracy_of,
      icon: 'check',
      trend: weeklyTrend(of, t, format),
      isJudged: of.attempts_total >= fewAttempts,
    },
    {
      label: t('insights.principal_turned_in'),
      value: of.turned_in,
      of: of.turned_in_of,
      icon: 'inbox',
      meaning: t('insights.turned_in_meaning'),
    },
    {
      label: t('insights.principal_average_score'),
      value: of.average_score,
      of: of.average_score_of,
      icon: 'star',
      isJudged: true,
    },
  ]
  return (
    <section
      className={styles['numbers']}
      aria-label={t('insights.principal_school')}
      data-tour="principal-dashboard-shares"
    >
      {shares.map(({ label, value, of: number, icon, trend, isJudged, meaning }) => (
        <NumberCard
          key={label}
          label={label}
          icon={icon}
          value={value === null ? '–' : format.percent(value)}
          trend={trend}
        >
          {value !== null && (
            <>
              <ProgressBar
                value={value}
                label={label}
                valueText={format.percent(value)}
                {...(isJudged === true && { tone: isStrong(value) ? 'success' : 'warning' })}
              />
              <p className={styles['age']}>{t('insights.of_number', { count: number })}</p>
              {isJudged === true && <p className={styles['age']}>{strength(value)}</p>}
            </>
          )}
          {meaning !== undefined && <p className={styles['age']}>{meaning}</p>}
        </NumberCard>
      ))}
      <Attendance of={of} />
    </section>
  )
}

/** The last seven days against the seven before; nothing where one of them saw few attempts. */
function weeklyTrend({ trend: days }: Dashboard, t: Translate<'home'>, format: Formats): TrendWords | undefined {
  const change = accuracyChange({ days, length: 7 })
  if (change === null) return undefined
  if (change === 0) return { direction: 'level', tone: 'neutral', text: t('insights.principal_week_level') }
  const points = format.number(Math.abs(change), 1)
  return change > 0
    ? { direction: 'up', tone: 'success', text: t('insights.principal_week_up', { points }) }
    : { direction: 'down', tone: 'danger', text: t('insights.principal_week_down', { points }) }
}

/**
 * Only where attendance is taken: a campus that stopped still has the marks of thirty days. It is high everywhere: strong and weak would
 * say nothing here.
 */
function Attendance({ of: { attendance } }: { of: Dashboard }) {
  const t = useT('home')
  const format = useFormat()
  const capabilities = useCapabilities()
  const session = useSession()
  if (attendance === null || !takesAttendance(capabilities, session)) return null
  const label = t('insights.attendance')
  return (
    <NumberCard label={label} icon="calendar" value={format.percent(attendance)}>
      <ProgressBar value={attendance} label={label} valueText={format.percent(attendance)} />
      <p className={styles['age']}>{t('insights.attendance_meaning')}</p>
    </NumberCard>
  )
}
