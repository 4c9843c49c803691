import { listSchoolDays, saveSchoolDay, saveWeeklyRest } from '@maktab/contracts/schools/school-days'
import { accept } from '@maktab/contracts/outcome'
import { isSchoolDay, weeklyRest } from '@maktab/domain/schools/school-calendar'
import { atCampus, type CampusContext } from '#calls/handle.ts'
import { insertOfficeChanges } from '#features/schools/office-changes.sql.ts'
import { readOwnRest, readSchoolDays, saveDay, saveOwnRest } from '#features/schools/school-days.sql.ts'
import type { Tenants } from '#features/tenants/tenants.ts'

export const schoolDays = ({ tenants }: { readonly tenants: Pick<Tenants, 'find'> }) => {
  const restOf = async ({ db, campus }: CampusContext) => {
    const own = await readOwnRest(db, campus)
    return { own, rest: [...weeklyRest(own, tenants.find(campus.tenant_id)?.first_weekday ?? 1)] }
  }
  return {
    listSchoolDays: atCampus(listSchoolDays, async (context, asked) => {
      const { own, rest } = await restOf(context)
      const list = await readSchoolDays(context.db, context.campus, asked)
      return accept({ weekly_rest: rest, is_own_rest: own !== null, list: [...list] })
    }),

    saveSchoolDay: atCampus(saveSchoolDay, async (context, { day, kind, names }) => {
      const { db, campus } = context
      const [before = null] = await readSchoolDays(db, campus, { start_date: day, end_date: day })
      await saveDay(db, campus, { day, kind, names })
      const after = kind === null ? null : { day, kind, names }
      await insertOfficeChanges(context, [{ noun: 'school_day', noun_id: day, action: 'save', before, after }])
      const { rest } = await restOf(context)
      return accept({ day, is_school_day: isSchoolDay(day, rest, kind) })
    }),

    saveWeeklyRest: atCampus(saveWeeklyRest, async (context, { weekly_rest }) => {
      const { db, campus } = context
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
