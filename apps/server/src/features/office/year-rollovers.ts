import {
  applyYear,
  listYearRollovers,
  planYear,
  undoYear,
  type YearRollover,
} from '@maktab/contracts/office/year-rollovers'
import { accept, refuse } from '@maktab/contracts/outcome'
import { foldSearch } from '@maktab/domain/content/search-words'
import { keptFacts, type YearFacts } from '@maktab/domain/office/year-facts'
import { proposeYear } from '@maktab/domain/office/year-proposals'
import { decideRollover, undoableDays, type DecidedYear } from '@maktab/domain/office/year-rollovers'
import { createHash } from 'node:crypto'
import { atCampus, type CampusContext } from '#calls/handle.ts'
import { takeTurnOfClasses } from '#features/office/office-classes.sql.ts'
import { readSchoolYears, takeTurnOfYears } from '#features/office/school-years.sql.ts'
import { readCampusCourses, readTaughtClasses, readYearLearners } from '#features/office/year-facts.sql.ts'
import {
  changeCurrentYear,
  endClasses,
  insertMadeClasses,
  insertRollover,
  insertYearMembers,
  isYearBegun,
  readRollovers,
  savePromotions,
  undoRollover,
  type StoredRollover,
} from '#features/office/year-rollovers.sql.ts'
import { insertOfficeChanges } from '#features/schools/office-changes.sql.ts'

const day = 86_400_000
/** A device that was not in touch for so long may have work that nobody knows of. */
const silentDays = 7

export const yearRollovers = {
  planYear: atCampus(planYear, async (context, { year_id, teachers, ...asked }) => {
    if (!(await findYears(context, year_id))) return refuse('year_not_next')
    const facts = await readFacts(context)
    const proposed = proposeYear(facts)
    const sections = asked.sections ?? proposed.sections
    const renewed = asked.renewed ?? proposed.renewed
    const decided = decideRollover({ teachers, sections, renewed }, facts)
    const nameOf = new Map(facts.learners.map(({ user_id, full_name }) => [user_id, full_name]))
    return accept({
      year_id,
      teachers,
      sections: decided.sections.map(({ plan, learners, classes, begun }) => ({
        ...plan,
        learners: learners.length,
        classes: classes.map(({ class_id, subject, alias, course_id, to_course_id }) => ({
          class_id,
          subject,
          alias,
          course_id,
          to_course_id,
        })),
        begun: begun.map(({ subject, alias, course_id }) => ({ subject, alias, course_id })),
        exceptions: plan.exceptions.map((one) => ({ ...one, full_name: nameOf.get(one.user_id) ?? '' })),
      })),
      renewed: renewed.map((one) => ({ ...one })),
      courses: facts.courses.map(({ language: _language, ...course }) => course),
      counts: decided.counts,
      clashes: [...decided.clashes],
      plan_key: keyOf(decided),
    })
  }),

  listYearRollovers: atCampus(listYearRollovers, async ({ db, campus, now }) =>
    accept({ list: (await readRollovers(db, campus)).map((one) => shown(one, now)) }),
  ),

  applyYear: atCampus(applyYear, async (context, { year_id, typed, plan_key, ...order }) => {
    const { db, campus, now } = context
    await takeTurnOfYears(db, campus)
    await takeTurnOfClasses(db, campus)
    const years = await findYears(context, year_id)
    if (!years) return refuse('year_not_next')
    if (foldSearch(typed.trim()) !== foldSearch(years.to.name)) return refuse('typed_name_wrong')
    const facts = await readFacts(context)
    const decided = decideRollover(order, facts)
    if (keyOf(decided) !== plan_key) return refuse('year_plan_changed')
    if (decided.clashes.some(({ is_blocking }) => is_blocking)) return refuse('year_clashes')
    const { made, promotions, ended, counts } = decided
    const saved = await insertRollover(db, campus, {
      from_year_id: years.from.year_id,
      to_year_id: year_id,
      applied_on: now,
      applied_by_name: context.actor_name,
      counts,
    })
    await changeCurrentYear(db, campus, year_id)
    await endClasses(db, campus, saved.rollover_id, ended, {
      ended_on: now,
      new_year_starts: years.to.start_date,
    })
    const class_ids = await insertMadeClasses(db, campus, saved, made)
    await insertYearMembers(db, campus, { made, class_ids, promotions, to_year_id: year_id, joined_on: now })
    await savePromotions(db, campus, saved.rollover_id, promotions)
    await writeHistory(context, saved, decided, class_ids, facts)
    return accept(shown(saved, now))
  }),

  undoYear: atCampus(undoYear, async (context, { rollover_id }) => {
    const { db, campus, now } = context
    await takeTurnOfYears(db, campus)
    await takeTurnOfClasses(db, campus)
    const [latest, ...earlier] = await readRollovers(db, campus)
    if (latest?.rollover_id !== rollover_id)
      return refuse(earlier.some((one) => one.rollover_id === rollover_id) ? 'year_not_undoable' : 'not_found')
    if (shown(latest, now).undoable_until === null) return refuse('year_not_undoable')
    if (await isYearBegun(db, campus, rollover_id)) return refuse('year_begun')
    await undoRollover(db, campus, latest, now)
    await changeCurrentYear(db, campus, latest.from_year_id)
    const { counts, from_year_id, to_year_id } = latest
    await insertOfficeChanges(context, [
      {
        noun: 'year',
        noun_id: to_year_id,
        action: 'undo',
        before: { counts },
        after: { current_year_id: from_year_id },
      },
    ])
    return accept(shown({ ...latest, undone_on: now }, now))
  }),
}

/** The current year and the one that is to follow it; undefined where it is none that comes after. */
async function findYears({ db, campus }: CampusContext, year_id: number) {
  const years = await readSchoolYears(db, campus)
  const from = years.find(({ is_current }) => is_current)
  const to = years.find((one) => one.year_id === year_id)
  return from && to && to.start_date > from.start_date ? { from, to } : undefined
}

async function readFacts({ db, campus, now }: CampusContext): Promise<YearFacts> {
  const classes = await readTaughtClasses(db, campus)
  const learners = await readYearLearners(db, campus, new Date(now.getTime() - silentDays * day))
  const idsOf = (some: (one: (typeof learners)[number]) => boolean) =>
    new Set(learners.filter(some).map(({ user_id }) => user_id))
  return keptFacts({
    classes,
    learners,
    courses: await readCampusCourses(db, campus),
    unmarked: new Map(classes.flatMap(({ class_id, unmarked }) => (unmarked > 0 ? [[class_id, unmarked]] : []))),
    silent: idsOf(({ is_silent }) => is_silent),
    moving: idsOf(({ is_moving }) => is_moving),
  })
}

/** Two plans with the same key do the same. */
function keyOf({ made, promotions, ended }: DecidedYear): string {
  return createHash('sha256')
    .update(JSON.stringify([made, promotions, ended]))
    .digest('base64url')
}

async function writeHistory(
  context: CampusContext,
  { to_year_id, from_year_id, counts }: StoredRollover,
  { made, promotions, ended }: DecidedYear,
  class_ids: readonly number[],
  { learners }: YearFacts,
): Promise<void> {
  const register = new Map(learners.map((one) => [one.user_id, one]))
  await insertOfficeChanges(context, [
    {
      noun: 'year',
      noun_id: to_year_id,
      action: 'apply',
      before: { current_year_id: from_year_id },
      after: { counts },
    },
    ...ended.map((class_id) => ({
      noun: 'class' as const,
      noun_id: class_id,
      action: 'archive',
      before: { is_active: true },
      after: { is_active: false },
    })),
    ...made.map(({ grade, section, course_id, alias }, at) => ({
      noun: 'class' as const,
      noun_id: class_ids[at]!,
      action: 'add',
      after: { grade, section, course_id, alias, year_id: to_year_id },
    })),
    ...promotions.map(({ user_id, outcome, from, to, roll_number }) => {
      const before = register.get(user_id)!
      return {
        noun: 'user' as const,
        noun_id: user_id,
        action: 'promote',
        before: { grade: before.grade, section: before.section, roll_number: before.roll_number },
        after: { outcome, grade: (to ?? from).grade, section: to?.section ?? null, roll_number },
      }
    }),
  ])
}

function shown(one: StoredRollover, now: Date): YearRollover {
  const until = new Date(one.applied_on.getTime() + undoableDays * day)
  return {
    ...one,
    applied_on: one.applied_on.toISOString(),
    undoable_until: one.undone_on === null && until > now ? until.toISOString() : null,
    undone_on: one.undone_on?.toISOString() ?? null,
  }
}
