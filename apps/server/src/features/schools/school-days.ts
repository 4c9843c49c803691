import { listSchoolDays, saveSchoolDay, saveWeeklyRest } from '@maktab/contracts/schools/school-days'
import { accept, refuse } from '@maktab/contracts/outcome'
import { daysOfSpan, isSchoolDay, isSpanRight, weeklyRest } from '@maktab/domain/schools/school-calendar'
import { atCampus, type CampusContext } from '#calls/handle.ts'
import { insertOfficeChanges } from '#features/schools/office-changes.sql.ts'
import {
  lockCalendar,
  readCalendarVersion,
  readOwnRest,
  readSchoolDays,
  saveDays,
  saveOwnRest,
  wereDaysChanged,
  wasRestChanged,
} from '#features/schools/school-days.sql.ts'
import type { Tenants } from '#features/tenants/tenants.ts'

type KnownTenants = Pick<Tenants, 'find'>

/** The weekly rest that holds at a campus (weekdays, 0 Sunday), and what it said of its own; null where it said nothing. */
export async function readRest({ db, campus }: Pick<CampusContext, 'db' | 'campus'>, tenants: KnownTenants) {
  const own = await readOwnRest(db, campus)
  return { own, rest: [...weeklyRest(own, tenants.find(campus.tenant_id)?.first_weekday ?? 1)] }
}

export const schoolDays = ({ tenants }: { readonly tenants: KnownTenants }) => {
  const restOf = (context: CampusContext) => readRest(context, tenants)
  return {
    listSchoolDays: atCampus(listSchoolDays, async (context, asked) => {
      const version = await readCalendarVersion(context.db, context.campus)
      const { own, rest } = await restOf(context)
      const list = await readSchoolDays(context.db, context.campus, asked)
      return accept({ weekly_rest: rest, is_own_rest: own !== null, list: [...list], version })
    }),

    saveSchoolDay: atCampus(
      saveSchoolDay,
      async (context, { version, day, last_day = day, kind, names, moved_from }) => {
        const { db, campus } = context
        const span = { day, last_day }
        const left = moved_from && { day: moved_from.day, last_day: moved_from.last_day ?? moved_from.day }
        if (!isSpanRight(span) || (left && !isSpanRight(left))) return refuse('school_days_wrong')
        const spans = [span, ...(left ? [left] : [])]
        await lockCalendar(db, campus)
        if (await wereDaysChanged(db, campus, spans, version)) return refuse('changed_meanwhile')
        const touched = await Promise.all(
          spans.map((one) => readSchoolDays(db, campus, { start_date: one.day, end_date: one.last_day })),
        )
        if (left) await saveDays(db, campus, { ...left, kind: null, names: {} })
        await saveDays(db, campus, { ...span, kind, names })
        const before = [...new Map(touched.flat().map((one) => [one.day, one])).values()]
        await insertOfficeChanges(context, [
          {
            noun: 'school_day',
            noun_id: day,
            action: 'save',
            before: before.length === 0 ? null : { days: before },
            after: kind === null ? null : { ...span, kind, names },
          },
        ])
        const { rest } = await restOf(context)
        return accept({
          list: daysOfSpan(span).map((one) => ({ day: one, is_school_day: isSchoolDay(one, rest, kind) })),
          version: await readCalendarVersion(db, campus),
        })
      },
    ),

    saveWeeklyRest: atCampus(saveWeeklyRest, async (context, { version, weekly_rest }) => {
      const { db, campus } = context
      await lockCalendar(db, campus)
      if (await wasRestChanged(db, campus, version)) return refuse('changed_meanwhile')
      const wanted = weekly_rest === null ? null : [...new Set(weekly_rest)].sort()
      const { own } = await restOf(context)
      await saveOwnRest(db, campus, wanted)
      await insertOfficeChanges(context, [
        {
          noun: 'school_day',
          noun_id: 'weekly_rest',
          action: 'save',
          before: { weekly_rest: own },
          after: { weekly_rest: wanted },
        },
      ])
      return accept({ weekly_rest: (await restOf(context)).rest })
    }),
  }
}
