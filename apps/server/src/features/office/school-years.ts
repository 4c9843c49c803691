import { addSchoolYear, listSchoolYears, updateSchoolYear } from '@maktab/contracts/office/school-years'
import { accept, refuse } from '@maktab/contracts/outcome'
import { decideYear } from '@maktab/domain/office/school-years'
import { atCampus, type CampusContext } from '#calls/handle.ts'
import {
  insertSchoolYear,
  readSchoolYears,
  saveSchoolYear,
  takeTurnOfYears,
} from '#features/office/school-years.sql.ts'
import { insertOfficeChanges } from '#features/schools/office-changes.sql.ts'

export const schoolYears = {
  listSchoolYears: atCampus(listSchoolYears, async ({ db, campus }) =>
    accept({ list: await readSchoolYears(db, campus) }),
  ),

  addSchoolYear: atCampus(addSchoolYear, async (context, asked) => {
    const { db, campus } = context
    await takeTurnOfYears(db, campus)
    const years = await readSchoolYears(db, campus)
    const decision = decideYear({ ...asked, terms: asked.terms ?? [] }, years)
    if (!decision.ok) return decision
    const year_id = await insertSchoolYear(db, campus, decision.value, years.length === 0)
    await insertOfficeChanges(context, [{ noun: 'year', noun_id: year_id, action: 'add', after: decision.value }])
    return accept(await findYear(context, year_id))
  }),

  updateSchoolYear: atCampus(updateSchoolYear, async (context, { year_id, version, ...asked }) => {
    const { db, campus } = context
    await takeTurnOfYears(db, campus)
    const years = await readSchoolYears(db, campus)
    const found = years.find((one) => one.year_id === year_id)
    if (!found) return refuse('not_found')
    if (found.version !== version) return refuse('changed_meanwhile')
    const decision = decideYear(
      { ...asked, terms: asked.terms ?? found.terms },
      years.filter((one) => one !== found),
    )
    if (!decision.ok) return decision
    await saveSchoolYear(db, campus, year_id, decision.value)
    const { name, start_date, end_date, terms } = found
    await insertOfficeChanges(context, [
      {
        noun: 'year',
        noun_id: year_id,
        action: 'update',
        before: { name, start_date, end_date, terms },
        after: decision.value,
      },
    ])
    return accept(await findYear(context, year_id))
  }),
}

async function findYear({ db, campus }: CampusContext, year_id: number) {
  const found = (await readSchoolYears(db, campus)).find((one) => one.year_id === year_id)
  if (!found) throw new Error(`Year ${year_id} was saved and is not there`)
  return found
}
