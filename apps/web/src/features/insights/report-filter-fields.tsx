import { DateRangePicker } from '@maktab/ui/dates/date-range-picker'
import { Select } from '@maktab/ui/choice/select'
import { listClasses } from '@maktab/client/calls/schools/classes.generated'
import { useQuery } from '#page/use-calls.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { className } from '../schools/class-name.ts'
import type { useReportFilters } from './report-filters.ts'
import styles from './reports.module.css'

type Filters = ReturnType<typeof useReportFilters>

/** Of which days. What lies in the future cannot be picked. */
export function SpanField({
  filters: { range, today, change },
}: {
  readonly filters: Pick<Filters, 'range' | 'today' | 'change'>
}) {
  const t = useT('reports')
  return (
    <div className={styles['field']}>
      <DateRangePicker
        label={t('reports.period')}
        value={range}
        today={today}
        max={today}
        onValueChange={(next) => change({ range: next })}
      />
    </div>
  )
}

interface ClassFieldProps {
  readonly filters: Pick<Filters, 'class_id' | 'change'>
  /** Whether the report may be of all classes together. */
  readonly isAllOffered?: boolean
}

/** Of which class. */
export function ClassField({ filters: { class_id, change }, isAllOffered = true }: ClassFieldProps) {
  const t = useT('home', 'reports')
  const format = useFormat()
  const classes = useQuery(listClasses, {})
  // A list that did not arrive is no reason to hide the report.
  if (classes.state !== 'ready' || classes.value.list.length === 0) return null
  const options = classes.value.list.map((one) => ({ value: String(one.class_id), label: className(one, t, format) }))
  return (
    <div className={styles['field']}>
      <Select
        label={t('schools.class')}
        {...(isAllOffered ? { placeholder: t('reports.all_classes') } : {})}
        options={options}
        value={class_id ?? ''}
        onChange={({ target: { value } }) => change({ class_id: value === '' ? undefined : Number(value) })}
      />
    </div>
  )
}
