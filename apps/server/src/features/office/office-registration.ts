import type { Checked } from '@maktab/contracts/call'
import { accept, refuse } from '@maktab/contracts/outcome'
import { addOfficeUser, listAlikeUsers, updateOfficeUser } from '@maktab/contracts/office/office-registration'
import type { OfficeUser } from '@maktab/contracts/office/office-users'
import { foldSignInName } from '@maktab/domain/access/sign-in'
import { readClassCode } from '@maktab/domain/people/class-codes'
import { licencesOf, type Licences } from '@maktab/domain/office/licences'
import {
  cleanName,
  decideAdding,
  decideEntry,
  decideUpdating,
  storedRoles,
  usernameBeginning,
} from '@maktab/domain/office/office-registration'
import { rolesHere } from '@maktab/domain/tenants/role-names'
import { atCampus, type CampusContext } from '#calls/handle.ts'
import { changeClasses } from '#features/access/changed-classes.sql.ts'
import { readTargetClasses } from '#features/access/migrations.sql.ts'
import type { Passwords } from '#features/access/passwords.ts'
import { makeStartingCodes } from '#features/access/starting-codes.ts'
import { insertOfficeChanges } from '#features/schools/office-changes.sql.ts'
import {
  countLicencesUsed,
  readOwnLicences,
  insertOfficeUser,
  isAdmissionNumberTaken,
  lockOfficeUser,
  lockSignInNames,
  nextUsername,
  readAlikeUsers,
  readCampusToday,
  readOwnClasses,
  saveGuardians,
  saveOfficeUser,
  saveSignInNames,
} from '#features/office/office-registration.sql.ts'
import { momentsOf, showUser } from '#features/office/office-users.ts'
import { lockCampusAdmins, readOfficeUsers } from '#features/office/office-users.sql.ts'
import type { Tenants } from '#features/tenants/tenants.ts'

export interface RegistrationEquipment {
  readonly tenants: Pick<Tenants, 'find'>
  readonly passwords: Passwords
}

export const officeRegistration = (equipment: RegistrationEquipment) => ({
  addOfficeUser: atCampus(addOfficeUser, (context, input) => addPerson(context, input, equipment)),

  updateOfficeUser: atCampus(updateOfficeUser, async (context, input) => {
    const { db, campus, actor, now } = context
    const {
      institution_id: _campus,
      user_id,
      version,
      guardians: _guardians,
      class_codes,
      is_new_person,
      roles: askedRoles,
      ...given
    } = input
    const campusAdmins = await lockCampusAdmins(db, campus)
    const person = await lockOfficeUser(db, campus, user_id)
    if (!person) return refuse('not_found')
    const decided = decideUpdating({ actor, person, version, roles: askedRoles, campusAdmins })
    if (!decided.ok) return decided
    const entry = decideEntry(
      { ...given, guardians: input.guardians },
      { today: await readCampusToday(db, campus, now) },
    )
    if (!entry.ok) return entry
    const { guardians, ...row } = entry.value
    const found = await findWhatStands(context, { ...row, class_codes }, user_id)
    if (!found.ok) return found
    const name = row.full_name ?? person.full_name
    if (name !== person.full_name && !is_new_person) {
      const described = {
        full_name: name,
        father_name: row.father_name === undefined ? person.father_name : row.father_name,
        date_of_birth: row.date_of_birth === undefined ? person.date_of_birth : row.date_of_birth,
      }
      if ((await readAlikeUsers(db, campus, described, user_id)).length > 0) return refuse('possible_duplicate')
    }
    const before = await showOne(context, user_id)
    const roles = decided.value
    const here: readonly string[] = rolesHere(roles)
    const active_role = here.includes(person.active_role) ? person.active_role : (here[0] ?? person.active_role)
    await saveOfficeUser(db, campus, user_id, { ...row, roles, active_role })
    await saveSignInNames(db, campus, user_id, {
      before: namesOf(person),
      names: namesOf({
        username: row.username ?? person.username,
        email: row.email === undefined ? person.email : row.email,
      }),
    })
    if (guardians) await saveGuardians(db, campus, user_id, guardians)
    if (found.value !== undefined) {
      const joined = found.value
      const own = await readOwnClasses(db, campus, user_id)
      await changeClasses(
        db,
        { institution_id: campus.institution_id, user_id },
        {
          role: roleInClass(roles),
          left: own.filter((class_id) => !joined.includes(class_id)),
          joined: joined.filter((class_id) => !own.includes(class_id)),
          left_on: now,
        },
      )
    }
    const user = await showOne(context, user_id)
    await insertOfficeChanges(context, [
      { noun: 'user', noun_id: user_id, action: 'update', ...differences(before, user) },
    ])
    return accept({ user })
  }),

  listAlikeUsers: atCampus(listAlikeUsers, async ({ db, campus, now }, { user_id, full_name, ...described }) => {
    const name = cleanName(full_name)
    if (name === '') return accept({ list: [] })
    const alike = await readAlikeUsers(db, campus, { ...described, full_name: name }, user_id ?? null)
    return accept({ list: [...(await showSome({ db, campus, now }, alike))] })
  }),
})

/** The licences that hold in the campus of the context, and how many learners are counted against them; 0 where there is no limit. */
export async function readLicences({ db, campus }: Pick<CampusContext, 'db' | 'campus'>, tenant: Licences) {
  const licences = licencesOf(tenant, await readOwnLicences(db, campus))
  return { licences, used: licences.total_licenses > 0 ? await countLicencesUsed(db, campus, licences) : 0 }
}

/** Somebody new in the campus of the context, with a starting code; for the office and the super admin alike. */
export async function addPerson(
  context: CampusContext,
  input: Checked<typeof addOfficeUser>,
  { tenants, passwords }: RegistrationEquipment,
) {
  const { db, campus, actor, now, language } = context
  const { institution_id: _campus, guardians: _guardians, class_codes, is_new_person, roles, ...given } = input
  const tenant = tenants.find(actor.tenant_id)
  if (!tenant) return refuse('not_found')
  const { licences, used } = await readLicences(context, tenant)
  const adding = decideAdding({ role: actor.role, roles, licences, activeLearners: used })
  if (!adding.ok) return adding
  const entry = decideEntry({ ...given, guardians: input.guardians }, { today: await readCampusToday(db, campus, now) })
  if (!entry.ok) return entry
  const { guardians = [], ...row } = entry.value
  const found = await findWhatStands(context, { ...row, class_codes }, null)
  if (!found.ok) return found
  if (!is_new_person && (await readAlikeUsers(db, campus, row, null)).length > 0) return refuse('possible_duplicate')
  const username =
    row.username ?? (await nextUsername(db, campus, usernameBeginning(campus.institution_id, { ...row, roles })))
  const user_id = await insertOfficeUser(
    db,
    campus,
    {
      ...row,
      username,
      roles: storedRoles(roles, []),
      active_role: roles[0]!,
      current_language: row.current_language ?? language,
    },
    now,
  )
  await saveSignInNames(db, campus, user_id, { before: [], names: namesOf({ username, email: row.email }) })
  await saveGuardians(db, campus, user_id, guardians)
  await changeClasses(
    db,
    { institution_id: campus.institution_id, user_id },
    { role: roleInClass(roles), left: [], joined: found.value ?? [], left_on: now },
  )
  const codes = await makeStartingCodes(db, passwords, {
    tenant_id: actor.tenant_id,
    user_ids: [user_id],
    made_by: actor.user_id,
    now,
  })
  const user = await showOne(context, user_id)
  await insertOfficeChanges(context, [{ noun: 'user', noun_id: user_id, action: 'add', after: facts(user) }])
  return accept({ user, starting_code: codes.get(user_id) ?? null })
}

interface Entered {
  readonly username?: string | undefined
  readonly email?: string | null | undefined
  readonly admission_number?: string | null | undefined
  readonly class_codes?: readonly string[] | undefined
}

/** Refuses what somebody else has and classes that are not there; the classes of the codes, undefined where none were named. */
async function findWhatStands(
  { db, campus }: CampusContext,
  { username, email, admission_number, class_codes }: Entered,
  user_id: number | null,
) {
  const taken = await lockSignInNames(db, campus, namesOf({ username, email }), user_id)
  if (username !== undefined && taken.includes(foldSignInName(username))) return refuse('username_taken')
  if (taken.length > 0) return refuse('email_taken')
  if (admission_number && (await isAdmissionNumberTaken(db, campus, admission_number, user_id)))
    return refuse('admission_number_taken')
  if (class_codes === undefined) return accept(undefined)
  const codes = [...new Set(class_codes.map(readClassCode))]
  const classes = await readTargetClasses(db, campus.institution_id, { class_codes: codes })
  return classes.length < codes.length ? refuse('class_code_unknown') : accept(classes.map(({ class_id }) => class_id))
}

/** As people sign in by them, in one order for every office. */
function namesOf({ username, email }: Pick<Entered, 'username' | 'email'>): readonly string[] {
  const names = [username, email ?? undefined].filter((name) => name !== undefined).map(foldSignInName)
  return [...new Set(names)].toSorted()
}

/** Whoever also teaches, teaches. */
function roleInClass(roles: readonly string[]): 'learner' | 'teacher' {
  return roles.includes('learner') && !roles.includes('teacher') ? 'learner' : 'teacher'
}

async function showSome(
  { db, campus, now }: Pick<CampusContext, 'db' | 'campus' | 'now'>,
  user_ids: readonly number[],
): Promise<readonly OfficeUser[]> {
  if (user_ids.length === 0) return []
  const { rows } = await readOfficeUsers(db, campus, {
    words: [],
    user_ids,
    state: 'active',
    sort: 'name',
    skip: 0,
    take: user_ids.length,
    moments: momentsOf(now),
  })
  return rows.map(showUser)
}

async function showOne(context: CampusContext, user_id: number): Promise<OfficeUser> {
  const [user] = await showSome(context, [user_id])
  if (!user) throw new Error(`Nobody is active under the id ${user_id}, who was written just now`)
  return user
}

/** What the history keeps of somebody: what is there, without what moves by itself. */
function facts({ version: _version, last_sign_in_on: _seen, user_id: _id, created_on: _created, ...rest }: OfficeUser) {
  return Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)),
  )
}

function differences(before: OfficeUser, after: OfficeUser) {
  const [one, other]: Record<string, unknown>[] = [facts(before), facts(after)]
  const changed = [...new Set([...Object.keys(one!), ...Object.keys(other!)])].filter(
    (key) => JSON.stringify(one![key]) !== JSON.stringify(other![key]),
  )
  const only = (all: Record<string, unknown>) => Object.fromEntries(changed.map((key) => [key, all[key] ?? null]))
  return { before: only(one!), after: only(other!) }
}
