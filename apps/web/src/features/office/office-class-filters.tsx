import type { classStates } from '@maktab/contracts/office/office-classes'
import { Select } from '@maktab/ui/choice/select'
import { SearchField } from '@maktab/ui/fields/search-field'
import { useState } from 'react'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useSettled } from '#features/access/use-settled.ts'
import { useSearchParams } from '#page/router.tsx'
import styles from './office-class-filters.module.css'

export type ClassState = (typeof classStates)[number]

const stateNames = {
  active: 'classes.state_active',
  archived: 'classes.state_archived',
  deleted: 'classes.state_deleted',
  without_teacher: 'classes.state_without_teacher',
  without_learners: 'classes.state_without_learners',
  without_class_teacher: 'classes.state_without_class_teacher',
} as const satisfies Record<ClassState, string>
const states = Object.keys(stateNames) as ClassState[]

/** What the address asks the list of classes for. */
export function useClassFilters() {
  const [search, setSearch] = useSearchParams()
  const state = states.find((one) => one === search.get('state')) ?? 'active'
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
  const grade = search.get('grade') ?? undefined
  const section = search.get('section') ?? undefined
  const sought = search.get('search') ?? ''
  const search_string = useSettled(sought)
  /** Another filter begins at the first page; nothing takes it away. */
  const change = (some: Readonly<Record<string, string>>) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        if (!('page' in some)) next.delete('page')
        for (const [name, value] of Object.entries(some)) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true },
    )
  return {
    input: {
      state,
      page,
      search_string,
      ...(grade !== undefined && { grade }),
      ...(section !== undefined && { section }),
    },
    isFiltered: sought !== '' || grade !== undefined || section !== undefined || state !== 'active',
    change,
    clear: () => change({ search: '', grade: '', section: '', state: '' }),
  }
}

type Filters = ReturnType<typeof useClassFilters>

export function OfficeClassFilters({
  of: { input, change },
  grades,
  sections,
}: {
  readonly of: Filters
  /** What there is to choose from. */
  readonly grades: readonly string[]
  readonly sections: readonly string[]
}) {
  const t = useT('classes')
  const format = useFormat()
  const [typed, setTyped] = useState(input.search_string)
  const withChosen = (values: readonly string[], chosen: string | undefined) =>
    chosen === undefined || values.includes(chosen) ? values : [...values, chosen]
  return (
    <div className={styles['filters']} role="search">
      <SearchField
        label={t('classes.find')}
        maxLength={100}
        value={typed}
        onValueChange={(value) => {
          setTyped(value)
          change({ search: value.trim() })
        }}
      />
      <Select
        label={t('classes.grade')}
        value={input.grade ?? ''}
        options={[
          { value: '', label: t('classes.every_grade') },
          ...withChosen(grades, input.grade).map((value) => ({
            value,
            label: t('classes.in_grade', { grade: format.digits(value) }),
          })),
        ]}
        onChange={(event) => change({ grade: event.target.value })}
      />
      <Select
        label={t('classes.section')}
        value={input.section ?? ''}
        options={[
          { value: '', label: t('classes.every_section') },
          ...withChosen(sections, input.section).map((value) => ({ value, label: value })),
        ]}
        onChange={(event) => change({ section: event.target.value })}
      />
      <Select
        label={t('classes.show')}
        value={input.state}
        options={states.map((value) => ({ value, label: t(stateNames[value]) }))}
        onChange={(event) => change({ state: event.target.value === 'active' ? '' : event.target.value })}
      />
    </div>
  )
}
