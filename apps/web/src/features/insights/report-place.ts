/** Addresses of the screens of reports, and what they are about. */
import type { Role } from '@maktab/contracts/roles'
import { numberIn } from '../learning/place.ts'

export interface ReportPlace {
  readonly class_id?: number | undefined
  readonly lesson_guid?: string | undefined
  readonly content_id?: number | undefined
  /** The learner looked at; left out for oneself. */
  readonly user_id?: number | undefined
}

const guid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** What an address names; a part that is none of its kind counts as not named. */
export function reportPlaceIn(search: URLSearchParams): ReportPlace {
  const lesson_guid = search.get('lesson_guid') ?? ''
  return {
    class_id: numberIn(search, 'class_id'),
    content_id: numberIn(search, 'content_id'),
    user_id: numberIn(search, 'user_id'),
    lesson_guid: guid.test(lesson_guid) ? lesson_guid : undefined,
  }
}

/** Who looks: learners at themselves, teachers and principals at classes and pupils. */
export type Watcher = 'learner' | 'teacher' | 'principal'

export function watcherOf(role: Role): Watcher {
  return role === 'teacher' || role === 'principal' ? role : 'learner'
}

/** An address in the area of who looks. */
export function reportAddress(watcher: Watcher, screen: string, place: ReportPlace): string {
  const named = Object.entries(place).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return `/${watcher}/${screen}?${new URLSearchParams(named).toString()}`
}
