import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { isStrong } from '@maktab/domain/schools/percentages'
import { Card } from '@maktab/ui/layout/card'
import { DataTable } from '@maktab/ui/tables/data-table'
import type { Column } from '@maktab/ui/tables/data-table'
import { useMemo } from 'react'
import { Link } from '#page/router.tsx'
import type { PlainKey } from '@maktab/i18n/keys'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { className } from '../schools/class-name.ts'
import { subjectName } from '../schools/subject-name.ts'
import styles from './principal-dashboard.module.css'

type ClassRow = Output<Catalogue['readPrincipalDashboard']>['classes'][number]
type Figure = 'lesson_completion' | 'average_accuracy' | 'turned_in' | 'average_score'

const figures: Record<Figure, PlainKey<'home'>> = {
  lesson_completion: 'insights.principal_lesson_completion',
  average_accuracy: 'insights.principal_accuracy',
  turned_in: 'insights.principal_turned_in',
  average_score: 'insights.principal_average_score',
}
const order = Object.keys(figures) as Figure[]
/** Strong or weak (seed 001 §9); the others grow over the year. */
const judged: ReadonlySet<Figure> = new Set(['average_accuracy', 'average_score'])
/** Rows at first, and with each "show more". */
const step = 8

/** The classes side by side; accuracy and scores in their heat: the weakest, where to look first, stands first. */
export function ClassFigures({ classes }: { classes: readonly ClassRow[] }) {
  const t = useT('application', 'home')
  const format = useFormat()
  const columns = useMemo<Column<ClassRow>[]>(
    () => [
      {
        key: 'name',
        heading: t('schools.class'),
        isRowHeading: true,
        value: ({ name }) => className(name, t, format),
        cell: ({ class_id, name }) => (
          <Link className={styles['name']} to={`/principal/lesson/performance?class_id=${class_id}`}>
            <bdi>{className(name, t, format)}</bdi>
          </Link>
        ),
      },
      {
        key: 'subject',
        heading: t('schools.subject'),
        hasChoices: true,
        value: ({ name }) => subjectName(name.subject, t),
        cell: ({ name }) => subjectName(name.subject, t),
      },
      {
        key: 'total_students',
        heading: t('schools.learners'),
        isFigure: true,
        value: ({ total_students }) => total_students,
        cell: ({ total_students }) => format.number(total_students),
      },
      ...order.map((figure) => ({
        key: figure,
        heading: t(figures[figure]),
        isFigure: true,
        value: (row: ClassRow) => row[figure] ?? undefined,
        cell: (row: ClassRow) => <Share value={row[figure]} isJudged={judged.has(figure)} />,
      })),
    ],
    [t, format],
  )
  return (
    <Card heading={<span data-tour="principal-dashboard-classes">{t('insights.principal_classes')}</span>}>
      <DataTable
        caption={t('insights.principal_classes')}
        isCaptionHidden
        columns={columns}
        rows={classes}
        rowKey={({ class_id }) => class_id}
        firstSort={{ key: 'average_accuracy', direction: 'ascending' }}
        pageSize={step}
        paging="more"
        exportName={t('titles.classes')}
      />
    </Card>
  )
}

/** A figure that is judged stands on its colour; the colour alone says nothing. */
function Share({ value, isJudged }: { value: number | null; isJudged: boolean }) {
  const format = useFormat()
  if (value === null) return <span>–</span>
  if (!isJudged) return <span>{format.percent(value)}</span>
  return (
    <span className={styles['heat']} data-strong={isStrong(value)}>
      {format.percent(value)}
    </span>
  )
}
