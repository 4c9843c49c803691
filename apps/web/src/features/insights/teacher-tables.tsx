import type { ReportedTeacher, TaughtClassFigures } from '@maktab/contracts/insights/teachers'
import { takesAttendance } from '@maktab/domain/tenants/capabilities'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Card } from '@maktab/ui/layout/card'
import { DataTable } from '@maktab/ui/tables/data-table'
import type { Column, WholeList } from '@maktab/ui/tables/data-table'
import { useMemo, type ReactNode } from 'react'
import { useSession } from '#calls/use-session.ts'
import { useCapabilities } from '#calls/use-tenant.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { Link } from '#page/router.tsx'
import { className } from '../schools/class-name.ts'
import { OfNumber } from './of-number.tsx'
import { reportAddress } from './report-place.ts'
import styles from './reports.module.css'
import { useReportFormat } from './use-report-format.ts'

interface TeacherTableProps {
  readonly teachers: readonly ReportedTeacher[]
  readonly whole: WholeList<ReportedTeacher>
  /** What turns the page. */
  readonly children: ReactNode
}

/** Teachers of a school with the accuracy in their classes and the work that they set. */
export function TeacherTable({ teachers, whole, children }: TeacherTableProps) {
  const t = useT('application', 'home', 'reports', 'school')
  const format = useFormat()
  const write = useReportFormat()
  const columns = useMemo<Column<ReportedTeacher>[]>(() => {
    const classesOf = ({ classes }: ReportedTeacher) => classes.map((one) => className(one, t, format)).join(' · ')
    const count = (
      key: string,
      heading: string,
      figure: 'assignments_total' | 'assignments_total_graded' | 'waiting',
    ): Column<ReportedTeacher> => ({
      key,
      heading,
      isFigure: true,
      value: (row) => row[figure],
      cell: (row) => write.number(row[figure]),
    })
    return [
      {
        key: 'name',
        heading: t('schools.teachers'),
        isRowHeading: true,
        value: ({ full_name }) => full_name,
        cell: ({ user_id, full_name }) => (
          <Link className={styles['link']} to={`/principal/teachers?user_id=${user_id}`}>
            <bdi>{full_name}</bdi>
          </Link>
        ),
      },
      { key: 'classes', heading: t('titles.classes'), value: classesOf, cell: (row) => <bdi>{classesOf(row)}</bdi> },
      {
        key: 'score',
        heading: t('reports.attempts_accuracy'),
        isFigure: true,
        value: ({ lessons_avg_accuracy }) => lessons_avg_accuracy ?? undefined,
        cell: (row) => <OfNumber value={row.lessons_avg_accuracy} of={row.lessons_avg_accuracy_of} />,
      },
      count('assignments', t('insights.works_set'), 'assignments_total'),
      {
        key: 'turned_in',
        heading: t('insights.principal_turned_in'),
        isFigure: true,
        value: ({ avg_assignments_turnedin }) => avg_assignments_turnedin ?? undefined,
        cell: (row) => <OfNumber value={row.avg_assignments_turnedin} of={row.avg_assignments_turnedin_of} />,
      },
      count('graded', t('insights.marked'), 'assignments_total_graded'),
      count('waiting', t('insights.waiting'), 'waiting'),
      {
        key: 'heard',
        heading: t('insights.heard_on'),
        value: ({ synced_on }) => synced_on ?? undefined,
        cell: ({ synced_on }) => write.moment(synced_on),
      },
    ]
  }, [t, format, write])
  return (
    <Card>
      <DataTable
        caption={t('titles.teachers')}
        isCaptionHidden
        columns={columns}
        rows={teachers}
        rowKey={({ user_id }) => user_id}
        whole={whole}
        exportName={t('titles.teachers')}
        empty={<EmptyState title={t('insights.no_teacher')} icon="user" level={2} />}
      />
      {children}
    </Card>
  )
}

interface TaughtClassTableProps {
  readonly classes: readonly TaughtClassFigures[]
  readonly caption: string
}

/** The classes of one teacher side by side. */
export function TaughtClassTable({ classes, caption }: TaughtClassTableProps) {
  const t = useT('home', 'reports', 'school')
  const format = useFormat()
  const hasAttendance = takesAttendance(useCapabilities(), useSession())
  const columns = useMemo<Column<TaughtClassFigures>[]>(() => {
    const share = (
      key: string,
      heading: string,
      figure: 'lesson_completion' | 'lessons_avg_accuracy' | 'avg_assignments_turnedin' | 'attendance_avg',
    ): Column<TaughtClassFigures> => ({
      key,
      heading,
      isFigure: true,
      value: (row) => row[figure] ?? undefined,
      cell: (row) => <OfNumber value={row[figure]} of={row[`${figure}_of`]} />,
    })
    return [
      {
        key: 'class',
        heading: t('schools.class'),
        isRowHeading: true,
        value: ({ class_name }) => className(class_name, t, format),
        cell: ({ class_id, class_name }) => (
          <Link className={styles['link']} to={reportAddress('principal', 'lesson/performance', { class_id })}>
            <bdi>{className(class_name, t, format)}</bdi>
          </Link>
        ),
      },
      share('completion', t('reports.completion'), 'lesson_completion'),
      share('score', t('reports.attempts_accuracy'), 'lessons_avg_accuracy'),
      share('turned_in', t('insights.principal_turned_in'), 'avg_assignments_turnedin'),
      ...(hasAttendance ? [share('attendance', t('insights.attendance'), 'attendance_avg')] : []),
    ]
  }, [t, format, hasAttendance])
  return (
    <Card>
      <DataTable
        caption={caption}
        columns={columns}
        rows={classes}
        rowKey={({ class_id }) => class_id}
        exportName={caption}
      />
    </Card>
  )
}
