import type { SchoolRow } from '@maktab/contracts/insights/head-dashboards'
import { fewAttempts } from '@maktab/domain/insights/few'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Card } from '@maktab/ui/layout/card'
import { DataTable } from '@maktab/ui/tables/data-table'
import type { Column, WholeList } from '@maktab/ui/tables/data-table'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { SchoolName } from './school-name.tsx'
import styles from '../reports.module.css'
import { useReportFormat } from '../use-report-format.ts'

interface SchoolTableProps {
  readonly schools: readonly SchoolRow[]
  readonly whole: WholeList<SchoolRow>
  readonly area: '/networkhead' | '/regionhead'
  /** What turns the page. */
  readonly children: ReactNode
}

/** Schools side by side; each leads to its classes. */
export function SchoolTable({ schools, whole, area, children }: SchoolTableProps) {
  const t = useT('application', 'home', 'reports', 'heads')
  const format = useFormat()
  const write = useReportFormat()
  const hasCodes = schools.some(({ ministry_code }) => ministry_code !== '')
  const columns = useMemo<Column<SchoolRow>[]>(
    () => [
      {
        key: 'name',
        heading: t('reports.campus'),
        isRowHeading: true,
        value: ({ name }) => name,
        cell: (school) => <SchoolName school={school} area={area} />,
      },
      {
        key: 'city',
        heading: t('reports.city'),
        cell: ({ city }) => <bdi>{city}</bdi>,
      },
      // Where no school of the page has one there is nothing to show.
      ...(hasCodes
        ? [
            {
              key: 'code',
              heading: t('heads.ministry_code'),
              isCode: true,
              value: ({ ministry_code }: SchoolRow) => ministry_code,
              cell: ({ ministry_code }: SchoolRow) => <bdi dir="ltr">{ministry_code}</bdi>,
            },
          ]
        : []),
      {
        key: 'completion',
        heading: t('reports.completion'),
        isFigure: true,
        value: ({ lesson_completion }) => lesson_completion ?? undefined,
        cell: ({ lesson_completion }) => write.percent(lesson_completion),
      },
      {
        key: 'score',
        heading: t('reports.attempts_accuracy'),
        isFigure: true,
        value: ({ lessons_avg_accuracy }) => lessons_avg_accuracy ?? undefined,
        cell: ({ lessons_avg_accuracy, assessments_attempted: count }) =>
          count > 0 && count < fewAttempts ? (
            <span className={styles['note']}>
              {write.percent(lessons_avg_accuracy)} ({t('heads.few_attempts', { count })})
            </span>
          ) : (
            write.percent(lessons_avg_accuracy)
          ),
      },
      {
        key: 'assessments',
        heading: t('reports.attempts'),
        isFigure: true,
        value: ({ assessments_attempted }) => assessments_attempted,
        cell: ({ assessments_attempted }) => write.number(assessments_attempted),
      },
      {
        key: 'attendance',
        heading: t('insights.attendance'),
        isFigure: true,
        value: ({ attendance_avg }) => attendance_avg ?? undefined,
        cell: ({ attendance_avg }) => write.percent(attendance_avg),
      },
      {
        key: 'learners_heard',
        heading: t('heads.learners_heard_heading'),
        isFigure: true,
        cell: ({ learners_heard: heard, learners_total: total }) => t('heads.heard_of', { heard, total }),
      },
      {
        key: 'heard',
        heading: t('heads.heard_on'),
        value: ({ heard_on }) => heard_on ?? undefined,
        cell: ({ heard_on }) => (heard_on === null ? t('heads.never_heard') : format.date(heard_on)),
      },
    ],
    [t, format, write, area, hasCodes],
  )
  return (
    <Card>
      <DataTable
        caption={t('heads.by_school')}
        columns={columns}
        rows={schools}
        rowKey={({ institution_id }) => institution_id}
        whole={whole}
        exportName={t('titles.schools')}
        empty={<EmptyState title={t('heads.none_found')} icon="school" level={3} />}
      />
      {children}
    </Card>
  )
}
