/**
 * What a learner is recommended, and why. Every recommendation has one reason that can be said in a sentence; nothing is weighed
 * that cannot be said. The same rules run on a device over its own tables and on the server, which besides knows what the class
 * does and which skills a lesson belongs to.
 */
import type { ContentStatus } from '@maktab/contracts/fields'
import { isWeak } from '../schools/percentages.ts'

const dayMs = 86_400_000

/**
 * After how many days a completed lesson is looked at again: the better it went, the later. Where nothing was answered in it,
 * sixteen.
 */
export function reviewAfterDays(accuracy: number | null): number {
  if (accuracy === null) return 16
  if (isWeak(accuracy)) return 1
  if (accuracy < 70) return 3
  if (accuracy < 80) return 7
  return accuracy < 90 ? 16 : 35
}

/** A lesson of one of the learner's classes, with how they stand in it. */
export interface KnownLesson {
  readonly class_id: number
  readonly course_id: number
  readonly lesson_guid: string
  readonly title: string
  /** Within its course. */
  readonly position: number
  readonly content_status: ContentStatus
  readonly completion: number
  /** Mean over its contents of the average of all attempts at each, in per cent; null where nothing was answered. */
  readonly accuracy: number | null
  /** When the learner was in it last; null where never. */
  readonly worked_on: Date | null
}

/** Open work that has a lesson attached. */
export interface AssignedLesson {
  readonly class_id: number
  readonly lesson_guid: string
  readonly title: string
  readonly due_date: Date
}

/** Where the learners of a class have been of late. */
export interface ClassNow {
  readonly class_id: number
  readonly lesson_guid: string
}

/** Another lesson of the learner's classes that trains a skill of the one that is looked at. */
export interface SharedSkill {
  readonly class_id: number
  readonly lesson_guid: string
  readonly skill: string
}

export type Reason = 'assigned' | 'unfinished' | 'weak' | 'class_now' | 'review' | 'skill' | 'earlier' | 'next'

export interface Recommended {
  readonly lesson: KnownLesson
  readonly reason: Reason
  /** Of a review: days since the learner was there last. */
  readonly days: number | null
  readonly due_date: Date | null
  /** The work, the skill or the other lesson that the reason speaks of; else empty. */
  readonly about: string
}

/** As many as are recommended at once, and as many for one reason: six times the same advice is one advice. */
const most = 6
const mostOfReason = 2

interface Facts {
  readonly lessons: readonly KnownLesson[]
  readonly assigned: readonly AssignedLesson[]
  readonly class_now: readonly ClassNow[]
  readonly now: Date
}

const keyOf = ({ class_id, lesson_guid }: { readonly class_id: number; readonly lesson_guid: string }) =>
  `${class_id}/${lesson_guid}`
const because = (reason: Reason, lesson: KnownLesson, more: Partial<Recommended> = {}): Recommended => ({
  lesson,
  reason,
  days: null,
  due_date: null,
  about: '',
  ...more,
})
const worked = ({ worked_on }: KnownLesson): number => worked_on?.getTime() ?? 0
const inCourse = (one: KnownLesson, other: KnownLesson): number =>
  one.class_id - other.class_id || one.position - other.position || (one.lesson_guid < other.lesson_guid ? -1 : 1)

/**
 * In this order, each lesson once: lessons of open work that are not completed, the soonest due first; lessons that were begun and
 * not completed, the latest first; weak completed ones, the weakest first; what the class does now and the learner has
 * not begun; completed ones whose time to be looked at again has come, the longest overdue first; in each class the lesson after the
 * furthest completed one, or its first.
 */
export function recommend({ lessons, assigned, class_now, now }: Facts): readonly Recommended[] {
  const byKey = new Map(lessons.map((lesson) => [keyOf(lesson), lesson]))
  const open = [...assigned].sort(
    (one, other) => one.due_date.getTime() - other.due_date.getTime() || (one.title < other.title ? -1 : 1),
  )
  const forWork = open.flatMap(({ title, due_date, ...place }) => {
    const lesson = byKey.get(keyOf(place))
    return lesson === undefined || lesson.content_status === 2
      ? []
      : [because('assigned', lesson, { due_date, about: title })]
  })
  const begun = lessons
    .filter(({ content_status }) => content_status === 1 || content_status === 3)
    .sort((one, other) => worked(other) - worked(one) || inCourse(one, other))
  const completed = lessons.filter(({ content_status }) => content_status === 2)
  const weak = completed
    .filter(({ accuracy }) => accuracy !== null && isWeak(accuracy))
    .sort((one, other) => (one.accuracy ?? 0) - (other.accuracy ?? 0) || inCourse(one, other))
  const ofClass = class_now.flatMap((place) => {
    const lesson = byKey.get(keyOf(place))
    return lesson?.content_status === 0 ? [because('class_now', lesson)] : []
  })
  const offered = [
    ...forWork,
    ...begun.map((lesson) => because('unfinished', lesson)),
    ...weak.map((lesson) => because('weak', lesson)),
    ...ofClass,
    ...dueReviews(completed, now),
    ...nextLessons(lessons),
  ]
  return chosen(offered)
}

function dueReviews(completed: readonly KnownLesson[], now: Date): readonly Recommended[] {
  return completed
    .flatMap((lesson) => {
      if (lesson.worked_on === null) return []
      const days = Math.floor((now.getTime() - lesson.worked_on.getTime()) / dayMs)
      const overdue = days - reviewAfterDays(lesson.accuracy)
      return overdue < 0 ? [] : [{ overdue, lesson, days }]
    })
    .sort((one, other) => other.overdue - one.overdue || inCourse(one.lesson, other.lesson))
    .map(({ lesson, days }) => because('review', lesson, { days }))
}

function nextLessons(lessons: readonly KnownLesson[]): readonly Recommended[] {
  const inOrder = [...lessons].sort(inCourse)
  return [...new Set(inOrder.map(({ class_id }) => class_id))].flatMap((class_id) => {
    const own = inOrder.filter((lesson) => lesson.class_id === class_id)
    const furthest = own.findLastIndex(({ content_status }) => content_status === 2)
    const next = own.slice(furthest + 1).find(({ content_status }) => content_status === 0)
    return next === undefined ? [] : [because('next', next, { about: own[furthest]?.title ?? '' })]
  })
}

/**
 * Beside one lesson: earlier lessons of its course that are weak or were not completed, the nearest first, as long as the lesson
 * itself is weak; lessons of any class that train one of its skills and are not completed; the first lesson after it
 * that is not completed.
 */
export function recommendBeside({
  lessons,
  skills,
  lesson_guid,
  class_id,
}: {
  readonly lessons: readonly KnownLesson[]
  readonly skills: readonly SharedSkill[]
  readonly lesson_guid: string
  readonly class_id: number
}): readonly Recommended[] {
  const byKey = new Map(lessons.map((lesson) => [keyOf(lesson), lesson]))
  const at = byKey.get(keyOf({ class_id, lesson_guid }))
  if (at === undefined) return []
  const course = lessons.filter((lesson) => lesson.class_id === class_id).sort(inCourse)
  const place = course.indexOf(at)
  const isHard = at.accuracy !== null && isWeak(at.accuracy)
  const earlier = isHard
    ? course
        .slice(0, place)
        .filter(({ content_status, accuracy }) => content_status !== 2 || (accuracy !== null && isWeak(accuracy)))
        .reverse()
    : []
  const trained = skills.flatMap(({ skill, ...other }) => {
    const lesson = byKey.get(keyOf(other))
    return lesson === undefined || lesson === at || lesson.content_status === 2
      ? []
      : [because('skill', lesson, { about: skill })]
  })
  const next = course
    .slice(place + 1)
    .filter(({ content_status }) => content_status !== 2)
    .slice(0, 1)
  return chosen([
    ...earlier.map((lesson) => because('earlier', lesson, { about: at.title })),
    ...trained,
    ...next.map((lesson) => because('next', lesson, { about: at.title })),
  ])
}

function chosen(offered: readonly Recommended[]): readonly Recommended[] {
  const taken: Recommended[] = []
  const seen = new Set<string>()
  for (const one of offered) {
    if (taken.length === most) break
    if (seen.has(keyOf(one.lesson)) || taken.filter(({ reason }) => reason === one.reason).length === mostOfReason)
      continue
    seen.add(keyOf(one.lesson))
    taken.push(one)
  }
  return taken
}
