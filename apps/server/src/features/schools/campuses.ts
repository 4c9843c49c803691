/** Campuses of a tenant: for the super admin all, for the office those that it reaches. */
import type { Checked } from '@maktab/contracts/call'
import {
  addCampus,
  addInstitution,
  deleteCampus,
  listCampuses,
  listInstitutions,
  updateCampus,
  updateInstitution,
  type Campus,
} from '@maktab/contracts/schools/campuses'
import { accept, refuse } from '@maktab/contracts/outcome'
import { readPhoneNumber } from '@maktab/domain/people/phone-numbers'
import { campusesPage, decideCampus, decideClosing } from '@maktab/domain/schools/campuses'
import { readCampusTheme } from '@maktab/domain/tenants/campus-themes'
import { ownSchoolOnly } from '@maktab/domain/tenants/entrance'
import { atCampus, atGate, type CampusContext } from '#calls/handle.ts'
import type { Doors } from '#db/school.ts'
import type { EndedSessions } from '#features/access/ended-sessions.ts'
import type { Passwords } from '#features/access/passwords.ts'
import { makeStartingCodes } from '#features/access/starting-codes.ts'
import {
  closeCampus,
  findCampus,
  hasCampusPlaces,
  insertCampus,
  insertFirstAdmin,
  saveCampus,
  type CampusColumns,
} from '#features/schools/campus-writing.sql.ts'
import { insertOfficeChanges } from '#features/schools/office-changes.sql.ts'
import {
  countCampuses,
  findSchoolSystem,
  readCampuses,
  type CampusRow,
  type CampusSearch,
} from '#features/schools/campuses.sql.ts'

export interface CampusEquipment {
  readonly passwords: Passwords
  readonly ended: Pick<EndedSessions, 'note'>
}

export const campuses = ({ passwords, ended }: CampusEquipment) => ({
  listInstitutions: atGate(listInstitutions, async ({ doors, tenant_id, language }, search) =>
    accept(await campusPage(doors, { ...search, tenant_id, language, pageSize: campusesPage })),
  ),

  listCampuses: atGate(listCampuses, async ({ doors, actor, tenant_id, language }, search) => {
    if (!actor) throw new Error('Campuses are listed for an office')
    const own =
      actor.role === 'school_admin' ? await doors.inTenant(tenant_id, (db) => findSchoolSystem(db, actor)) : null
    const school_system_id = own ?? undefined
    return accept(await campusPage(doors, { ...search, school_system_id, tenant_id, language, pageSize: campusesPage }))
  }),

  addCampus: atCampus(addCampus, (context, input) => begin(context, input, passwords)),
  addInstitution: atCampus(addInstitution, (context, input) => begin(context, input, passwords)),
  updateCampus: atCampus(updateCampus, change),
  updateInstitution: atCampus(updateInstitution, change),

  deleteCampus: atCampus(deleteCampus, async (context, { typed }) => {
    const { db, campus, actor, now, afterCommit } = context
    const row = await findCampus(db, campus)
    if (!row) return refuse('not_found')
    const { name, names, learners } = row
    const isOwn = actor.institution_id === campus.institution_id
    const decided = decideClosing({ typed, names: [name, ...Object.values(names)], learners, isOwn })
    if (!decided.ok) return decided
    const session_ids = await closeCampus(db, campus, now)
    const after = { deleted_on: now.toISOString() }
    await insertOfficeChanges(context, [
      { noun: 'institution', noun_id: campus.institution_id, action: 'delete', before: { deleted_on: null }, after },
    ])
    afterCommit(() => ended.note(session_ids))
    return accept(after)
  }),
})

/** A new campus beside the one of the context, with its first campus admin where one is named. */
async function begin(
  context: CampusContext,
  { institution_id: _beside, first_admin, ...writing }: Checked<typeof addInstitution>,
  passwords: Passwords,
) {
  const { db, campus, actor, now } = context
  const { tenant_id } = campus
  if (ownSchoolOnly(tenant_id) !== null) return refuse('not_allowed')
  if (writing.name === undefined) return refuse('details_incomplete')
  const decided = decideCampus({ ...writing, name: writing.name }, isZone)
  if (!decided.ok) return decided
  const phone = first_admin?.phone_number ? readPhoneNumber(first_admin.phone_number) : null
  if (first_admin?.phone_number && phone === null) return refuse('contact_no_invalid')
  const beside = await findCampus(db, campus)
  if (!beside) return refuse('not_found')
  const { region_id, school_system_id, school_family_id, default_language, time_zone } = beside
  const columns = { region_id, school_system_id, school_family_id, default_language, time_zone, ...decided.value }
  if (!(await hasCampusPlaces(db, tenant_id, columns))) return refuse('not_found')
  const institution_id = await insertCampus(db, tenant_id, columns, now)
  await insertOfficeChanges(context, [{ noun: 'institution', noun_id: institution_id, action: 'add', after: columns }])
  if (!first_admin) return accept({ institution_id, first_admin: null })
  const { user_id, username } = await insertFirstAdmin(
    db,
    { tenant_id, institution_id },
    { full_name: first_admin.full_name, phone_number: phone, language: columns.default_language ?? default_language },
  )
  const codes = await makeStartingCodes(db, passwords, {
    tenant_id,
    user_ids: [user_id],
    made_by: actor.user_id,
    now,
  })
  return accept({ institution_id, first_admin: { user_id, username, starting_code: codes.get(user_id)! } })
}

async function change(
  context: CampusContext,
  { institution_id: _campus, version, ...writing }: Checked<typeof updateInstitution>,
) {
  const { db, campus } = context
  const decided = decideCampus(writing, isZone)
  if (!decided.ok) return decided
  const row = await findCampus(db, campus)
  if (!row) return refuse('not_found')
  const columns: CampusColumns = decided.value
  const { region_id, city_id, school_system_id } = { ...row, ...columns }
  if (!(await hasCampusPlaces(db, campus.tenant_id, { region_id, city_id, school_system_id })))
    return refuse('not_found')
  if (row.version !== version) return refuse('changed_meanwhile')
  const fields = Object.keys(columns) as (keyof CampusColumns)[]
  const before = Object.fromEntries(fields.map((field) => [field, row[field]]))
  await insertOfficeChanges(context, [
    { noun: 'institution', noun_id: campus.institution_id, action: 'update', before, after: columns },
  ])
  return accept({ version: await saveCampus(db, campus, columns) })
}

const zones: ReadonlySet<string> = new Set(Intl.supportedValuesOf('timeZone'))
const isZone = (name: string) => zones.has(name)

async function campusPage(doors: Doors, search: CampusSearch) {
  const [total, rows] = await doors.inTenant(search.tenant_id, async (db) => [
    await countCampuses(db, search),
    await readCampuses(db, search),
  ])
  return { list: rows.map(showCampus), total, total_pages: Math.ceil(total / search.pageSize) }
}

function showCampus({ learners, teachers, classes, ...row }: CampusRow): Campus {
  return {
    ...row,
    theme: readCampusTheme(row.theme),
    sub_start_date: row.sub_start_date?.toISOString() ?? null,
    sub_end_date: row.sub_end_date?.toISOString() ?? null,
    created_on: row.created_on.toISOString(),
    deleted_on: row.deleted_on?.toISOString() ?? null,
    counts: { learners, teachers, classes },
  }
}
