/** What a plan for another school year makes of a campus, and what stands in its way. */
import {
  clashKinds,
  type PlannedSection,
  type YearClash,
  type YearCounts,
  type YearException,
} from '@maktab/contracts/office/year-rollovers'
import { foldSearch } from '../content/search-words.ts'
import { latinDigits } from '../people/digits.ts'
import {
  groupBy,
  homeOf,
  keptPlace,
  placeKey,
  type Place,
  type RegisteredLearner,
  type TaughtClass,
  type YearFacts,
} from './year-facts.ts'
import { beginningIn, comparePlaces, coursesAfter } from './year-proposals.ts'

/** Learners of one section from which on an office is asked whether it means it. */
const largestSection = 60
/** Names that a clash tells. */
const toldNames = 20
/** A year can be taken back for so long. */
export const undoableDays = 14

export interface YearOrder {
  readonly teachers: 'follow' | 'stay' | 'none'
  readonly sections: readonly PlannedSection[]
  readonly renewed: readonly Place[]
}

/** A class of the new year. */
export interface MadeClass extends Place {
  readonly course_id: number
  readonly alias: string | null
  /** Whose subject, language and switches it has. */
  readonly like_class_id: number
  /** Whose learners come into it, as far as they rise with their section; all of them where it follows none. */
  readonly from_class_ids: readonly number[]
  /** Whose teachers teach it. */
  readonly teacher_class_ids: readonly number[]
}

/** What becomes of one learner. */
export interface Promotion {
  readonly user_id: number
  readonly outcome: 'rise' | 'other_section' | 'repeat' | 'graduate' | 'leave'
  readonly from: Place
  /** Null for somebody who leaves school. */
  readonly to: Place | null
  /** A number holds in the register of one section, and goes along with all of it. */
  readonly roll_number: number | null
  /** Places in `made`. */
  readonly joins: readonly number[]
}

export interface DecidedYear {
  readonly sections: readonly {
    readonly plan: PlannedSection
    readonly learners: readonly RegisteredLearner[]
    readonly classes: readonly (TaughtClass & { readonly to_course_id: number | null })[]
    /** Classes of the section into which it goes, of subjects that begin in that grade. */
    readonly begun: readonly TaughtClass[]
  }[]
  readonly made: readonly MadeClass[]
  readonly promotions: readonly Promotion[]
  /** Classes that go into the archive. */
  readonly ended: readonly number[]
  /** In the order of their kinds, grades and sections. */
  readonly clashes: readonly YearClash[]
  readonly counts: YearCounts
}

const blocking: ReadonlySet<YearClash['kind']> = new Set([
  'section_unknown',
  'target_exists',
  'course_unknown',
  'learner_unknown',
  'section_missing',
])

/** All that would happen; nothing of it may while a clash is blocking. Sections that are not in the plan stay as they are. */
export function decideRollover(order: YearOrder, facts: YearFacts): DecidedYear {
  const classById = new Map(facts.classes.map((one) => [one.class_id, one]))
  const taught = groupBy(facts.classes, placeKey)
  const homes = new Map(facts.learners.map((one) => [one.user_id, homeOf(one, classById)]))
  const learnersOf = groupBy(facts.learners, ({ user_id }) => {
    const home = homes.get(user_id)
    return home === undefined ? undefined : placeKey(home)
  })
  const nextCourse = coursesAfter(facts)
  const going = [...new Map(order.sections.map(keptPlan).map((one) => [placeKey(one), one]))].map(([key, plan]) => ({
    plan,
    learners: learnersOf.get(key) ?? [],
    classes: (taught.get(key) ?? []).map((one) => ({ ...one, to_course_id: courseAfter(one, plan, nextCourse) })),
  }))
  const targetKey = ({ to }: PlannedSection) => (to === 'graduate' ? undefined : placeKey(to))
  const coming = groupBy(going, ({ plan }) => targetKey(plan))
  const begun = beginningIn(facts)
  const sections = going.map((one) => {
    const key = targetKey(one.plan)
    const isEmpty = one.classes.length === 0 && one.learners.length === 0
    const classes = (coming.get(key) ?? []).flatMap((other) => other.classes)
    return { ...one, begun: key === undefined || isEmpty ? [] : begun(taught.get(key) ?? [], classes) }
  })
  const ended = sections.flatMap(({ classes }) => classes.map(({ class_id }) => class_id))
  const made = madeClasses(sections, order, facts)
  const madeAt = groupBy([...made.keys()], (at) => placeKey(made[at]!))
  const promotions = sections.flatMap(({ plan, learners }) => {
    const exceptions = new Map(plan.exceptions.map((one) => [one.user_id, one]))
    return learners.map((one) => promote(one, plan, exceptions.get(one.user_id), { made, madeAt, classById }))
  })
  return {
    sections,
    made,
    promotions,
    ended,
    clashes: findClashes({ sections, made, promotions, ended }, order, facts, homes),
    counts: countAll(promotions, ended, made),
  }
}

function keptPlan({ to, ...rest }: PlannedSection): PlannedSection {
  return { ...rest, ...keptPlace(rest), to: to === 'graduate' ? to : keptPlace(to) }
}

function courseAfter(
  of: TaughtClass,
  { to, courses }: PlannedSection,
  nextCourse: ReturnType<typeof coursesAfter>,
): number | null {
  if (to === 'graduate') return null
  const chosen = courses.find(({ class_id }) => class_id === of.class_id)
  return chosen ? chosen.course_id : nextCourse(of, to)
}

/** One class for each section, course and name, however many classes it follows. */
function madeClasses(
  sections: DecidedYear['sections'],
  { teachers, renewed }: YearOrder,
  facts: YearFacts,
): MadeClass[] {
  const made = new Map<string, MadeClass>()
  const make = (of: TaughtClass, to: Place, course_id: number, from_class_ids: readonly number[]) => {
    const alias = aliasAfter(of, to)
    const key = [placeKey(to), course_id, foldSearch(alias ?? '')].join('\n')
    const before = made.get(key)
    made.set(key, {
      grade: to.grade,
      section: to.section,
      course_id,
      alias,
      like_class_id: of.class_id,
      teacher_class_ids: [],
      ...before,
      from_class_ids: [...(before?.from_class_ids ?? []), ...from_class_ids],
    })
  }
  for (const { plan, classes } of sections)
    for (const one of classes)
      if (plan.to !== 'graduate' && one.to_course_id !== null) make(one, plan.to, one.to_course_id, [one.class_id])
  for (const one of new Set(sections.flatMap(({ begun }) => begun))) make(one, one, one.course_id, [])
  const taught = groupBy(facts.classes, placeKey)
  for (const place of renewed.map(keptPlace))
    for (const one of taught.get(placeKey(place)) ?? []) make(one, place, one.course_id, [])
  const teachersOf = (one: MadeClass) => {
    if (teachers === 'none') return []
    if (teachers === 'follow') return one.from_class_ids
    const same = (taught.get(placeKey(one)) ?? []).filter(({ course_id }) => course_id === one.course_id)
    return same.map(({ class_id }) => class_id)
  }
  return [...made.values()].map((one) => ({ ...one, teacher_class_ids: teachersOf(one) }))
}

/** A name of its own stays with a class, but for one that says the grade which it leaves. */
function aliasAfter({ alias, grade }: TaughtClass, to: Place): string | null {
  if (alias === null || grade === to.grade) return alias
  return new RegExp(`(^|[^0-9])0*${grade}([^0-9]|$)`).test(latinDigits(alias)) ? null : alias
}

interface Making {
  readonly made: readonly MadeClass[]
  readonly madeAt: ReadonlyMap<string, readonly number[]>
  readonly classById: ReadonlyMap<number, TaughtClass>
}

function promote(
  learner: RegisteredLearner,
  { grade, section, to }: PlannedSection,
  exception: YearException | undefined,
  { made, madeAt, classById }: Making,
): Promotion {
  const from = { grade, section }
  const { user_id } = learner
  const gone = { user_id, from, to: null, roll_number: null, joins: [] }
  if (exception?.outcome === 'leave') return { ...gone, outcome: 'leave' }
  if (exception) {
    const target = targetOf(exception, { grade, section, to })
    const joins = target ? (madeAt.get(placeKey(target)) ?? []) : []
    return { ...gone, outcome: exception.outcome, to: target ?? from, joins }
  }
  if (to === 'graduate') return { ...gone, outcome: 'graduate' }
  const own = new Set(
    learner.class_ids.filter((class_id) => {
      const one = classById.get(class_id)
      return one !== undefined && placeKey(one) === placeKey(from)
    }),
  )
  const there = madeAt.get(placeKey(to)) ?? []
  const joins = there.filter((at) => {
    const { from_class_ids } = made[at]!
    return own.size === 0 || from_class_ids.length === 0 || from_class_ids.some((class_id) => own.has(class_id))
  })
  return { user_id, outcome: 'rise', from, to, roll_number: learner.roll_number, joins }
}

/** Where somebody goes who does not go with their section; undefined where the plan does not say. */
function targetOf(
  { outcome, to_section }: YearException,
  { grade, section, to }: Pick<PlannedSection, 'grade' | 'section' | 'to'>,
): Place | undefined {
  const named = to_section?.trim()
  if (outcome === 'repeat') return { grade, section: named || section }
  return to === 'graduate' || !named ? undefined : { grade: to.grade, section: named }
}

function findClashes(
  { sections, made, promotions, ended }: Pick<DecidedYear, 'sections' | 'made' | 'promotions' | 'ended'>,
  { renewed }: YearOrder,
  facts: YearFacts,
  homes: ReadonlyMap<number, Place | undefined>,
): readonly YearClash[] {
  const found: YearClash[] = []
  const add = (kind: YearClash['kind'], { grade, section }: Place, names: readonly string[], count = names.length) => {
    if (count > 0)
      found.push({ kind, is_blocking: blocking.has(kind), grade, section, count, names: names.slice(0, toldNames) })
  }
  const taught = groupBy(facts.classes, placeKey)
  const known = new Set(facts.courses.map(({ course_id }) => course_id))
  const nameOf = new Map(facts.learners.map(({ user_id, full_name }) => [user_id, full_name]))
  const classById = new Map(facts.classes.map((one) => [one.class_id, one]))
  for (const { plan, learners, classes } of sections) {
    const { to } = plan
    const names = (some: (one: RegisteredLearner) => boolean) => learners.filter(some).map(({ full_name }) => full_name)
    if (classes.length === 0 && learners.length === 0) add('section_unknown', plan, [], 1)
    const here = new Set(learners.map(({ user_id }) => user_id))
    const strangers = plan.exceptions.filter(({ user_id }) => !here.has(user_id))
    add(
      'learner_unknown',
      plan,
      strangers.map(({ user_id }) => nameOf.get(user_id) ?? String(user_id)),
    )
    const lost = plan.exceptions.filter((one) => one.outcome !== 'leave' && targetOf(one, plan) === undefined)
    add(
      'section_missing',
      plan,
      lost.map(({ user_id }) => nameOf.get(user_id) ?? String(user_id)),
    )
    const wrong = classes.filter(
      ({ to_course_id, course_id }) => to_course_id !== null && to_course_id !== course_id && !known.has(to_course_id),
    )
    add(
      'course_unknown',
      plan,
      wrong.map(({ subject }) => subject),
    )
    const left = classes.filter(
      ({ class_id, to_course_id }) =>
        to !== 'graduate' && to_course_id === null && !plan.courses.some((one) => one.class_id === class_id),
    )
    add(
      'course_missing',
      plan,
      left.map(({ subject }) => subject),
    )
    add(
      'two_sections',
      plan,
      names((one) => isElsewhere(one, homes.get(one.user_id), classById)),
    )
    const unmarked = classes.map(({ class_id }) => facts.unmarked.get(class_id) ?? 0)
    const withWork = classes.filter(({ class_id }) => facts.unmarked.has(class_id)).map(({ subject }) => subject)
    add(
      'work_unmarked',
      plan,
      withWork,
      unmarked.reduce((sum, one) => sum + one, 0),
    )
    add(
      'devices_silent',
      plan,
      names(({ user_id }) => facts.silent.has(user_id)),
    )
    add(
      'moves_pending',
      plan,
      names(({ user_id }) => facts.moving.has(user_id)),
    )
  }
  const going = new Set(ended)
  for (const place of groupBy([...made, ...renewed.map(keptPlace)], placeKey).values()) {
    const staying = (taught.get(placeKey(place[0]!)) ?? []).filter(({ class_id }) => !going.has(class_id))
    add(
      'target_exists',
      place[0]!,
      staying.map(({ subject }) => subject),
    )
  }
  for (const group of groupBy(
    promotions.filter(({ to }) => to !== null),
    ({ to }) => placeKey(to!),
  ).values()) {
    const to = group[0]!.to!
    const bare = group.filter(({ joins }) => joins.length === 0)
    add(
      'without_class',
      to,
      bare.map(({ user_id }) => nameOf.get(user_id)!),
    )
    if (group.length > largestSection) add('section_large', to, [], group.length)
  }
  return found.sort(
    (one, other) => clashKinds.indexOf(one.kind) - clashKinds.indexOf(other.kind) || comparePlaces(one, other),
  )
}

/** Whether a learner has a class of another section than their own. */
function isElsewhere(
  { class_ids }: RegisteredLearner,
  home: Place | undefined,
  classes: ReadonlyMap<number, TaughtClass>,
): boolean {
  return class_ids.some((class_id) => {
    const one = classes.get(class_id)
    return one !== undefined && home !== undefined && placeKey(one) !== placeKey(home)
  })
}

function countAll(promotions: readonly Promotion[], ended: readonly number[], made: readonly MadeClass[]): YearCounts {
  const count = (wanted: Promotion['outcome']) => promotions.filter(({ outcome }) => outcome === wanted).length
  return {
    rising: count('rise'),
    other_section: count('other_section'),
    repeating: count('repeat'),
    graduating: count('graduate'),
    leaving: count('leave'),
    classes_ended: ended.length,
    classes_made: made.length,
  }
}
