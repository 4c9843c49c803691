/** Campuses of a tenant: for the super admin all, for the office those that it reaches. */
import type { Checked } from '@maktab/contracts/call'
import {
  addCampus,
  addInstitution,
  deleteCampus,
  listCampuses,
  listCampusTasks,
  listInstitutions,
  restoreCampus,
  updateCampus,
  updateInstitution,
  type Campus,
} from '@maktab/contracts/office/campuses'
import { campusTaskKinds } from '@maktab/contracts/office/office-lists'
import { accept, refuse } from '@maktab/contracts/outcome'
import { readAvailable } from '@maktab/domain/schools/availability'
import { readPhoneNumber } from '@maktab/domain/people/phone-numbers'
import { binSince } from '@maktab/domain/office/office-users'
import { campusesPage, decideCampus, decideClosing } from '@maktab/domain/office/campuses'
import { readCampusTheme } from '@maktab/domain/tenants/campus-themes'
import { ownSchoolOnly } from '@maktab/domain/tenants/entrance'
import { atCampus, atClosedCampus, atGate, type CampusContext, type GateContext } from '#calls/handle.ts'
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
  reopenCampus,
  saveCampus,
  type CampusColumns,
} from '#features/office/campus-writing.sql.ts'
import { askForDays } from '#features/insights/kept-figures/recounted-days.sql.ts'
import { contentOf, keepContentOf } from '#features/studio/content-institutions.ts'
import { listSchools } from '#features/studio/content-institutions.sql.ts'
import type { Tenants } from '#features/tenants/tenants.ts'
import { insertOfficeChanges } from '#features/schools/office-changes.sql.ts'
import {
  countCampuses,
  countCampusTasks,
  findSchoolSystem,
  readCampuses,
  type CampusRow,
  type CampusSearch,
} from '#features/office/campuses.sql.ts'

type Configuration = NonNullable<ReturnType<Tenants['find']>>

export interface CampusEquipment {
  readonly tenants: Pick<Tenants, 'find'>
  readonly passwords: Passwords
  readonly ended: Pick<EndedSessions, 'note'>
}

export const campuses = ({ tenants, passwords, ended }: CampusEquipment) => ({
  listInstitutions: atGate(listInstitutions, async ({ doors, tenant_id, language, now }, search) =>
    accept(await campusPage(doors, tenants, { ...search, tenant_id, language, now, pageSize: campusesPage })),
  ),

  listCampuses: atGate(listCampuses, async (gate, search) => {
    const { doors, tenant_id, language, now } = gate
    const school_system_id = await systemInReach(gate)
    const page = { school_system_id, tenant_id, language, now, pageSize: campusesPage }
    return accept(await campusPage(doors, tenants, { ...search, ...page }))
  }),

  listCampusTasks: atGate(listCampusTasks, async (gate) => {
    const { doors, tenant_id, now } = gate
    const reach = { tenant_id, now, school_system_id: await systemInReach(gate) }
    const { campuses: total, ...counts } = await doors.inTenant(tenant_id, (db) => countCampusTasks(db, reach))
    const tasks = campusTaskKinds.map((kind) => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0)
    return accept({ campuses: total, tasks })
  }),

  addCampus: atCampus(addCampus, (context, input) => begin(context, input, passwords)),
  addInstitution: atCampus(addInstitution, async (context, input) => {
    const [writing, content] = apart(input)
    if (!isReadable(content)) return refuse('available_lessons_invalid')
    const begun = await begin(context, writing, passwords)
    if (begun.ok) await keepContent(context, begun.value.institution_id, content, tenants)
    return begun
  }),
  updateCampus: atCampus(updateCampus, change),
  updateInstitution: atCampus(updateInstitution, async (context, input) => {
    const [writing, content] = apart(input)
    if (!isReadable(content)) return refuse('available_lessons_invalid')
    const changed = await change(context, writing)
    if (changed.ok) await keepContent(context, input.institution_id, content, tenants)
    return changed
  }),

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

  restoreCampus: atClosedCampus(restoreCampus, async (context, { institution_id }) => {
    const { db, campus, now } = context
    const deleted_on = await reopenCampus(db, campus, binSince(now))
    if (!deleted_on) return refuse('not_found')
    const [before, after] = [{ deleted_on: deleted_on.toISOString() }, { deleted_on: null }]
    await insertOfficeChanges(context, [
      { noun: 'institution', noun_id: institution_id, action: 'restore', before, after },
    ])
    return accept({ institution_id })
  }),
})

/** The school system whose campuses the caller reaches; undefined where that is the whole tenant. */
async function systemInReach({ doors, actor, tenant_id }: GateContext): Promise<number | undefined> {
  if (!actor) throw new Error('Campuses are listed for an office')
  if (actor.role !== 'school_admin') return undefined
  return (await doors.inTenant(tenant_id, (db) => findSchoolSystem(db, actor))) ?? undefined
}

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
  if (columns.time_zone !== undefined && columns.time_zone !== row.time_zone) await askForDays(db, campus)
  return accept({ version: await saveCampus(db, campus, columns) })
}

type ContentFields = Pick<Campus, 'available_lessons' | 'cms_roles' | 'is_cms_full_access'>
/** Those that are left out stay as they hold. */
type SaidOfContent = { readonly [F in keyof ContentFields]?: ContentFields[F] | undefined }

/** What stands in the row of the campus, and what stands with the content team. */
function apart<W extends SaidOfContent>({ available_lessons, cms_roles, is_cms_full_access, ...writing }: W) {
  return [writing, { available_lessons, cms_roles, is_cms_full_access }] as const
}

const isReadable = ({ available_lessons }: SaidOfContent) =>
  available_lessons === undefined || readAvailable(available_lessons) !== undefined

/** Writes down which content a campus has, and which content roles count there; nothing where nothing was said of them. */
async function keepContent(
  context: CampusContext,
  institution_id: number,
  said: SaidOfContent,
  tenants: CampusEquipment['tenants'],
): Promise<void> {
  const after = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
  if (Object.keys(after).length === 0) return
  const { db, campus } = context
  const tenant = tenants.find(campus.tenant_id)
  const [row] = await listSchools(db, campus.tenant_id, institution_id)
  if (!tenant || !row) throw new Error(`Content of a campus that is not there: ${institution_id}`)
  const stood = contentOf(row, tenant)
  await keepContentOf(db, tenant, row, said)
  const before = Object.fromEntries(Object.entries(stood).filter(([field]) => field in after))
  await insertOfficeChanges(context, [
    { noun: 'institution', noun_id: institution_id, action: 'update', before, after },
  ])
}

const zones: ReadonlySet<string> = new Set(Intl.supportedValuesOf('timeZone'))
const isZone = (name: string) => zones.has(name)

async function campusPage(doors: Doors, tenants: CampusEquipment['tenants'], search: CampusSearch) {
  const tenant = tenants.find(search.tenant_id)
  if (!tenant) return { list: [], total: 0, total_pages: 0 }
  const [total, rows] = await doors.inTenant(search.tenant_id, async (db) => [
    await countCampuses(db, search),
    await readCampuses(db, search),
  ])
  return { list: rows.map((row) => showCampus(row, tenant)), total, total_pages: Math.ceil(total / search.pageSize) }
}

function showCampus(found: CampusRow, tenant: Configuration): Campus {
  const { learners, teachers, campus_admins, principals, classes, ...rest } = found
  const { managed_id: _id, repository: _repository, available_courses: _courses, ...row } = rest
  return {
    ...row,
    ...contentOf(found, tenant),
    theme: readCampusTheme(row.theme),
    sub_start_date: row.sub_start_date?.toISOString() ?? null,
    sub_end_date: row.sub_end_date?.toISOString() ?? null,
    created_on: row.created_on.toISOString(),
    deleted_on: row.deleted_on?.toISOString() ?? null,
    counts: { learners, teachers, campus_admins, principals, classes },
  }
}
