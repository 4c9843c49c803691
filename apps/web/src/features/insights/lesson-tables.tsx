import type { LearnerLesson, RatedLesson } from '@maktab/contracts/insights/learner-reports'
import { Card } from '@maktab/ui/layout/card'
import { DataTable } from '@maktab/ui/tables/data-table'
import type { Column } from '@maktab/ui/tables/data-table'
import { useMemo } from 'react'
import { Link } from '#page/router.tsx'
import { useT } from '#language/use-t.ts'
import { ContentStatus } from '../content/content-status.tsx'
import { firstTryColumn } from './first-try-column.tsx'
import styles from './reports.module.css'
import { useReportFormat } from './use-report-format.ts'

interface LessonTableProps<L extends LearnerLesson> {
  readonly caption: string
  readonly lessons: readonly L[]
  readonly addressOf: (lesson: L) => string
  /** Rows at first, and with each "show more". */
  readonly step?: number
}

/** Lessons as one learner stands in them, each with a way to its contents. */
export function LessonTable<L extends LearnerLesson>({ caption, lessons, addressOf, step = 10 }: LessonTableProps<L>) {
  const t = useT('application', 'home', 'reports')
  const write = useReportFormat()
  const columns = useMemo<Column<L>[]>(
    () => [
      {
        key: 'lesson_name',
        heading: t('titles.lesson'),
        isRowHeading: true,
        value: ({ lesson_name }) => lesson_name,
        cell: (lesson) => (
          <Link className={styles['link']} to={addressOf(lesson)}>
            <bdi>{lesson.lesson_name}</bdi>
          </Link>
        ),
      },
      {
        key: 'content_status',
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
        key: 'avg_accuracy',
        heading: t('reports.score'),
        isFigure: true,
        value: ({ avg_accuracy }) => avg_accuracy ?? undefined,
        cell: ({ avg_accuracy }) => write.percent(avg_accuracy),
      },
      firstTryColumn(t('reports.at_first_try')),
      {
        key: 'attempts',
        heading: t('reports.attempts'),
        isFigure: true,
        value: ({ attempts }) => attempts,
        cell: ({ attempts }) => write.number(attempts),
      },
      {
        key: 'time',
        heading: t('learning.time_spent'),
        isFigure: true,
        value: ({ time_spent_in_seconds }) => time_spent_in_seconds,
        cell: ({ time_spent_in_seconds }) => write.time(time_spent_in_seconds),
      },
    ],
    [t, write, addressOf],
  )
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={lessons}
      rowKey={({ class_id, lesson_guid }) => `${class_id} ${lesson_guid}`}
      pageSize={step}
      paging="more"
    />
  )
}

interface RatedLessonsProps {
  readonly strength: readonly RatedLesson[]
  readonly weakness: readonly RatedLesson[]
}

/** As many of each as help; all of them stand in the table of lessons. */
const mostRated = 6

/** Lessons above 60 per cent by the average of all attempts, and those below 61 (seed 001 §9): told in words, beside the colour. */
export function RatedLessons({ strength, weakness }: RatedLessonsProps) {
  const t = useT('home', 'reports')
  return (
    <div className={styles['charts']}>
      <Card heading={t('reports.strengths')}>
        <p className={styles['note']}>{t('reports.by_all_attempts', { rule: t('insights.principal_strong') })}</p>
        <Rated lessons={strength} none={t('reports.no_strengths')} />
      </Card>
      <Card heading={t('reports.weak_lessons')}>
        <p className={styles['note']}>{t('reports.by_all_attempts', { rule: t('insights.principal_weak') })}</p>
        <Rated lessons={weakness} none={t('reports.no_weaknesses')} />
      </Card>
    </div>
  )
}

function Rated({ lessons, none }: { readonly lessons: readonly RatedLesson[]; readonly none: string }) {
  const t = useT('reports')
  const write = useReportFormat()
  if (lessons.length === 0) return <p>{none}</p>
  return (
    <>
      <ol className={styles['rated']} role="list">
        {lessons.slice(0, mostRated).map(({ lesson_guid, lesson_name, avg_accuracy }) => (
          <li key={lesson_guid}>
            <bdi>{lesson_name}</bdi> <strong>{write.percent(avg_accuracy)}</strong>
          </li>
        ))}
      </ol>
      {lessons.length > mostRated && (
        <p className={styles['note']}>{t('reports.more_lessons', { count: lessons.length - mostRated })}</p>
      )}
    </>
  )
}
