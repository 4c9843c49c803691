import type { Student } from '@maktab/contracts/insights/students'
import { takesAttendance } from '@maktab/domain/tenants/capabilities'
import { Card } from '@maktab/ui/layout/card'
import { DataTable } from '@maktab/ui/tables/data-table'
import type { Column, WholeList } from '@maktab/ui/tables/data-table'
import { EmptyState } from '@maktab/ui/feedback/states'
import { useMemo, type ReactNode } from 'react'
import { useSession } from '#calls/use-session.ts'
import { useCapabilities } from '#calls/use-tenant.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { Link } from '#page/router.tsx'
import { tellApart } from '../people/told-apart.ts'
import { className } from '../schools/class-name.ts'
import { OfNumber } from './of-number.tsx'
import { reasonWords } from './reason-words.ts'
import { reportAddress } from './report-place.ts'
import styles from './reports.module.css'
import { useReportFormat } from './use-report-format.ts'

interface StudentTableProps {
  readonly students: readonly Student[]
  readonly whole: WholeList<Student>
  /** What turns the page. */
  readonly children: ReactNode
}

/** Learners of a school, each with the number that a share is of, and why they fall behind. */
export function StudentTable({ students, whole, children }: StudentTableProps) {
  const t = useT('application', 'home', 'reports', 'school')
  const format = useFormat()
  const write = useReportFormat()
  const hasAttendance = takesAttendance(useCapabilities(), useSession())
  const named = useMemo(() => tellApart(students), [students])
  const wholeNamed = {
    ...whole,
    read: async () => {
      const all = await whole.read()
      return all && { ...all, rows: tellApart(all.rows) }
    },
  }
  const columns = useMemo<Column<Student>[]>(() => {
    const share = (
      key: string,
      heading: string,
      figure: 'lesson_completion' | 'lessons_avg_accuracy' | 'attendance_avg' | 'avg_assignment_accuracy',
    ): Column<Student> => ({
      key,
      heading,
      isFigure: true,
      value: (row) => row[figure] ?? undefined,
      cell: (row) => <OfNumber value={row[figure]} of={row[`${figure}_of`]} />,
    })
    const classesOf = ({ classes }: Student) => classes.map((one) => className(one, t, format)).join(' · ')
    const why = ({ reasons }: Student) => reasons.map((reason) => t(reasonWords[reason])).join(' · ')
    return [
      {
        key: 'name',
        heading: t('reports.learner'),
        isRowHeading: true,
        value: ({ full_name }) => full_name,
        cell: ({ user_id, full_name }) => (
          <Link className={styles['link']} to={reportAddress('principal', 'performance/detail', { user_id })}>
            <bdi>{full_name}</bdi>
          </Link>
        ),
      },
      { key: 'classes', heading: t('titles.classes'), value: classesOf, cell: (row) => <bdi>{classesOf(row)}</bdi> },
      share('completion', t('reports.completion'), 'lesson_completion'),
      share('score', t('reports.attempts_accuracy'), 'lessons_avg_accuracy'),
      ...(hasAttendance ? [share('attendance', t('insights.attendance'), 'attendance_avg')] : []),
      share('assignments', t('insights.work_score'), 'avg_assignment_accuracy'),
      { key: 'why', heading: t('insights.why'), value: why, cell: why },
      {
        key: 'heard',
        heading: t('insights.heard_on'),
        value: ({ synced_on }) => synced_on ?? undefined,
        cell: ({ synced_on }) => write.moment(synced_on),
      },
    ]
  }, [t, format, write, hasAttendance])
  return (
    <Card>
      <DataTable
        caption={t('titles.learners')}
        isCaptionHidden
        columns={columns}
        rows={named}
        rowKey={({ user_id }) => user_id}
        whole={wholeNamed}
        exportName={t('titles.learners')}
        empty={<EmptyState title={t('insights.nobody_listed')} icon="user" level={2} />}
      />
      {children}
    </Card>
  )
}
