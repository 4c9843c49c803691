/** How a year follows another where nobody says otherwise. */
import type { PlannedSection } from '@maktab/contracts/office/year-rollovers'
import { subjectKeyOf } from '../content/subjects.ts'
import { compareGrades } from '../people/grades.ts'
import { coursesFor, groupBy, placeKey, type Place, type TaughtClass, type YearFacts } from './year-facts.ts'

interface ProposedPlan {
  readonly sections: readonly PlannedSection[]
  readonly renewed: readonly Place[]
}

/**
 * Every section goes to the next grade under its own letter, by grade and section. A grade behind which the campus teaches nothing and has no course
 * leaves school; one without a number begins again. Sections into which nobody comes begin anew.
 */
export function proposeYear(facts: YearFacts): ProposedPlan {
  const places = [...groupBy(facts.classes, placeKey).values()]
    .map(([first]) => ({ grade: first!.grade, section: first!.section }))
    .sort(comparePlaces)
  const known = new Set([...facts.classes, ...facts.courses].map(({ grade }) => grade))
  const sections = places.map((from): PlannedSection => {
    const next = nextGrade(from.grade)
    const to = next === undefined || known.has(next) ? { grade: next ?? from.grade, section: from.section } : 'graduate'
    return { ...from, to, courses: [], exceptions: [] }
  })
  const targets = new Set(sections.flatMap(({ to }) => (to === 'graduate' ? [] : [placeKey(to)])))
  return { sections, renewed: places.filter((one) => !targets.has(placeKey(one))) }
}

export function comparePlaces(one: Place, other: Place): number {
  return (
    compareGrades(one.grade, other.grade) || Number(one.section > other.section) - Number(one.section < other.section)
  )
}

/** Undefined for a grade that is no number. */
function nextGrade(grade: string): string | undefined {
  return /^\d{1,2}$/.test(grade) ? String(Number(grade) + 1) : undefined
}

/**
 * The course from which a class goes on in another grade: of its subject, first the one that its new section is taught from now, then any that
 * another section of the new grade is, then any that was written for that grade; of several the one in the language of its own. Null where there
 * is none. A class that stays in its grade stays with its course.
 */
export function coursesAfter(
  facts: Pick<YearFacts, 'classes' | 'courses'>,
): (of: TaughtClass, to: Place) => number | null {
  const languageOf = new Map(facts.courses.map(({ course_id, language }) => [course_id, language]))
  const subjectOf = subjectsOf(facts)
  return (of, to) => {
    if (of.grade === to.grade) return of.course_id
    const subject = subjectOf(of)
    const known = coursesFor(facts, to).map((some) =>
      some.filter((one) => subjectOf(one) === subject).sort((one, other) => one.course_id - other.course_id),
    )
    const some = known.find(({ length }) => length > 0) ?? []
    return (some.find(({ language }) => language === languageOf.get(of.course_id)) ?? some[0])?.course_id ?? null
  }
}

/** The subject of a class, which is that of its course, or of a course, however it is written. */
function subjectsOf({
  classes,
  courses,
}: Pick<YearFacts, 'classes' | 'courses'>): (one: Pick<TaughtClass, 'course_id' | 'subject'>) => string {
  const byCourse = new Map(courses.map(({ course_id, subject }) => [course_id, subjectKeyOf(subject)]))
  const byWord = new Map(classes.map(({ subject }) => [subject, subjectKeyOf(subject)]))
  return ({ course_id, subject }) => byCourse.get(course_id) ?? byWord.get(subject) ?? subjectKeyOf(subject)
}

/**
 * The classes of a section whose subject none of those who come into it had: it is taught there now, and begins there again for them.
 * `coming` are the classes of all who come, whether they go on or not: where the office said that nothing follows, nothing does.
 */
export function beginningIn(
  facts: Pick<YearFacts, 'classes' | 'courses'>,
): (there: readonly TaughtClass[], coming: readonly TaughtClass[]) => readonly TaughtClass[] {
  const subjectOf = subjectsOf(facts)
  return (there, coming) => {
    const had = new Set(coming.map(subjectOf))
    return there.filter((one) => !had.has(subjectOf(one)))
  }
}
