/** Where a learner is: a content belongs to a lesson of a course, and is done for a class. */
export interface Place {
  readonly class_id: number
  readonly course_id: number
  readonly lesson_guid: string
}

const guid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** A whole number above 0 from an address; undefined where there is none. */
export function numberIn(search: URLSearchParams, name: string): number | undefined {
  const text = search.get(name) ?? ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

/** The place that an address names; undefined where it names none. */
export function placeIn(search: URLSearchParams): Place | undefined {
  const class_id = numberIn(search, 'class_id')
  const course_id = numberIn(search, 'course_id')
  const lesson_guid = search.get('lesson_guid') ?? ''
  if (class_id === undefined || course_id === undefined || !guid.test(lesson_guid)) return undefined
  return { class_id, course_id, lesson_guid }
}

/** The address of a lesson's player, at one of its contents if named. */
export function playerAddress({ class_id, course_id, lesson_guid }: Place, content_id?: number): string {
  const at = content_id === undefined ? '' : `&content_id=${content_id}`
  return `/learner/lesson/player?class_id=${class_id}&course_id=${course_id}&lesson_guid=${lesson_guid}${at}`
}
