import { readDashboardAssignments } from '@maktab/client/calls/insights/dashboard.generated'
import { readStudentBands } from '@maktab/client/calls/insights/students.generated'
import { listSubjectPerformance } from '@maktab/client/calls/insights/subjects.generated'
import type { Input } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { SubjectFigures } from '@maktab/contracts/insights/subjects'
import type { PlainKey } from '@maktab/i18n/keys'
import { Card } from '@maktab/ui/layout/card'
import { DataTable } from '@maktab/ui/tables/data-table'
import type { Column } from '@maktab/ui/tables/data-table'
import { useMemo } from 'react'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState } from '#page/call-state.tsx'
import { Link } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'
import { rangeRefused } from '../schools/range-refused.tsx'
import { subjectName } from '../schools/subject-name.ts'
import styles from './reports.module.css'
import { useReportFormat } from './use-report-format.ts'
import { useWorkColumns } from './work-columns.tsx'

type Asked = Input<Catalogue['readDashboardTrend']>

const bands: readonly (readonly [keyof Bands, PlainKey<'school'>])[] = [
  ['to_40', 'insights.band_to_40'],
  ['to_60', 'insights.band_to_60'],
  ['to_80', 'insights.band_to_80'],
  ['above_80', 'insights.band_above_80'],
  ['not_measured', 'insights.band_not_measured'],
]
type Bands = Readonly<Record<'to_40' | 'to_60' | 'to_80' | 'above_80' | 'not_measured', number>>

/** Where a principal looks: who falls behind, who is silent, what waits, which subject; each number leads to the list that it counts. */
export function WhereToLook({ asked }: { readonly asked: Asked }) {
  const t = useT('application', 'home', 'reports', 'school')
  const students = useQuery(readStudentBands, asked, { showsBefore: true })
  const work = useQuery(readDashboardAssignments, asked, { showsBefore: true })
  const subjects = useQuery(listSubjectPerformance, asked, { showsBefore: true })
  return (
    <>
      <div className={styles['charts']}>
        <Card heading={t('insights.only_behind')}>
          <CallState of={students} refused={rangeRefused(t)}>
            {({ learners_behind, learners_silent }) => (
              <ul className={styles['rated']} role="list">
                <li>
                  <Link className={styles['link']} to="/principal/students?only=behind">
                    {t('insights.behind_count', { count: learners_behind })}
                  </Link>
                </li>
                <li>
                  <Link className={styles['link']} to="/principal/students?only=silent">
                    {t('insights.silent_count', { count: learners_silent })}
                  </Link>
                </li>
                <li>
                  <Waiting of={work} />
                </li>
              </ul>
            )}
          </CallState>
        </Card>
        <Card heading={t('insights.show_learners')}>
          <CallState of={students} refused={rangeRefused(t)}>
            {(value) => (
              <ul className={styles['rated']} role="list">
                {bands.map(([band, word]) => (
                  <li key={band}>
                    <Link className={styles['link']} to={`/principal/students?only=${band}`}>
                      {t(word)}
                    </Link>
                    <span>{t('insights.learner_number', { count: value.bands[band] })}</span>
                  </li>
                ))}
              </ul>
            )}
          </CallState>
        </Card>
      </div>
      <CallState of={subjects} shape="rows" refused={rangeRefused(t)}>
        {({ report }) => report.length > 0 && <SubjectTable subjects={report} />}
      </CallState>
    </>
  )
}

type WorkState = ReturnType<typeof useQuery<Catalogue['readDashboardAssignments']>>

function Waiting({ of }: { readonly of: WorkState }) {
  const t = useT('school')
  const write = useReportFormat()
  if (of.state !== 'ready') return null
  const { waiting, oldest_waiting_on } = of.value
  return (
    <>
      <Link className={styles['link']} to="/principal/teachers?sort=waiting">
        {t('insights.waiting_count', { count: waiting })}
      </Link>
      {oldest_waiting_on !== null && (
        <span className={styles['note']}>{t('insights.waiting_since', { when: write.moment(oldest_waiting_on) })}</span>
      )}
    </>
  )
}

function SubjectTable({ subjects }: { readonly subjects: readonly SubjectFigures[] }) {
  const t = useT('application', 'home', 'reports', 'school')
  const format = useFormat()
  const write = useReportFormat()
  const work = useWorkColumns()
  const columns = useMemo<Column<SubjectFigures>[]>(
    () => [
      {
        key: 'subject',
        heading: t('schools.subject'),
        isRowHeading: true,
        value: ({ subject }) => subjectName(subject, t),
        cell: ({ subject }) => (
          <Link
            className={styles['link']}
            to={`/principal/subject/detail?${new URLSearchParams({ subject }).toString()}`}
          >
            <bdi>{subjectName(subject, t)}</bdi>
          </Link>
        ),
      },
      {
        key: 'grade',
        heading: t('insights.grade'),
        // Grades are sorted as numbers where they are some.
        value: ({ grades }) => Number.parseInt(grades[0] ?? '', 10) || (grades[0] ?? ''),
        cell: ({ grades }) => grades.map((grade) => format.digits(grade)).join(' · '),
      },
      {
        key: 'classes',
        heading: t('titles.classes'),
        isFigure: true,
        value: ({ total_classes }) => total_classes,
        cell: ({ total_classes }) => write.number(total_classes),
      },
      ...work,
    ],
    [t, format, write, work],
  )
  return (
    <Card>
      <DataTable
        caption={t('insights.by_subject')}
        columns={columns}
        rows={subjects}
        rowKey={({ subject }) => subject}
        exportName={t('insights.by_subject')}
      />
    </Card>
  )
}
