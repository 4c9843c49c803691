import { listReportedClasses } from '@maktab/client/calls/insights/reported-classes.generated'
import { subjectKeyOf } from '@maktab/domain/content/subjects'
import { Select } from '@maktab/ui/choice/select'
import { useQuery } from '#page/use-calls.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { className } from '../schools/class-name.ts'
import { subjectName } from '../schools/subject-name.ts'
import { SpanField } from './report-filter-fields.tsx'
import type { SchoolFilters } from './school-filters.ts'
import styles from './reports.module.css'

interface SchoolFilterFieldsProps {
  readonly filters: SchoolFilters
  /** Where the screen is of one subject, it is not chosen here. */
  readonly hasSubject?: boolean
  readonly onChange?: () => void
}

/** Of which days, and of which grade, section, subject and class: what is offered bears what was chosen before. */
export function SchoolFilterFields({ filters, hasSubject = true, onChange }: SchoolFilterFieldsProps) {
  const t = useT('home', 'reports', 'school')
  const format = useFormat()
  const classes = useQuery(listReportedClasses, {})
  const { place, class_id, change, changePlace } = filters
  const all = classes.state === 'ready' ? classes.value.report : []
  const bears = (one: (typeof all)[number], but: keyof typeof place | 'class') =>
    (but === 'grade' || place.grade === undefined || one.grade === place.grade) &&
    (but === 'section' || place.section === undefined || one.section === place.section) &&
    (but === 'subject' || place.subject === undefined || subjectKeyOf(one.subject) === subjectKeyOf(place.subject))
  const offered = (name: 'grade' | 'section') => [
    ...new Set(all.filter((one) => bears(one, name)).map((one) => one[name])),
  ]
  const subjects = new Map(
    all.filter((one) => bears(one, 'subject')).map(({ subject }) => [subjectKeyOf(subject), subject]),
  )
  const turned = (work: () => void) => {
    work()
    onChange?.()
  }
  const field = (name: keyof typeof place, label: string, options: readonly { value: string; label: string }[]) =>
    options.length > 0 && (
      <div className={styles['field']}>
        <Select
          label={label}
          placeholder={t('insights.every')}
          options={options}
          value={place[name] ?? ''}
          onChange={({ target: { value } }) =>
            turned(() => {
              changePlace({ [name]: value === '' ? undefined : value })
              // The class that was chosen may bear another.
              change({ class_id: undefined })
            })
          }
        />
      </div>
    )
  return (
    <div className={styles['filters']}>
      <SpanField filters={{ ...filters, change: (some) => turned(() => change(some)) }} />
      {field(
        'grade',
        t('insights.grade'),
        offered('grade').map((value) => ({ value, label: format.digits(value) })),
      )}
      {field(
        'section',
        t('insights.section'),
        offered('section').map((value) => ({ value, label: value })),
      )}
      {hasSubject &&
        field(
          'subject',
          t('schools.subject'),
          [...subjects.values()].map((value) => ({ value, label: subjectName(value, t) })),
        )}
      {all.length > 0 && (
        <div className={styles['field']}>
          <Select
            label={t('schools.class')}
            placeholder={t('reports.all_classes')}
            options={all
              .filter((one) => bears(one, 'class'))
              .map((one) => ({ value: String(one.class_id), label: className(one, t, format) }))}
            value={class_id ?? ''}
            onChange={({ target: { value } }) =>
              turned(() => change({ class_id: value === '' ? undefined : Number(value) }))
            }
          />
        </div>
      )}
    </div>
  )
}
