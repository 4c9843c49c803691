import {
  listClassStudents,
  readClassLessons,
  readClassPerformance,
} from '@maktab/client/calls/insights/class-reports.generated'
import { listClasses } from '@maktab/client/calls/schools/classes.generated'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { strengthsOf } from '@maktab/domain/insights/lesson-figures'
import { PageHeading } from '@maktab/ui/layout/layout'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Tabs } from '@maktab/ui/layout/tabs'
import { useState } from 'react'
import { useSearchParams } from '#page/router.tsx'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useSession } from '#calls/use-session.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { className } from '#features/schools/class-name.ts'
import { ReportExtent } from '#features/insights/report-extent.tsx'
import { ClassLessonTable, ClassStudentTable } from '#features/insights/class-tables.tsx'
import { ClassMap } from '#features/insights/class-map.tsx'
import { RatedLessons } from '#features/insights/lesson-tables.tsx'
import { rangeRefused } from '#features/schools/range-refused.tsx'
import { ClassField, SpanField } from '#features/insights/report-filter-fields.tsx'
import { useReportFilters } from '#features/insights/report-filters.ts'
import { useLongList } from '#features/insights/use-long-list.ts'
import { reportPlaceIn, watcherOf } from '#features/insights/report-place.ts'
import styles from '#features/insights/reports.module.css'
import { WorkFigures, WorkTrend } from '#features/insights/work-figures.tsx'

/** How a class does in its lessons (`class_id` in the address; a teacher who names none sees the class they looked at last). */
export function ClassPerformanceScreen() {
  const [search, setSearch] = useSearchParams()
  const watcher = watcherOf(useSession().active_role)
  const kept = useReportFilters('class')
  const named = reportPlaceIn(search).class_id
  const choose = (class_id: number | undefined) =>
    setSearch(class_id === undefined ? {} : { class_id: String(class_id) }, { replace: true })
  const filters = {
    ...kept,
    class_id: named,
    change(some: Parameters<typeof kept.change>[0]) {
      if ('class_id' in some) choose(some.class_id)
      kept.change(some)
    },
  }
  if (named !== undefined) return <OfClass key={named} class_id={named} filters={filters} />
  return watcher === 'teacher' ? <FirstClass kept={kept.class_id} filters={filters} /> : <NotFound />
}

type Filters = ReturnType<typeof useReportFilters>

/** Of the class looked at last, as far as the teacher still has it; else of the first of theirs. */
function FirstClass({ kept, filters }: { readonly kept: number | undefined; readonly filters: Filters }) {
  const t = useT('application', 'home')
  const classes = useQuery(listClasses, {})
  return (
    <CallState of={classes}>
      {({ list }) => {
        const one = list.find(({ class_id }) => class_id === kept) ?? list[0]
        if (one !== undefined)
          return <OfClass class_id={one.class_id} filters={{ ...filters, class_id: one.class_id }} />
        return (
          <EmptyState title={t('frame.empty_title')} icon="classes">
            <p>{t('schools.teacher_no_classes')}</p>
          </EmptyState>
        )
      }}
    </CallState>
  )
}

const views = ['map', 'lessons', 'students'] as const
type View = (typeof views)[number]

function OfClass({ class_id, filters }: { readonly class_id: number; readonly filters: Filters }) {
  const t = useT('application', 'home', 'reports')
  const format = useFormat()
  const watcher = watcherOf(useSession().active_role)
  const [view, setView] = useState<View>('map')
  const [page, setPage] = useState(1)
  const performance = useQuery(readClassPerformance, { class_id, ...filters.asked })
  const lessons = useQuery(readClassLessons, { class_id, page })
  return (
    <div className={styles['page']}>
      <CallState of={performance} refused={{ not_found: () => <NotFound />, ...rangeRefused(t) }}>
        {(value) => {
          const name = className(value.class_name, t, format)
          return (
            <>
              <PageHeading
                title={<bdi>{name}</bdi>}
                note={t('schools.learner_count', { count: value.total_students })}
              />
              <Choices filters={filters} hasClasses={watcher === 'teacher'} />
              <WorkFigures trend={value} />
              <WorkTrend trend={value} />
            </>
          )
        }}
      </CallState>
      {performance.state === 'refused' && performance.refusal !== 'not_found' && (
        <Choices filters={filters} hasClasses={watcher === 'teacher'} />
      )}
      <CallState of={lessons} refused={{ not_found: () => null }}>
        {(value) => (
          <>
            <RatedLessons {...strengthsOf(value.lessons)} />
            <Tabs
              label={t('titles.lesson_performance')}
              current={view}
              onChange={(key) => setView(views.find((one) => one === key) ?? 'map')}
              tabs={[
                {
                  key: 'map',
                  label: t('reports.map'),
                  panel: <ClassMap lessons={value} page={page} onPage={setPage} />,
                },
                {
                  key: 'lessons',
                  label: t('titles.lessons'),
                  panel: (
                    <ReportExtent>
                      <ClassLessonTable class_id={class_id} lessons={value.lessons} watcher={watcher} />
                    </ReportExtent>
                  ),
                },
                {
                  key: 'students',
                  label: t('schools.learners'),
                  panel: view === 'students' && (
                    <ReportExtent range={filters.range}>
                      <Students class_id={class_id} filters={filters} total={totalOf(performance)} />
                    </ReportExtent>
                  ),
                },
              ]}
            />
          </>
        )}
      </CallState>
    </div>
  )
}

function totalOf(performance: {
  readonly state: string
  readonly value?: Output<Catalogue['readClassPerformance']>
}): number {
  return performance.value?.total_students ?? 0
}

function Choices({ filters, hasClasses }: { readonly filters: Filters; readonly hasClasses: boolean }) {
  return (
    <div className={styles['filters']}>
      <SpanField filters={filters} />
      {hasClasses && <ClassField filters={filters} isAllOffered={false} />}
    </div>
  )
}

/** The columns by which the call puts learners in order. */
const studentSorts = [
  'name',
  'completion',
  'lessons',
  'accuracy',
  'first',
  'attempts',
  'time',
  'attendance',
  'worked',
] as const

function Students({
  class_id,
  filters: { asked },
  total,
}: {
  readonly class_id: number
  readonly filters: Filters
  readonly total: number
}) {
  const t = useT('application')
  const { page, setPage, asked: order, wholeOf } = useLongList(studentSorts)
  const input = { class_id, ...asked }
  const students = useQuery(listClassStudents, { ...input, ...order }, { showsBefore: true })
  const whole = wholeOf(listClassStudents, input, ({ report, total_pages }) => ({ rows: report, total_pages }))
  return (
    <CallState of={students} shape="rows" refused={{ not_found: () => <NotFound />, ...rangeRefused(t) }}>
      {({ report }) => <ClassStudentTable {...{ class_id, whole, total, page }} students={report} onPage={setPage} />}
    </CallState>
  )
}
