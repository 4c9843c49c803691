/** Where the demonstration has its packages, and hosts at which they are played. */
import type { DemoAccount, School } from './school.ts'
import { ask } from './ask.ts'

export interface PackagePlace {
  readonly class_id: number
  readonly course_id: number
  readonly lesson_guid: string
  readonly title: string
  /** What each of them is, with its title, its number, and the page that plays it. */
  readonly packages: ReadonlyMap<
    string,
    { readonly title: string; readonly content_id: number; readonly play_url: string | null }
  >
}

interface Modules {
  readonly title: string
  readonly modules: readonly {
    readonly content_id: number
    readonly title: string
    readonly body: { readonly kind: string; readonly runtime?: string; readonly play_url?: string | null }
  }[]
}

/**
 * The same server under a name of its own: below `school.localhost` packages are of the same site as the page, as below a school's
 * own name, which browsers in tests want before they let a frame keep anything.
 */
export function namedSchool(school: School): School {
  return { ...school, address: school.address.replace('localhost', 'school.localhost') }
}

/** The lesson that has them all. */
export async function findPackages(school: School, account: DemoAccount): Promise<PackagePlace> {
  const { list: classes } = await ask<{ list: { class_id: number; course_id: number }[] }>(
    school,
    account,
    'classes',
    {},
  )
  for (const { class_id, course_id } of classes) {
    const { list: lessons } = await ask<{ list: { lesson_guid: string }[] }>(
      school,
      account,
      'learner/course/lessons',
      { course_id, class_id },
    )
    for (const { lesson_guid } of lessons) {
      const { title, modules } = await ask<Modules>(school, account, 'lesson/modules', {
        course_id,
        class_id,
        lesson_guid,
      })
      const packages = modules.filter(({ body }) => body.kind === 'package')
      if (packages.length < 3) continue
      return {
        class_id,
        course_id,
        lesson_guid,
        title,
        packages: new Map(
          packages.map(({ body, ...rest }) => [body.runtime ?? '', { ...rest, play_url: body.play_url ?? null }]),
        ),
      }
    }
  }
  throw new Error('The demonstration has no lesson with packages')
}

export function playerAt(
  school: School,
  { class_id, course_id, lesson_guid }: PackagePlace,
  content_id: number,
): string {
  return `${school.address}/learner/lesson/player?class_id=${class_id}&course_id=${course_id}&lesson_guid=${lesson_guid}&content_id=${content_id}`
}
