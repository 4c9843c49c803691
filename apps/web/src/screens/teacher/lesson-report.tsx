import { readClassLesson, readClassModules } from '@maktab/client/calls/insights/class-reports.generated'
import type { ClassModule, LessonLearner } from '@maktab/contracts/insights/class-reports'
import { buttonClass } from '@maktab/ui/base/button'
import { Card } from '@maktab/ui/layout/card'
import { DataTable } from '@maktab/ui/tables/data-table'
import type { Column } from '@maktab/ui/tables/data-table'
import { PageHeading } from '@maktab/ui/layout/layout'
import { NumberCard } from '@maktab/ui/charts/number-card'
import { useMemo, useState } from 'react'
import { Link, useSearchParams } from '#page/router.tsx'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { Path } from '#page/path.tsx'
import { Title } from '#page/title.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { ContentStatus } from '#features/content/content-status.tsx'
import { tellApart } from '#features/people/told-apart.ts'
import { className } from '#features/schools/class-name.ts'
import { ModuleTable, ModuleLearners } from '#features/insights/class-modules.tsx'
import { countedWords } from '#features/insights/lesson-contents.tsx'
import { firstTryColumn } from '#features/insights/first-try-column.tsx'
import { reportAddress, reportPlaceIn } from '#features/insights/report-place.ts'
import styles from '#features/insights/reports.module.css'
import { useReportFormat } from '#features/insights/use-report-format.ts'

/** One lesson of a class: its contents, and each learner in it (`class_id`, `lesson_guid` in the address). */
export function ClassLessonScreen() {
  const [search] = useSearchParams()
  const { class_id, lesson_guid } = reportPlaceIn(search)
  return class_id === undefined || lesson_guid === undefined ? (
    <NotFound />
  ) : (
    <Lesson class_id={class_id} lesson_guid={lesson_guid} />
  )
}

interface Place {
  readonly class_id: number
  readonly lesson_guid: string
}

function Lesson({ class_id, lesson_guid }: Place) {
  const t = useT('application', 'home', 'reports')
  const format = useFormat()
  const write = useReportFormat()
  const lesson = useQuery(readClassLesson, { class_id, lesson_guid })
  return (
    <div className={styles['page']}>
      <CallState of={lesson} refused={{ not_found: () => <NotFound /> }}>
        {(value) => (
          <>
            <Title of={value.lesson_name} />
            <PageHeading
              back={
                <Path
                  over={[
                    {
                      label: t('titles.lesson_performance'),
                      href: reportAddress('teacher', 'lesson/performance', { class_id }),
                    },
                  ]}
                  here={value.lesson_name}
                />
              }
              title={<bdi>{value.lesson_name}</bdi>}
              note={<bdi>{className(value.class_name, t, format)}</bdi>}
              actions={
                <Link
                  className={buttonClass({})}
                  to={`/teacher/lesson/player?class_id=${class_id}&course_id=${value.course_id}&lesson_guid=${lesson_guid}`}
                >
                  {t('reports.open_lesson')}
                </Link>
              }
            />
            <section className={styles['numbers']} aria-label={t('titles.lesson')}>
              <NumberCard
                icon="lessons"
                label={t('reports.completion')}
                value={write.percent(value.lesson_completion)}
              />
              <NumberCard icon="check" label={t('reports.score')} value={write.percent(value.avg_accuracy)} />
              <NumberCard icon="check" label={t('reports.at_first_try')} value={write.percent(value.first_accuracy)}>
                {value.first_accuracy !== null && (
                  <p className={styles['note']}>{t('insights.of_number', { count: value.first_accuracy_of })}</p>
                )}
              </NumberCard>
              <NumberCard icon="question" label={t('reports.attempts')} value={write.number(value.attempts)} />
              <NumberCard
                icon="clock"
                label={t('learning.time_spent')}
                value={write.time(value.time_spent_in_seconds)}
              />
            </section>
            <Modules class_id={class_id} lesson_guid={lesson_guid} />
            <Learners class_id={class_id} lesson_guid={lesson_guid} learners={value.learners} />
          </>
        )}
      </CallState>
    </div>
  )
}

function Modules({ class_id, lesson_guid }: Place) {
  const t = useT('reports')
  const [opened, setOpened] = useState<ClassModule>()
  const modules = useQuery(readClassModules, {
    class_id,
    lesson_guid,
    ...(opened === undefined ? {} : { content_id: opened.content_id }),
  })
  return (
    <CallState of={modules} shape="rows" refused={{ not_found: () => null }}>
      {(value) => (
        <>
          <Card>
            <ModuleTable modules={value.modules} onOpen={setOpened} />
            <p className={styles['note']}>{t(countedWords[value.counted_attempt])}</p>
          </Card>
          {opened !== undefined && <ModuleLearners module={opened} class_id={class_id} learners={value.learners} />}
        </>
      )}
    </CallState>
  )
}

function Learners({ class_id, lesson_guid, learners }: Place & { readonly learners: readonly LessonLearner[] }) {
  const t = useT('home', 'reports')
  const write = useReportFormat()
  const named = useMemo(() => tellApart(learners), [learners])
  const columns = useMemo<Column<LessonLearner>[]>(
    () => [
      {
        key: 'name',
        heading: t('reports.learner'),
        isRowHeading: true,
        value: ({ full_name }) => full_name,
        cell: ({ user_id, full_name }) => (
          <Link
            className={styles['link']}
            to={reportAddress('teacher', 'lesson/report/user', { class_id, lesson_guid, user_id })}
          >
            <bdi>{full_name}</bdi>
          </Link>
        ),
      },
      {
        key: 'status',
        heading: t('learning.progress'),
        value: ({ completion }) => completion,
        cell: ({ content_status }) => <ContentStatus status={content_status} />,
      },
      {
        key: 'completion',
        heading: t('reports.completion'),
        isFigure: true,
        value: ({ completion }) => completion,
        cell: ({ completion }) => write.percent(completion),
      },
      {
        key: 'score',
        heading: t('reports.score'),
        isFigure: true,
        value: ({ avg_accuracy }) => avg_accuracy ?? undefined,
        cell: ({ avg_accuracy }) => write.percent(avg_accuracy),
      },
      firstTryColumn(t('reports.at_first_try')),
      {
        key: 'time',
        heading: t('learning.time_spent'),
        isFigure: true,
        value: ({ time_spent_in_seconds }) => time_spent_in_seconds,
        cell: ({ time_spent_in_seconds }) => write.time(time_spent_in_seconds),
      },
      {
        key: 'worked',
        heading: t('reports.worked_on'),
        value: ({ worked_on }) => worked_on ?? undefined,
        cell: ({ worked_on }) => write.moment(worked_on),
      },
    ],
    [t, write, class_id, lesson_guid],
  )
  return (
    <Card>
      <DataTable
        caption={t('schools.learners')}
        columns={columns}
        rows={named}
        rowKey={({ user_id }) => user_id}
        pageSize={20}
        paging="more"
        exportName={t('schools.learners')}
      />
    </Card>
  )
}
