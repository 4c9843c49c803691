import type { ClassLessonFigures, ClassStudent } from '@maktab/contracts/insights/class-reports'
import { takesAttendance } from '@maktab/domain/tenants/capabilities'
import { Card } from '@maktab/ui/layout/card'
import { DataTable } from '@maktab/ui/tables/data-table'
import type { Column, WholeList } from '@maktab/ui/tables/data-table'
import { Pagination } from '@maktab/ui/tables/pagination'
import { useMemo } from 'react'
import { Link } from '#page/router.tsx'
import { useSession } from '#calls/use-session.ts'
import { useCapabilities } from '#calls/use-tenant.ts'
import { useT } from '#language/use-t.ts'
import { tellApart } from '../people/told-apart.ts'
import { firstTryColumn } from './first-try-column.tsx'
import { reportAddress, watcherOf, type Watcher } from './report-place.ts'
import styles from './reports.module.css'
import { useLessonColumns } from './use-lesson-columns.tsx'
import { useReportFormat } from './use-report-format.ts'

interface ClassLessonTableProps {
  readonly class_id: number
  readonly lessons: readonly ClassLessonFigures[]
  readonly watcher: Watcher
}

/** Every lesson over all learners of a class; a teacher goes on to its learners. */
export function ClassLessonTable({ class_id, lessons, watcher }: ClassLessonTableProps) {
  const t = useT('application', 'home', 'reports')
  const ofLearners = useLessonColumns()
  const columns = useMemo<Column<ClassLessonFigures>[]>(
    () => [
      {
        key: 'lesson',
        heading: t('titles.lesson'),
        isRowHeading: true,
        value: ({ lesson_name }) => lesson_name,
        cell: ({ lesson_guid, lesson_name }) =>
          watcher === 'teacher' ? (
            <Link className={styles['link']} to={reportAddress(watcher, 'lesson/report', { class_id, lesson_guid })}>
              <bdi>{lesson_name}</bdi>
            </Link>
          ) : (
            <bdi>{lesson_name}</bdi>
          ),
      },
      ...ofLearners,
    ],
    [t, class_id, watcher, ofLearners],
  )
  return (
    <Card>
      <DataTable
        caption={t('titles.lessons')}
        isCaptionHidden
        columns={columns}
        rows={lessons}
        rowKey={({ lesson_guid }) => lesson_guid}
        pageSize={10}
        paging="more"
        exportName={t('titles.lessons')}
      />
    </Card>
  )
}

interface ClassStudentTableProps {
  readonly class_id: number
  readonly students: readonly ClassStudent[]
  readonly whole: WholeList<ClassStudent>
  /** Of the class. */
  readonly total: number
  readonly page: number
  onPage(page: number): void
}

/** As the server sends them. */
const pageSize = 40

/** The learners of a class with what they did in the span. */
export function ClassStudentTable({ class_id, students, whole, total, page, onPage }: ClassStudentTableProps) {
  const t = useT('home', 'reports')
  const write = useReportFormat()
  const session = useSession()
  const watcher = watcherOf(session.active_role)
  const hasAttendance = takesAttendance(useCapabilities(), session)
  const named = useMemo(() => tellApart(students), [students])
  const wholeNamed = {
    ...whole,
    read: async () => {
      const all = await whole.read()
      return all && { ...all, rows: tellApart(all.rows) }
    },
  }
  const columns = useMemo<Column<ClassStudent>[]>(
    () => [
      {
        key: 'name',
        heading: t('reports.learner'),
        isRowHeading: true,
        value: ({ full_name }) => full_name,
        cell: ({ user_id, full_name }) => (
          <Link className={styles['link']} to={reportAddress(watcher, 'performance/detail', { class_id, user_id })}>
            <bdi>{full_name}</bdi>
          </Link>
        ),
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
      ...(hasAttendance
        ? [
            {
              key: 'attendance',
              heading: t('insights.attendance'),
              isFigure: true,
              value: ({ attendance_avg }: ClassStudent) => attendance_avg ?? undefined,
              cell: ({ attendance_avg }: ClassStudent) => write.percent(attendance_avg),
            },
          ]
        : []),
      {
        key: 'worked',
        heading: t('reports.worked_on'),
        value: ({ worked_on }) => worked_on ?? undefined,
        cell: ({ worked_on }) => write.moment(worked_on),
      },
    ],
    [t, write, class_id, watcher, hasAttendance],
  )
  return (
    <Card>
      <DataTable
        caption={t('schools.learners')}
        isCaptionHidden
        columns={columns}
        rows={named}
        rowKey={({ user_id }) => user_id}
        whole={wholeNamed}
        exportName={t('schools.learners')}
      />
      {total > pageSize && <Pagination page={page} pageSize={pageSize} total={total} onPageChange={onPage} />}
    </Card>
  )
}
