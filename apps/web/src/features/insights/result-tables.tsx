import type { ClassResult, LessonResult } from '@maktab/contracts/insights/result-summaries'
import { Card } from '@maktab/ui/layout/card'
import { DataTable } from '@maktab/ui/tables/data-table'
import type { Column, WholeList } from '@maktab/ui/tables/data-table'
import { EmptyState } from '@maktab/ui/feedback/states'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { Link } from '#page/router.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { className } from '../schools/class-name.ts'
import styles from './reports.module.css'
import { useLessonColumns } from './use-lesson-columns.tsx'
import { useReportFormat } from './use-report-format.ts'

interface Campus {
  readonly institution_id: number
  readonly name: string
  readonly city: string
}

interface CampusTableProps {
  readonly campuses: readonly Campus[]
  readonly addressOf: (institution_id: number) => string
  /** What turns the page. */
  readonly children: ReactNode
}

/** Campuses to choose from, by name. */
export function CampusTable({ campuses, addressOf, children }: CampusTableProps) {
  const t = useT('application', 'notices', 'reports')
  const columns: readonly Column<Campus>[] = [
    {
      key: 'name',
      heading: t('reports.campus'),
      isRowHeading: true,
      cell: ({ institution_id, name }) => (
        <Link className={styles['link']} to={addressOf(institution_id)}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    { key: 'city', heading: t('reports.city'), cell: ({ city }) => <bdi>{city}</bdi> },
  ]
  return (
    <Card>
      <DataTable
        caption={t('titles.schools')}
        isCaptionHidden
        columns={columns}
        rows={campuses}
        rowKey={({ institution_id }) => institution_id}
        empty={<EmptyState title={t('acting.no_school')} icon="school" level={2} />}
      />
      {children}
    </Card>
  )
}

interface ClassResultTableProps {
  readonly classes: readonly ClassResult[]
  readonly addressOf: (class_id: number) => string
  readonly whole: WholeList<ClassResult>
  readonly children: ReactNode
}

/** The classes of a campus with what was done in the span. */
export function ClassResultTable({ classes, addressOf, whole, children }: ClassResultTableProps) {
  const t = useT('home', 'reports')
  const format = useFormat()
  const write = useReportFormat()
  const columns = useMemo<Column<ClassResult>[]>(
    () => [
      {
        key: 'class',
        heading: t('schools.class'),
        isRowHeading: true,
        value: ({ class_name }) => className(class_name, t, format),
        cell: ({ class_id, class_name }) => (
          <Link className={styles['link']} to={addressOf(class_id)}>
            <bdi>{className(class_name, t, format)}</bdi>
          </Link>
        ),
      },
      {
        key: 'students',
        heading: t('schools.learners'),
        isFigure: true,
        value: ({ total_students }) => total_students,
        cell: ({ total_students }) => write.number(total_students),
      },
      {
        key: 'completion',
        heading: t('reports.completion'),
        isFigure: true,
        value: ({ lesson_completion }) => lesson_completion ?? undefined,
        cell: ({ lesson_completion }) => write.percent(lesson_completion),
      },
      {
        key: 'lessons',
        heading: t('reports.lessons_in_period'),
        isFigure: true,
        value: ({ lessons_completed }) => lessons_completed,
        cell: ({ lessons_completed }) => write.number(lessons_completed),
      },
      {
        key: 'accuracy',
        heading: t('reports.attempts_accuracy'),
        isFigure: true,
        value: ({ average_accuracy }) => average_accuracy ?? undefined,
        cell: ({ average_accuracy }) => write.percent(average_accuracy),
      },
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
    [t, format, write, addressOf],
  )
  return (
    <Card>
      <DataTable
        caption={t('reports.by_class')}
        columns={columns}
        rows={classes}
        rowKey={({ class_id }) => class_id}
        whole={whole}
        exportName={t('reports.by_class')}
        empty={<EmptyState title={t('schools.no_classes')} icon="classes" level={3} />}
      />
      {children}
    </Card>
  )
}

interface LessonResultTableProps {
  readonly lessons: readonly LessonResult[]
  readonly whole: WholeList<LessonResult>
  readonly children: ReactNode
}

/** The lessons of a class over all its learners. */
export function LessonResultTable({ lessons, whole, children }: LessonResultTableProps) {
  const t = useT('application', 'home', 'reports')
  const write = useReportFormat()
  const ofLearners = useLessonColumns()
  const columns = useMemo<Column<LessonResult>[]>(
    () => [
      {
        key: 'lesson',
        heading: t('titles.lesson'),
        isRowHeading: true,
        value: ({ lesson_name }) => lesson_name,
        cell: ({ lesson_name }) => <bdi>{lesson_name}</bdi>,
      },
      {
        key: 'in_period',
        heading: t('reports.completed_in_period'),
        isFigure: true,
        value: ({ completed_in_period }) => completed_in_period,
        cell: ({ completed_in_period }) => write.number(completed_in_period),
      },
      ...ofLearners,
    ],
    [t, write, ofLearners],
  )
  return (
    <Card>
      <DataTable
        caption={t('reports.by_lesson')}
        columns={columns}
        rows={lessons}
        rowKey={({ lesson_guid }) => lesson_guid}
        whole={whole}
        exportName={t('reports.by_lesson')}
        empty={<EmptyState title={t('reports.no_lessons')} icon="lessons" level={3} />}
      />
      {children}
    </Card>
  )
}
