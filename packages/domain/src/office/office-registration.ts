/** What an office may write into the register of a campus, and how it is kept. */
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { isPersonName } from '@maktab/contracts/person-name'
import type { ContentRole, Role } from '@maktab/contracts/roles'
import { readGrade } from '../people/grades.ts'
import { readPhoneNumber } from '../people/phone-numbers.ts'
import { contentRolesOf, rolesHere } from '../tenants/role-names.ts'
import type { Licences } from './licences.ts'
import { grantableRoles, mayAdminister } from './office-users.ts'

/** Signs that turn the direction of what follows, as sheets and chats leave them behind; the half-space stays. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** A name as it is kept: composed, without direction marks, its blanks collapsed. */
export function cleanName(typed: string): string {
  return typed.normalize('NFC').replace(directionMarks, '').replace(/\s+/g, ' ').trim()
}

/** 3 to 60 letters and digits of any script with `. _ -`, so that nobody takes an address or a phone number for a username. */
const usernamePattern = /^(?=.*\p{L})[\p{L}\p{M}\p{N}._-]{3,60}$/u

export interface Guardian<Relation extends string = string> {
  readonly full_name: string
  readonly relation: Relation
  readonly phone_number: string | null
}

/** A field that is absent stays as it is; null empties it. */
export interface RegisterEntry {
  readonly full_name?: string | undefined
  readonly father_name?: string | null | undefined
  readonly full_name_latin?: string | null | undefined
  readonly gender?: number | null | undefined
  readonly date_of_birth?: string | null | undefined
  readonly email?: string | null | undefined
  readonly phone_number?: string | null | undefined
  readonly guardians?: readonly Guardian[] | undefined
  readonly grade?: string | null | undefined
  readonly section?: string | null | undefined
  readonly roll_number?: number | null | undefined
  readonly admission_number?: string | null | undefined
  readonly identity_number?: string | null | undefined
  readonly username?: string | undefined
}

export type RegisterRefusal = 'details_incomplete' | 'birth_date_wrong' | 'contact_no_invalid' | 'username_invalid'

/**
 * The fields as they are kept, each that is there: names clean, phone numbers in E.164, grades as `readGrade` writes them, empty text as
 * null. `today` is the campus's calendar day.
 */
export function decideEntry<E extends RegisterEntry>(
  entry: E,
  { today }: { readonly today: string },
): Outcome<E, RegisterRefusal> {
  const names = present(entry, ['full_name', 'father_name', 'full_name_latin'], cleanName)
  const others = present(entry, ['section', 'admission_number', 'identity_number'], (text) => text.trim())
  const grade = present(entry, ['grade'], readGrade)
  if (entry.full_name !== undefined && !names.full_name) return refuse('details_incomplete')
  if (Object.values(names).some((one) => one && !isPersonName(one))) return refuse('details_incomplete')
  if (entry.date_of_birth && (entry.date_of_birth < '1900-01-01' || entry.date_of_birth > today))
    return refuse('birth_date_wrong')
  const phone_number = readNumber(entry.phone_number)
  const guardians = entry.guardians?.map((one) => ({
    ...one,
    full_name: cleanName(one.full_name),
    phone_number: readNumber(one.phone_number),
  }))
  if (guardians?.some(({ full_name }) => !isPersonName(full_name)) === true) return refuse('details_incomplete')
  if (phone_number === false || guardians?.some((one) => one.phone_number === false) === true)
    return refuse('contact_no_invalid')
  if (entry.username !== undefined && !usernamePattern.test(entry.username)) return refuse('username_invalid')
  return accept({
    ...entry,
    ...names,
    ...others,
    ...grade,
    ...(entry.email !== undefined && { email: entry.email || null }),
    ...(entry.phone_number !== undefined && { phone_number }),
    ...(guardians && { guardians }),
  })
}

/** The text fields of those names that are there, as `read` gives them; null where nothing is left. */
function present<E extends RegisterEntry, K extends keyof RegisterEntry>(
  entry: E,
  keys: readonly K[],
  read: (text: string) => string,
): { readonly [P in K]?: string | null } {
  const found = keys.flatMap((key) => {
    const value = entry[key]
    return value === undefined ? [] : [[key, typeof value === 'string' ? read(value) || null : null] as const]
  })
  return Object.fromEntries(found) as { [P in K]?: string | null }
}

/** E.164, null for none, false for what is no number. */
function readNumber(typed: string | null | undefined): string | null | false {
  const text = typed?.replace(directionMarks, '').trim() ?? ''
  return text === '' ? null : (readPhoneNumber(text) ?? false)
}

interface Adding {
  readonly role: Role
  readonly roles: readonly Role[]
  /** As they hold in the campus. */
  readonly licences: Licences
  /** Active learners who are counted against them; asked only where they are limited. */
  readonly activeLearners: number
}

/** Whether somebody may be added in those roles: `is_user_creation` false keeps campus admins from it, 0 licences are no limit. */
export function decideAdding({
  role,
  roles,
  licences,
  activeLearners,
}: Adding): Outcome<null, 'user_creation_off' | 'role_not_grantable' | 'licences_used_up'> {
  const many = decideAddingMany({
    role,
    licences,
    activeLearners,
    people: 1,
    learners: roles.includes('learner') ? 1 : 0,
  })
  if (!many.ok && many.refusal === 'user_creation_off') return many
  return areGrantable(role, roles) ? many : refuse('role_not_grantable')
}

interface AddingMany extends Pick<Adding, 'role' | 'licences' | 'activeLearners'> {
  /** To be added, and how many of them are learners. */
  readonly people: number
  readonly learners: number
}

/** Whether so many may be added at once, whatever their roles: all of them, or none. */
export function decideAddingMany({
  role,
  licences,
  activeLearners,
  people,
  learners,
}: AddingMany): Outcome<null, 'user_creation_off' | 'licences_used_up'> {
  if (people > 0 && !licences.is_user_creation && role === 'campus_admin') return refuse('user_creation_off')
  const isCounted = licences.total_licenses > 0 && learners > 0
  return isCounted && activeLearners + learners > licences.total_licenses ? refuse('licences_used_up') : accept(null)
}

interface Updating {
  readonly actor: { readonly user_id: number; readonly role: Role }
  readonly person: { readonly user_id: number; readonly roles: readonly string[]; readonly version: string }
  readonly version: string
  /** Undefined: they stay. */
  readonly roles: readonly Role[] | undefined
  readonly campusAdmins: readonly number[]
}

/** The roles from now on. Of oneself everything may be changed but the roles; of others only who stands below, and only into what stands below. */
export function decideUpdating({
  actor,
  person,
  version,
  roles,
  campusAdmins,
}: Updating): Outcome<
  readonly string[],
  'not_allowed' | 'changed_meanwhile' | 'own_account' | 'role_not_grantable' | 'last_admin'
> {
  const isOwn = person.user_id === actor.user_id
  if (!isOwn && !mayAdminister(actor.role, person.roles)) return refuse('not_allowed')
  if (person.version !== version) return refuse('changed_meanwhile')
  if (roles === undefined || isSame(rolesHere(person.roles), roles)) return accept(person.roles)
  if (isOwn) return refuse('own_account')
  if (!areGrantable(actor.role, roles)) return refuse('role_not_grantable')
  const isLast = campusAdmins.length === 1 && campusAdmins[0] === person.user_id
  if (isLast && !roles.includes('campus_admin')) return refuse('last_admin')
  return accept(storedRoles(roles, person.roles))
}

/**
 * Roles as they stand with a person. Whoever comes into the content team writes and reviews, as far as their campus lists these content
 * roles (decision 124); whoever is in it keeps the ones that they have.
 */
export function storedRoles(roles: readonly Role[], before: readonly string[]): readonly string[] {
  const held = contentRolesOf(before)
  const team: readonly ContentRole[] = held.length > 0 ? held : ['cd', 'cr']
  return [...new Set(roles.flatMap((role): readonly string[] => (role === 'content_team' ? team : [role])))]
}

function areGrantable(role: Role, roles: readonly Role[]): boolean {
  const grantable = grantableRoles(role)
  return roles.length > 0 && roles.every((one) => grantable.includes(one))
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === new Set(other).size && one.every((item) => other.includes(item))
}

/** What a made username begins with; a number follows: `c12.6a.`, `c12.teacher.`. */
export function usernameBeginning(
  institution_id: number,
  {
    roles,
    grade,
    section,
  }: {
    readonly roles: readonly Role[]
    readonly grade?: string | null | undefined
    readonly section?: string | null | undefined
  },
): string {
  const place = roles.includes('learner') && grade ? `${grade}${section ?? ''}` : (roles[0] ?? '')
  const plain = place
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, 30)
  return `c${institution_id}.${plain === '' ? 'u' : plain}.`
}
