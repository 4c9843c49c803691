/** What a campus looks like before another year begins. */
import { readGrade } from '../people/grades.ts'

export interface Place {
  /** As grades are kept. */
  readonly grade: string
  readonly section: string
}

/** A class that is taught. */
export interface TaughtClass extends Place {
  readonly class_id: number
  readonly subject: string
  readonly alias: string | null
  readonly course_id: number
}

export interface RegisteredLearner {
  readonly user_id: number
  readonly full_name: string
  /** As the register says; null where it says nothing. */
  readonly grade: string | null
  readonly section: string | null
  readonly roll_number: number | null
  /** Classes that are taught, in which they learn. */
  readonly class_ids: readonly number[]
}

export interface CampusCourse {
  readonly course_id: number
  readonly title: string
  readonly subject: string
  readonly grade: string
  readonly language: string
}

/** Grades as they are kept, sections without blanks around them (`keptFacts`). */
export interface YearFacts {
  readonly classes: readonly TaughtClass[]
  readonly learners: readonly RegisteredLearner[]
  /** All that the campus has. */
  readonly courses: readonly CampusCourse[]
  /** Work that nobody marked yet, by class. */
  readonly unmarked: ReadonlyMap<number, number>
  /** People with a device that was not in touch for a week: some of their work may be on its way. */
  readonly silent: ReadonlySet<number>
  /** People who wait for a move. */
  readonly moving: ReadonlySet<number>
}

/** Two kept places with the same key are one. */
export function placeKey({ grade, section }: Place): string {
  return `${grade}\n${section}`
}

/** A place as it is kept, however it was written. */
export function keptPlace({ grade, section }: Place): Place {
  return { grade: readGrade(grade), section: section.trim() }
}

/** Once for all that follows: reading a grade costs more than everything else that is done with it. */
export function keptFacts({ classes, learners, courses, ...rest }: YearFacts): YearFacts {
  return {
    ...rest,
    classes: classes.map((one) => ({ ...one, ...keptPlace(one) })),
    learners: learners.map((one) => ({
      ...one,
      grade: one.grade === null ? null : readGrade(one.grade),
      section: one.section?.trim() || null,
    })),
    courses: courses.map((one) => ({ ...one, grade: readGrade(one.grade) })),
  }
}

/** All that belong to one key, in the order in which they came. */
export function groupBy<K, T>(all: readonly T[], keyOf: (one: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>()
  for (const one of all) {
    const key = keyOf(one)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return groups
}

/**
 * The courses of a campus from which a section can be taught, each once, as three lists: those that it is taught from now, those that another
 * section of its grade is, and those that were written for the grade. All grades as they are kept.
 */
export function coursesFor<C extends Pick<CampusCourse, 'course_id' | 'grade'>>(
  {
    classes,
    courses,
  }: { readonly classes: readonly (Place & Pick<TaughtClass, 'course_id'>)[]; readonly courses: readonly C[] },
  to: Place,
): readonly (readonly C[])[] {
  const ofGrade = classes.filter(({ grade }) => grade === to.grade)
  const inGrade = new Set(ofGrade.map(({ course_id }) => course_id))
  const inSection = new Set(ofGrade.flatMap(({ section, course_id }) => (section === to.section ? course_id : [])))
  return [
    courses.filter(({ course_id }) => inSection.has(course_id)),
    courses.filter(({ course_id }) => inGrade.has(course_id) && !inSection.has(course_id)),
    courses.filter(({ course_id, grade }) => grade === to.grade && !inGrade.has(course_id)),
  ]
}

/**
 * The section in which a learner is: that of the register where they have a class in it or no class at all, else the one in which they
 * have the most classes. Undefined where neither says any.
 */
export function homeOf(
  { grade, section, class_ids }: RegisteredLearner,
  classes: ReadonlyMap<number, TaughtClass>,
): Place | undefined {
  const own = groupBy(
    class_ids.flatMap((class_id) => classes.get(class_id) ?? []),
    placeKey,
  )
  const registered = grade !== null && section !== null ? { grade, section } : undefined
  if (registered && (own.size === 0 || own.has(placeKey(registered)))) return registered
  const [most] = [...own.values()].sort(
    (one, other) => other.length - one.length || one[0]!.class_id - other[0]!.class_id,
  )
  return most?.[0] && { grade: most[0].grade, section: most[0].section }
}
