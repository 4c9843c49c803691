import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { isStrong } from '@maktab/domain/insights/figures'
import { Button } from '@maktab/ui/button'
import { Card } from '@maktab/ui/card'
import { DataTable } from '@maktab/ui/data-table'
import type { Column } from '@maktab/ui/data-table'
import { Select } from '@maktab/ui/select'
import { useState } from 'react'
import type { PlainKey } from '#shell/screens.tsx'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import { className } from '../schools/class-name.ts'
import { subjectName } from '../schools/subject-name.ts'
import styles from './principal-dashboard-screen.module.css'

type ClassRow = Output<Catalogue['readPrincipalDashboard']>['classes'][number]
type Figure = 'lesson_completion' | 'average_accuracy' | 'turned_in' | 'average_score'

const figures: Record<Figure, PlainKey> = {
  lesson_completion: 'insights.principal_lesson_completion',
  average_accuracy: 'insights.principal_accuracy',
  turned_in: 'insights.principal_turned_in',
  average_score: 'insights.principal_average_score',
}
/** Rows at first, and with each "show more". */
const step = 8

const order = Object.keys(figures) as Figure[]

/** A heat map of the classes: where to look first stands first. */
export function ClassFigures({ classes }: { classes: readonly ClassRow[] }) {
  const t = useT()
  const format = useFormat()
  const [sorted, setSorted] = useState<Figure>('lesson_completion')
  const [shown, setShown] = useState(step)
  const nameOf = ({ name }: ClassRow) => className(name, t, format)
  const rows = [...classes].sort((one, other) => (one[sorted] ?? 101) - (other[sorted] ?? 101) || nameOf(one).localeCompare(nameOf(other)))
  const columns: Column<ClassRow>[] = [
    { key: 'name', heading: t('schools.class'), isRowHeading: true, cell: (row) => <bdi>{nameOf(row)}</bdi> },
    { key: 'subject', heading: t('schools.subject'), cell: ({ name }) => subjectName(name.subject, t) },
    { key: 'total_students', heading: t('schools.learners'), isFigure: true, cell: ({ total_students }) => format.number(total_students) },
    ...order.map((figure) => ({
      key: figure,
      heading: t(figures[figure]),
      isFigure: true,
      cell: (row: ClassRow) => <Heat value={row[figure]} />,
    })),
  ]
  return (
    <Card
      heading={t('insights.principal_classes')}
      actions={
        <Select
          label={t('insights.principal_sort')}
          value={sorted}
          options={order.map((figure) => ({ value: figure, label: t(figures[figure]) }))}
          onChange={(event) => setSorted(event.target.value as Figure)}
        />
      }
    >
      <DataTable caption={t('insights.principal_classes')} isCaptionHidden columns={columns} rows={rows.slice(0, shown)} rowKey={({ class_id }) => class_id} />
      {shown < rows.length && (
        <Button icon="expand" onClick={() => setShown(shown + step)}>
          {t('frame.show_more')}
        </Button>
      )}
    </Card>
  )
}

/** The figure stands on its colour; the colour alone says nothing. */
function Heat({ value }: { value: number | null }) {
  const format = useFormat()
  if (value === null) return <span>–</span>
  return (
    <span className={styles['heat']} data-strong={isStrong(value)}>
      {format.percent(value)}
    </span>
  )
}
