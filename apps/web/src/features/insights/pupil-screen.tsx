import { listClassLessonReport, readClassSummary, readLessonStrengths, readPerformanceTrend } from '@maktab/client/calls/insights/learner-reports.generated'
import { Card } from '@maktab/ui/card'
import { PageHeading } from '@maktab/ui/layout'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { CallState, NotFound } from '#calls/call-state.tsx'
import { useQuery } from '#calls/use-calls.ts'
import { useSession } from '#calls/use-session.ts'
import { Path } from '#shell/path.tsx'
import { Title } from '#shell/title.tsx'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import { className } from '../schools/class-name.ts'
import { LearnerStanding } from './learner-standing.tsx'
import { LessonTable, RatedLessons } from './lesson-tables.tsx'
import { rangeRefused } from './range-refused.tsx'
import { SpanField } from './report-filter-fields.tsx'
import { useReportFilters } from './report-filters.ts'
import { reportAddress, reportPlaceIn, watcherOf } from './report-place.ts'
import { ReportWords } from './report-words.tsx'
import styles from './reports.module.css'
import { WorkFigures, WorkTrend } from './work-figures.tsx'

/** One pupil of a class, for their teacher or principal (`class_id`, `user_id` in the address). */
export function PupilScreen() {
  const [search] = useSearchParams()
  const { class_id, user_id } = reportPlaceIn(search)
  return <ReportWords>{class_id === undefined || user_id === undefined ? <NotFound /> : <Pupil class_id={class_id} user_id={user_id} />}</ReportWords>
}

function Pupil({ class_id, user_id }: { readonly class_id: number; readonly user_id: number }) {
  const t = useT()
  const format = useFormat()
  const watcher = watcherOf(useSession().active_role)
  const filters = useReportFilters('pupil')
  const of = { class_id, user_id }
  const summary = useQuery(readClassSummary, of)
  const trend = useQuery(readPerformanceTrend, { ...of, ...filters.asked })
  const strengths = useQuery(readLessonStrengths, of)
  const lessons = useQuery(listClassLessonReport, of)
  const addressOf = useCallback(({ lesson_guid }: { readonly lesson_guid: string }) => reportAddress(watcher, 'lesson/report/user', { class_id, user_id, lesson_guid }), [watcher, class_id, user_id])
  return (
    <div className={styles['page']}>
      <CallState of={summary} refused={{ not_found: () => <NotFound /> }}>
        {(value) => (
          <>
            <Title of={value.full_name} />
            <PageHeading
              back={<Path over={[{ label: t('insights.lesson_performance'), href: reportAddress(watcher, 'lesson/performance', { class_id }) }]} here={value.full_name} />}
              title={<bdi>{value.full_name}</bdi>}
              note={<bdi>{className(value.class_name, t, format)}</bdi>}
            />
            <LearnerStanding of={value} />
            <CallState of={strengths} refused={{ not_found: () => null }}>
              {(rated) => <RatedLessons strength={rated.strength} weakness={rated.weakness} />}
            </CallState>
            <h2>{t('reports.in_period')}</h2>
            <div className={styles['filters']}>
              <SpanField filters={filters} />
            </div>
            <CallState of={trend} refused={{ not_found: () => null, ...rangeRefused(t) }}>
              {(work) => (
                <>
                  <WorkFigures trend={work} />
                  <WorkTrend trend={work} />
                </>
              )}
            </CallState>
            <CallState of={lessons} shape="rows" refused={{ not_found: () => null }}>
              {({ topics }) => (
                <Card>
                  <LessonTable caption={t('reports.by_lesson')} lessons={topics} addressOf={addressOf} />
                </Card>
              )}
            </CallState>
          </>
        )}
      </CallState>
    </div>
  )
}
