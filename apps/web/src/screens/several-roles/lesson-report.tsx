import { listLessonReport, readLessonContents } from '@maktab/client/calls/insights/learner-reports.generated'
import { buttonClass } from '@maktab/ui/base/button'
import { Card } from '@maktab/ui/layout/card'
import { PageHeading } from '@maktab/ui/layout/layout'
import { Pagination } from '@maktab/ui/tables/pagination'
import { Select } from '@maktab/ui/choice/select'
import { EmptyState } from '@maktab/ui/feedback/states'
import { useCallback, useState } from 'react'
import { Link, useSearchParams } from '#page/router.tsx'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useSession } from '#calls/use-session.ts'
import { Path } from '#page/path.tsx'
import { Title } from '#page/title.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { playerAddress } from '#features/learning/place.ts'
import { className } from '#features/schools/class-name.ts'
import { LessonContents } from '#features/insights/lesson-contents.tsx'
import { LessonTable } from '#features/insights/lesson-tables.tsx'
import { rangeRefused } from '#features/schools/range-refused.tsx'
import { ClassField, SpanField } from '#features/insights/report-filter-fields.tsx'
import { useReportFilters } from '#features/insights/report-filters.ts'
import { reportAddress, reportPlaceIn, watcherOf, type ReportPlace } from '#features/insights/report-place.ts'
import styles from '#features/insights/reports.module.css'

/** A lesson of the learner's own (`class_id`, `lesson_guid` in the address); without one, the lessons they worked on. */
export function LessonReportScreen() {
  const [search] = useSearchParams()
  const { class_id, lesson_guid } = reportPlaceIn(search)
  return class_id !== undefined && lesson_guid !== undefined ? (
    <Lesson place={{ class_id, lesson_guid }} />
  ) : (
    <WorkedLessons />
  )
}

/** A lesson of one learner, for whoever may look at them (`user_id` in the address; without it, one's own). */
export function UserLessonReportScreen() {
  const [search] = useSearchParams()
  const { class_id, lesson_guid, user_id } = reportPlaceIn(search)
  return class_id !== undefined && lesson_guid !== undefined ? (
    <Lesson place={{ class_id, lesson_guid, user_id }} />
  ) : (
    <NotFound />
  )
}

interface OneLesson extends ReportPlace {
  readonly class_id: number
  readonly lesson_guid: string
}

function Lesson({ place: { class_id, lesson_guid, user_id } }: { readonly place: OneLesson }) {
  const t = useT('application', 'home', 'reports')
  const format = useFormat()
  const watcher = watcherOf(useSession().active_role)
  const report = useQuery(readLessonContents, { class_id, lesson_guid, ...(user_id === undefined ? {} : { user_id }) })
  const attemptsAt = useCallback(
    (content_id: number) =>
      reportAddress(watcher, watcher === 'learner' ? 'result/summary' : 'attempt/questions', {
        class_id,
        content_id,
        user_id,
      }),
    [watcher, class_id, user_id],
  )
  const over =
    watcher === 'learner'
      ? [{ label: t('titles.my_performance'), href: '/learner/performance' }]
      : [
          { label: t('titles.lesson_performance'), href: reportAddress(watcher, 'lesson/performance', { class_id }) },
          {
            label: t('titles.performance_detail'),
            href: reportAddress(watcher, 'performance/detail', { class_id, user_id }),
          },
        ]
  return (
    <div className={styles['page']}>
      <CallState of={report} refused={{ not_found: () => <NotFound /> }}>
        {(value) => (
          <>
            <Title of={value.lesson_name} />
            <PageHeading
              back={<Path over={over} here={value.lesson_name} />}
              title={<bdi>{value.lesson_name}</bdi>}
              note={
                <>
                  {watcher !== 'learner' && (
                    <>
                      <bdi>{value.full_name}</bdi> ·{' '}
                    </>
                  )}
                  <bdi>{className(value.class_name, t, format)}</bdi>
                </>
              }
              actions={
                watcher === 'learner' && (
                  <Link
                    className={buttonClass({})}
                    to={playerAddress({ class_id, course_id: value.course_id, lesson_guid })}
                  >
                    {t('reports.open_lesson')}
                  </Link>
                )
              }
            />
            <LessonContents report={value} attemptsAt={attemptsAt} />
          </>
        )}
      </CallState>
    </div>
  )
}

/** As the server sends them. */
const pageSize = 20

function WorkedLessons() {
  const t = useT('application', 'courses', 'home', 'reports')
  const filters = useReportFilters('lessons')
  const [completed, setCompleted] = useState('')
  const [page, setPage] = useState(1)
  const { class_id, asked } = filters
  const lessons = useQuery(listLessonReport, {
    ...asked,
    page,
    ...(class_id === undefined ? {} : { class_id }),
    ...(completed === '' ? {} : { is_completed: completed === 'true' }),
  })
  const changed = {
    ...filters,
    change: (some: Parameters<typeof filters.change>[0]) => (setPage(1), filters.change(some)),
  }
  const addressOf = useCallback(
    (lesson: OneLesson) =>
      reportAddress('learner', 'lesson/report', { class_id: lesson.class_id, lesson_guid: lesson.lesson_guid }),
    [],
  )
  return (
    <div className={styles['page']}>
      <PageHeading
        back={
          <Path
            over={[{ label: t('titles.my_performance'), href: '/learner/performance' }]}
            here={t('reports.worked_lessons')}
          />
        }
        title={t('reports.worked_lessons')}
      />
      <div className={styles['filters']}>
        <SpanField filters={changed} />
        <ClassField filters={changed} />
        <div className={styles['field']}>
          <Select
            label={t('learning.progress')}
            placeholder={t('frame.all')}
            options={[
              { value: 'true', label: t('learning.completed') },
              { value: 'false', label: t('learning.in_progress') },
            ]}
            value={completed}
            onChange={({ target: { value } }) => (setPage(1), setCompleted(value))}
          />
        </div>
      </div>
      <CallState of={lessons} shape="rows" refused={{ not_found: () => <NotFound />, ...rangeRefused(t) }}>
        {({ report, total }) =>
          report.length === 0 ? (
            <EmptyState title={t('frame.empty_title')} icon="lessons">
              <p>{t('reports.none_in_period')}</p>
            </EmptyState>
          ) : (
            <Card>
              <LessonTable
                caption={t('content.lesson_count', { count: total })}
                lessons={report}
                addressOf={addressOf}
                step={pageSize}
              />
              <Pagination page={page} pageSize={pageSize} total={total} onPageChange={setPage} />
            </Card>
          )
        }
      </CallState>
    </div>
  )
}
