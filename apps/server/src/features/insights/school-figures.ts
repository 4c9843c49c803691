/**
 * Gathers the figures that heads read, beside the writes: a save costs nothing more. A process keeps in mind at which schools it wrote and
 * on which day the earliest of that work was done, and counts these schools anew; every hour each school is looked at, and once a day, as
 * at the start, with all its days: so what a crash forgot is mended, and who was not heard of grows old.
 */
import { subjectKeyOf } from '@maktab/domain/content/subjects'
import { grouped } from '@maktab/domain/insights/figures'
import { heardSince } from '@maktab/domain/insights/school-figures'
import { dayBefore } from '@maktab/domain/insights/trend'
import type { Kysely } from 'kysely'
import type { Doors, SchoolScope } from '#db/school.ts'
import type { Tables } from '#db/tables.ts'
import { readClassCounts, type ClassCountsRow } from '#features/insights/dashboard.sql.ts'
import { isContentUseDue, setContentUse } from '#features/insights/content-use.sql.ts'
import {
  countPeople,
  readToGather,
  setDays,
  setRegions,
  setSchool,
  waitForTurn,
} from '#features/insights/school-figures.sql.ts'
import {
  countBands,
  setRegionSubjects,
  setSubjects,
  type BandsOfClassRow,
  type SubjectRow,
} from '#features/insights/school-subjects.sql.ts'
import { eachTenant, openJob, type Job } from '#jobs/job.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000
const pauseMs = 30_000
/** A day at the school may lie a day before that of the server. */
const everyDay = '0001-01-01'

/** Where work was kept that is not counted yet, and of which moment the earliest of it is. */
export interface WrittenSchools {
  note(school: SchoolScope, given: Date): void
  /** All of them, and forgets them. */
  take(): readonly (SchoolScope & { readonly given: Date })[]
}

export function keepWrittenSchools(): WrittenSchools {
  const written = new Map<number, SchoolScope & { readonly given: Date }>()
  return {
    note({ tenant_id, institution_id }, given) {
      const before = written.get(institution_id)
      if (before === undefined || given < before.given)
        written.set(institution_id, { tenant_id, institution_id, given })
    },
    take() {
      const taken = [...written.values()]
      written.clear()
      return taken
    },
  }
}

/** Sets the figures of one school, and its days from `from` on, in the transaction of that school. One that is deleted keeps what it has. */
export async function gatherSchool(
  db: Kysely<Tables>,
  school: SchoolScope,
  { now, from = everyDay }: { readonly now: Date; readonly from?: string },
): Promise<void> {
  const people = await countPeople(db, school, now)
  if (people === undefined) return
  const { today: _today, ...counted } = people
  const classes = await readClassCounts(db, school, now)
  const sum = (count: (counts: ClassCountsRow) => number) => classes.reduce((total, one) => total + count(one), 0)
  await setSchool(db, school, {
    ...counted,
    gathered_on: now,
    classes: classes.length,
    lessons_completed: sum((one) => one.lessons_completed),
    lessons_total: sum((one) => one.total_students * one.total_lessons),
    attempts: sum((one) => one.attempts),
    accuracy_sum: sum((one) => one.accuracy_sum),
    due: sum((one) => one.due),
    turned_in: sum((one) => one.turned_in),
    scored: sum((one) => one.scored),
    score_percent_sum: sum((one) => one.score_percent_sum),
    time_spent_in_seconds: sum((one) => one.time_spent_in_seconds),
  })
  await setSubjects(db, school, bySubject(classes, await countBands(db, school)))
  await setDays(db, school, from)
  if (await isContentUseDue(db, school, now)) await setContentUse(db, school, now)
}

/** Classes of a subject together, and those of each of its grades, however their subject is written. */
function bySubject(
  classes: readonly ClassCountsRow[],
  bandsOfClasses: readonly BandsOfClassRow[],
): readonly SubjectRow[] {
  const bands = new Map(bandsOfClasses.map((one) => [one.class_id, one]))
  const rowOf = (
    of: readonly ClassCountsRow[],
    part: Pick<SubjectRow, 'subject' | 'written' | 'is_whole' | 'grade'>,
  ) => {
    const sum = (count: (one: ClassCountsRow) => number) => of.reduce((total, one) => total + count(one), 0)
    const banded = (band: Exclude<keyof BandsOfClassRow, 'class_id'>) =>
      sum(({ class_id }) => bands.get(class_id)?.[band] ?? 0)
    return {
      ...part,
      classes: of.length,
      learners: sum((one) => one.total_students),
      lessons_completed: sum((one) => one.lessons_completed),
      lessons_total: sum((one) => one.total_students * one.total_lessons),
      attempts: sum((one) => one.attempts),
      accuracy_sum: sum((one) => one.accuracy_sum),
      time_spent_in_seconds: sum((one) => one.time_spent_in_seconds),
      learners_to_40: banded('learners_to_40'),
      learners_to_60: banded('learners_to_60'),
      learners_to_80: banded('learners_to_80'),
      learners_above_80: banded('learners_above_80'),
    }
  }
  return grouped(classes, ({ subject }) => subjectKeyOf(subject)).flatMap((of) => {
    const written = of[0]?.subject ?? ''
    const subject = subjectKeyOf(written)
    return [
      rowOf(of, { subject, written, is_whole: true, grade: '' }),
      ...grouped(of, ({ grade }) => grade).map((some) =>
        rowOf(some, { subject, written, is_whole: false, grade: some[0]?.grade ?? '' }),
      ),
    ]
  })
}

/** Sets the days of a tenant's regions from `from` on, and their subjects; after those of its schools. */
export async function gatherRegions(
  doors: Doors,
  tenant_id: number,
  { now, from = everyDay }: { readonly now: Date; readonly from?: string },
): Promise<void> {
  await doors.inTenant(tenant_id, async (db) => {
    await waitForTurn(db, tenant_id)
    await setRegions(db, tenant_id, from)
    await setRegionSubjects(db, tenant_id, heardSince(now))
  })
}

export interface FigureGathering {
  readonly doors: Doors
  readonly clock: () => Date
  readonly onFailure: (error: unknown) => void
  readonly written: WrittenSchools
}

const mostAtOnce = 50

/** Answers how many schools it counted. */
export function openFigureGatherer({ doors, clock, onFailure, written }: FigureGathering): Job {
  let hourly = new Date(0)
  let daily = new Date(0)

  const gather = (school: SchoolScope, now: Date, from: string) =>
    doors.inSchool(school, (db) => gatherSchool(db, school, { now, from }))

  async function gatherWritten(now: Date): Promise<number> {
    const taken = written.take()
    const earliest = new Map<number, string>()
    const faults: unknown[] = []
    for (const { given, ...school } of taken) {
      const from = dayBefore(given.toISOString().slice(0, 10), 1)
      try {
        await gather(school, now, from)
      } catch (fault) {
        // Counted with the next look.
        written.note(school, given)
        faults.push(fault)
        continue
      }
      const before = earliest.get(school.tenant_id)
      if (before === undefined || from < before) earliest.set(school.tenant_id, from)
    }
    for (const [tenant_id, from] of earliest) await gatherRegions(doors, tenant_id, { now, from })
    if (faults.length > 0) throw faults[0]
    return taken.length
  }

  /** Those that nobody counted since that moment. */
  function gatherAll(before: Date, now: Date, from: string, isClosed: () => boolean): Promise<number> {
    return eachTenant(doors, async (tenant_id) => {
      let counted = 0
      for (;;) {
        const due = await doors.inTenant(tenant_id, (db) => readToGather(db, tenant_id, { before, most: mostAtOnce }))
        for (const institution_id of due) {
          if (isClosed()) return counted
          await gather({ tenant_id, institution_id }, now, from)
        }
        counted += due.length
        if (due.length < mostAtOnce) break
      }
      if (counted > 0) await gatherRegions(doors, tenant_id, { now, from })
      return counted
    })
  }

  const gatherDue = async (isClosed: () => boolean) => {
    const now = clock()
    let counted = await gatherWritten(now)
    if (now.getTime() - daily.getTime() >= dayMs) {
      counted += await gatherAll(now, now, everyDay, isClosed)
      daily = hourly = now
    } else if (now.getTime() - hourly.getTime() >= hourMs) {
      counted += await gatherAll(new Date(now.getTime() - hourMs), now, yesterdayOf(now), isClosed)
      hourly = now
    }
    return counted
  }
  return openJob(gatherDue, { pauseMs, onFailure })
}

function yesterdayOf(now: Date): string {
  return dayBefore(now.toISOString().slice(0, 10), 2)
}
