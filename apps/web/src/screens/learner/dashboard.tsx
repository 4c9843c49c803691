import { listSetAssignments } from '@maktab/client/calls/assignments/assignments.generated'
import { readLearnerStats } from '@maktab/client/calls/learning/stats.generated'
import type { Output } from '@maktab/contracts/call'
import type { SetAssignment } from '@maktab/contracts/assignments/assignments'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { buttonClass } from '@maktab/ui/base/button'
import { Card } from '@maktab/ui/layout/card'
import { Icon } from '@maktab/ui/base/icon'
import { NumberCard } from '@maktab/ui/charts/number-card'
import { ProgressBar } from '@maktab/ui/feedback/progress-bar'
import { lazy, type ComponentType } from 'react'
import { Link } from '#page/router.tsx'
import { fetched } from '#page/fetched.tsx'
import { ScreenLoading } from '#page/screen-loading.tsx'
import { CallState } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useSession } from '#calls/use-session.ts'
import { useDownloads } from '#calls/use-downloads.ts'
import { useFormat } from '#language/use-format.ts'
import { useNow } from '#browser/use-now.ts'
import { useSyncState } from '#calls/use-sync-state.ts'
import { useT } from '#language/use-t.ts'
import { WhenIdle } from '#page/when-idle.tsx'
import { SetAssignmentCard } from '#features/assignments/set-assignment-card.tsx'
import { isAskedFor } from '@maktab/domain/assignments/reminders'
import { useHasAssignments } from '#features/assignments/use-has-assignments.ts'
import { playerAddress } from '#features/learning/place.ts'
import styles from './dashboard.module.css'

const Today = fetched(async () => (await import('#features/events/today.tsx')).Today, ScreenLoading, ['home', 'events'])

// Advice that cannot be fetched is none: the rest of the page is there without it.
const RecommendedLessons = lazy<ComponentType>(() =>
  import('#features/learning/recommended-lessons.tsx').then(
    ({ RecommendedLessons: Fetched }) => ({ default: Fetched }),
    () => ({ default: () => null }),
  ),
)

type Stats = Output<Catalogue['readLearnerStats']>

/** What a learner does today: go on with a lesson, what is today, what is due next, how they are doing, what is on the device. */
export function LearnerDashboardScreen() {
  const t = useT('home')
  const { full_name } = useSession()
  const hasAssignments = useHasAssignments()
  const stats = useQuery(readLearnerStats, {})
  return (
    <div className={styles['dashboard']}>
      <header>
        <p className={styles['today']}>{t('insights.learner_today')}</p>
        <h1>{t('learning.hello', { name: full_name })}</h1>
      </header>
      <CallState of={stats} shape="card">
        {(value) => <GoOn stats={value} />}
      </CallState>
      <Today />
      {hasAssignments && <DueNext />}
      {stats.state === 'ready' && <Figures stats={stats.value} />}
      <OnDevice />
      {/* Last, as it comes last: above them it would push away what somebody reads already. */}
      <WhenIdle>
        <RecommendedLessons />
      </WhenIdle>
    </div>
  )
}

function GoOn({ stats: { resume } }: { stats: Stats }) {
  const t = useT('application', 'home')
  const format = useFormat()
  if (resume === null) {
    return (
      <Card heading={<span data-tour="learner-dashboard-go-on">{t('learning.continue_learning')}</span>}>
        <p>{t('learning.nothing_under_way')}</p>
        <div>
          <Link className={buttonClass({ variant: 'primary' })} to="/learner/classes">
            {t('titles.my_classes')}
          </Link>
        </div>
      </Card>
    )
  }
  return (
    <Card
      heading={<span data-tour="learner-dashboard-go-on">{t('learning.continue_learning')}</span>}
      className={styles['go']}
    >
      <p className={styles['lesson']}>
        <Icon name="lessons" /> <bdi>{resume.title}</bdi>
      </p>
      <ProgressBar
        value={resume.completion}
        label={t('learning.progress')}
        valueText={t('learning.percent_complete', { percent: format.percent(Math.round(resume.completion)) })}
        isLabelled
      />
      <div>
        <Link className={buttonClass({ variant: 'primary' })} to={playerAddress(resume)}>
          {t('learning.resume')}
        </Link>
      </div>
    </Card>
  )
}

/** As many as a phone shows without scrolling far. */
const shown = 3

function Cards({ of }: { of: readonly SetAssignment[] }) {
  return (
    <ul className={styles['list']} role="list">
      {of.slice(0, shown).map((assignment) => (
        <li key={assignment.assignment_id}>
          <SetAssignmentCard of={assignment} level={3} />
        </li>
      ))}
    </ul>
  )
}

/** Open work that is due after today; what is due today or overdue stands above, among what happens today. */
function DueNext() {
  const t = useT('application', 'home')
  const format = useFormat()
  const now = useNow()
  const assignments = useQuery(listSetAssignments, {})
  return (
    <section className={styles['part']} data-tour="learner-dashboard-due-next">
      <header className={styles['partHeader']}>
        <h2>{t('learning.due_next')}</h2>
        <Link to="/learner/assignments">{t('frame.all')}</Link>
      </header>
      <CallState of={assignments} shape="rows">
        {({ list }) => {
          const open = list.filter(isAskedFor)
          const isToday = ({ due_date }: SetAssignment) => format.date(due_date) === format.date(new Date(now))
          const later = open.filter((one) => Date.parse(one.due_date) >= now && !isToday(one))
          if (later.length > 0) return <Cards of={later} />
          return <p>{t(open.length === 0 ? 'learning.nothing_due' : 'learning.nothing_more_due')}</p>
        }}
      </CallState>
    </section>
  )
}

function Figures({ stats }: { stats: Stats }) {
  const t = useT('application', 'home')
  const format = useFormat()
  const { synced_on } = useSyncState()
  return (
    <section className={styles['part']} data-tour="learner-dashboard-figures">
      <header className={styles['partHeader']}>
        <h2>{t('learning.figures')}</h2>
        {synced_on !== null && (
          <p className={styles['today']}>{t('frame.as_of', { when: format.dateTime(synced_on) })}</p>
        )}
        <Link to="/learner/performance">{t('titles.my_performance')}</Link>
      </header>
      <div className={styles['figures']}>
        <NumberCard
          icon="lessons"
          label={t('learning.lessons_completed')}
          value={t('frame.of_total', {
            value: format.number(stats.lessons_completed),
            total: format.number(stats.lessons_total),
          })}
        />
        {stats.average_accuracy !== null && (
          <NumberCard icon="check" label={t('learning.accuracy')} value={format.percent(stats.average_accuracy, 1)} />
        )}
        <NumberCard
          icon="clock"
          label={t('learning.time_spent')}
          value={format.duration(stats.time_spent_in_seconds * 1000)}
        />
      </div>
    </section>
  )
}

function OnDevice() {
  const t = useT('home')
  const { all, isAvailable } = useDownloads()
  if (isAvailable !== true) return null
  const ready = all.filter(({ status }) => status === 'completed').length
  const isRunning = all.some(({ status }) => status === 'in_progress')
  return (
    <Link className={styles['device']} to="/learner/downloads">
      <Icon name="downloads" />
      <span>{isRunning ? t('downloads.downloading') : t('downloads.count_ready', { count: ready })}</span>
    </Link>
  )
}
