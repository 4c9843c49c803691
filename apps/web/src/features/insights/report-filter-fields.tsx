import { DateRangePicker } from '@maktab/ui/dates/date-range-picker'
import { Select } from '@maktab/ui/choice/select'
import { yearSpans } from '@maktab/domain/schools/year-spans'
import { listReportedYears } from '@maktab/client/calls/insights/reported-years.generated'
import { listClasses } from '@maktab/client/calls/schools/classes.generated'
import { useEffect, useEffectEvent } from 'react'
import { useQuery } from '#page/use-calls.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { className } from '../schools/class-name.ts'
import type { useReportFilters } from './report-filters.ts'
import styles from './reports.module.css'

type Filters = ReturnType<typeof useReportFilters>

interface SpanFieldProps {
  readonly filters: Pick<Filters, 'range' | 'today' | 'change'>
  /** Whose school years are offered: of the own school, of that campus, or none where a report is of schools with years of their own. */
  readonly yearsOf?: 'own' | 'none' | number | undefined
}

/** Of which days; a school year and its terms stand behind the days. What lies in the future cannot be picked. */
export function SpanField({ filters: { range, today, change }, yearsOf = 'own' }: SpanFieldProps) {
  const t = useT('reports')
  const years = useQuery(listReportedYears, typeof yearsOf === 'number' ? { institution_id: yearsOf } : {}, {
    enabled: yearsOf !== 'none',
  })
  const named =
    years.state === 'ready'
      ? yearSpans(years.value.list, today).map(({ key, kind, name, from, to }) => ({
          key,
          name: kind === 'this_year' ? t('reports.this_year') : name,
          from,
          to,
        }))
      : []
  const told = range.preset === 'named' ? named.find(({ key }) => key === range.key) : undefined
  const isMoved = told !== undefined && (told.from !== range.from || told.to !== range.to)
  const follow = useEffectEvent(() => told && change({ range: { preset: 'named', ...told } }))
  useEffect(() => {
    if (isMoved) follow()
  }, [isMoved])
  return (
    <div className={styles['field']}>
      <DateRangePicker
        label={t('reports.period')}
        value={range}
        today={today}
        max={today}
        named={named}
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
