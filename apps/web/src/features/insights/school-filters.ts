/** Of which classes and days the reports of a whole school are: one choice for all of them, so that a figure and its list are of the same. */
import type { SchoolFilter } from '@maktab/contracts/insights/whole-school'
import { useState } from 'react'
import { useSession } from '#calls/use-session.ts'
import { useReportFilters } from './report-filters.ts'

type Place = Pick<SchoolFilter, 'grade' | 'section' | 'subject'>

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** What was kept, as far as it can be read. */
export function readPlace(text: string | null): Place {
  try {
    const { grade, section, subject } = (JSON.parse(text ?? '{}') ?? {}) as Readonly<Record<string, unknown>>
    return {
      ...(isText(grade) && { grade }),
      ...(isText(section) && { section }),
      ...(isText(subject) && { subject }),
    }
  } catch {
    return {}
  }
}

/** Days and class are kept in the browser for the person, grade, section and subject as long as the tab (seed 000 §3). */
export function useSchoolFilters() {
  const { user_id } = useSession()
  const kept = useReportFilters('school')
  const key = `maktab.report.grades.${user_id}`
  const [place, setPlace] = useState(() => readPlace(readKept(key)))
  const { class_id } = kept
  return {
    ...kept,
    place,
    asked: { ...kept.asked, ...place, ...(class_id === undefined ? {} : { class_id }) },
    changePlace(some: { readonly [N in keyof Place]?: string | undefined }) {
      const next = readPlace(JSON.stringify({ ...place, ...some }))
      setPlace(next)
      try {
        sessionStorage.setItem(key, JSON.stringify(next))
      } catch {
        // Forbidden or full storage: the choice lasts as long as the screen.
      }
    },
  }
}

export type SchoolFilters = ReturnType<typeof useSchoolFilters>

function readKept(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
