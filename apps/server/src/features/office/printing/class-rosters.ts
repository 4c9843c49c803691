import { readClassRoster, readMonthRegister } from '@maktab/contracts/office/printing/class-rosters'
import { accept, refuse } from '@maktab/contracts/outcome'
import { classBinSince } from '@maktab/domain/office/office-classes'
import { addDays } from '@maktab/i18n/calendars'
import { isSchoolDay } from '@maktab/domain/schools/school-calendar'
import { namedClass } from '@maktab/domain/schools/class-names'
import { institutionName } from '@maktab/domain/tenants/institution-names'
import { atCampus, type CampusContext } from '#calls/handle.ts'
import { readOfficeClasses } from '#features/office/office-classes.sql.ts'
import { readCampusNames, readRoster } from '#features/office/printing/class-rosters.sql.ts'
import { readRest } from '#features/schools/school-days.ts'
import { readSchoolDays } from '#features/schools/school-days.sql.ts'
import type { Tenants } from '#features/tenants/tenants.ts'

export const classRosters = ({ tenants }: { readonly tenants: Pick<Tenants, 'find'> }) => ({
  readClassRoster: atCampus(readClassRoster, async (context, { class_id }) => {
    const heading = await readHeading(context, class_id)
    if (!heading) return refuse('not_found')
    const rows = await readRoster(context.db, { ...context.campus, class_id })
    return accept({ ...heading, learners: rows.map(({ marks: _marks, ...learner }) => learner) })
  }),

  readMonthRegister: atCampus(readMonthRegister, async (context, { class_id, start_date, days: count }) => {
    const { db, campus } = context
    const heading = await readHeading(context, class_id)
    if (!heading) return refuse('not_found')
    const dates = Array.from({ length: count }, (_, index) => addDays(start_date, index))
    const end_date = dates.at(-1)!
    const { rest } = await readRest(context, tenants)
    const said = new Map((await readSchoolDays(db, campus, { start_date, end_date })).map((one) => [one.day, one]))
    const rows = await readRoster(db, { ...campus, class_id, marked: { first: start_date, last: end_date } })
    return accept({
      ...heading,
      days: dates.map((day) => ({
        day,
        is_school_day: isSchoolDay(day, rest, said.get(day)?.kind),
        names: said.get(day)?.names ?? {},
      })),
      learners: rows.map(({ marks, ...learner }) => ({ ...learner, marks: dates.map((day) => marks[day] ?? null) })),
    })
  }),
})

/** The class that a paper is of; undefined where the campus has no such class, or it is deleted. */
export async function findPaperClass({ db, campus, now }: CampusContext, class_id: number) {
  const [found] = await readOfficeClasses(db, campus, { class_id, binSince: classBinSince(now), now })
  return found && !found.is_deleted ? found : undefined
}

/** What stands above every paper of a class; undefined where there is none of it. */
async function readHeading(context: CampusContext, class_id: number) {
  const { db, campus, language } = context
  const found = await findPaperClass(context, class_id)
  if (!found) return undefined
  return {
    school_name: institutionName(await readCampusNames(db, campus), language),
    class_name: namedClass(found),
    class_teacher: found.class_teacher?.full_name ?? null,
  }
}
