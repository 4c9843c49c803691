/** Addresses within the studio that carry what is meant. */
import type { ContentType } from '@maktab/contracts/content/contents'

export function editAddress({
  course_id,
  lesson_guid,
  content_id,
  revision,
}: {
  readonly course_id: number
  readonly lesson_guid: string
  readonly content_id: number
  readonly revision: number
}): string {
  return `/content/edit?course_id=${course_id}&lesson_guid=${lesson_guid}&content_id=${content_id}&revision=${revision}`
}

export function newContentAddress(course_id: number, lesson_guid: string, content_type: ContentType): string {
  return `/content/edit?course_id=${course_id}&lesson_guid=${lesson_guid}&content_type=${content_type}`
}

/** Without a version: as the course stands now. */
export function previewAddress({
  course_id,
  lesson_guid,
  version,
}: {
  readonly course_id: number
  readonly lesson_guid: string
  readonly version?: number
}): string {
  return `/content/preview?course_id=${course_id}&lesson_guid=${lesson_guid}${version === undefined ? '' : `&version=${version}`}`
}
