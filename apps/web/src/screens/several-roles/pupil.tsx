import {
  listClassLessonReport,
  readClassSummary,
  readLessonStrengths,
  readPerformanceTrend,
} from '@maktab/client/calls/insights/learner-reports.generated'
import { Card } from '@maktab/ui/layout/card'
import { PageHeading } from '@maktab/ui/layout/layout'
import { useCallback } from 'react'
import { useSearchParams } from '#page/router.tsx'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useSession } from '#calls/use-session.ts'
import { Path } from '#page/path.tsx'
import { Title } from '#page/title.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { className } from '#features/schools/class-name.ts'
import { LearnerStanding } from '#features/insights/learner-standing.tsx'
import { LessonTable, RatedLessons } from '#features/insights/lesson-tables.tsx'
import { rangeRefused } from '#features/schools/range-refused.tsx'
import { SpanField } from '#features/insights/report-filter-fields.tsx'
import { useReportFilters } from '#features/insights/report-filters.ts'
import { reportAddress, reportPlaceIn, watcherOf } from '#features/insights/report-place.ts'
import styles from '#features/insights/reports.module.css'
import { WorkFigures, WorkTrend } from '#features/insights/work-figures.tsx'

/** One pupil of a class, for their teacher or principal (`class_id`, `user_id` in the address). */
export function PupilScreen() {
  const [search] = useSearchParams()
  const { class_id, user_id } = reportPlaceIn(search)
  return class_id === undefined || user_id === undefined ? (
    <NotFound />
  ) : (
    <Pupil class_id={class_id} user_id={user_id} />
  )
}

function Pupil({ class_id, user_id }: { readonly class_id: number; readonly user_id: number }) {
  const t = useT('application', 'home', 'reports')
  const format = useFormat()
  const watcher = watcherOf(useSession().active_role)
  const filters = useReportFilters('pupil')
  const of = { class_id, user_id }
  const summary = useQuery(readClassSummary, of)
  const trend = useQuery(readPerformanceTrend, { ...of, ...filters.asked })
  const strengths = useQuery(readLessonStrengths, of)
  const lessons = useQuery(listClassLessonReport, of)
  const addressOf = useCallback(
    ({ lesson_guid }: { readonly lesson_guid: string }) =>
      reportAddress(watcher, 'lesson/report/user', { class_id, user_id, lesson_guid }),
    [watcher, class_id, user_id],
  )
  return (
    <div className={styles['page']}>
      <CallState of={summary} refused={{ not_found: () => <NotFound /> }}>
        {(value) => (
          <>
            <Title of={value.full_name} />
            <PageHeading
              back={
                <Path
                  over={[
                    {
                      label: t('titles.lesson_performance'),
                      href: reportAddress(watcher, 'lesson/performance', { class_id }),
                    },
                  ]}
                  here={value.full_name}
                />
              }
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
