/** What stands in the form of a person, and what of it is sent. */
import type { Input } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { IsoDate } from '@maktab/i18n/calendars'
import type { relations } from '@maktab/contracts/office/office-lists'
import type { Role } from '@maktab/contracts/roles'
import { latinDigits } from '@maktab/domain/people/digits'
import type { OfficeDifference } from './office-form.tsx'
import type { ListedUser } from './users-table.tsx'

export interface GuardianFields {
  readonly full_name: string
  readonly relation: (typeof relations)[number]
  readonly phone_number: string
}

export const emptyGuardian: GuardianFields = { full_name: '', relation: 'father', phone_number: '' }

/** Empty text is nothing; a guardian without a name is none. */
export interface UserFields {
  readonly full_name: string
  readonly father_name: string
  readonly full_name_latin: string
  readonly gender: string
  readonly date_of_birth: IsoDate | ''
  readonly identity_number: string
  readonly roles: Role[]
  readonly grade: string
  readonly section: string
  readonly roll_number: string
  readonly admission_number: string
  /** Of the classes that they learn in or teach. */
  readonly class_codes: readonly string[]
  readonly phone_number: string
  readonly email: string
  /** One at least, for somebody to be typed in. */
  readonly guardians: readonly GuardianFields[]
  readonly address: string
  readonly username: string
}

export const emptyUser: UserFields = {
  full_name: '',
  father_name: '',
  full_name_latin: '',
  gender: '',
  date_of_birth: '',
  identity_number: '',
  roles: ['learner'],
  grade: '',
  section: '',
  roll_number: '',
  admission_number: '',
  class_codes: [],
  phone_number: '',
  email: '',
  guardians: [emptyGuardian],
  address: '',
  username: '',
}

/** `classes` are those of the campus, by which the codes of the own ones are known. */
export function fieldsOf(
  user: ListedUser,
  classes: readonly { readonly class_id: number; readonly class_code: string }[],
): UserFields {
  const own = new Set(user.classes.map(({ class_id }) => class_id))
  return {
    full_name: user.full_name,
    father_name: user.father_name ?? '',
    full_name_latin: user.full_name_latin ?? '',
    gender: user.gender === null ? '' : String(user.gender),
    date_of_birth: user.date_of_birth ?? '',
    identity_number: '',
    roles: [...user.roles],
    grade: user.grade ?? '',
    section: user.section ?? '',
    roll_number: user.roll_number === null ? '' : String(user.roll_number),
    admission_number: user.admission_number ?? '',
    class_codes: classes.filter(({ class_id }) => own.has(class_id)).map(({ class_code }) => class_code),
    phone_number: user.phone_number ?? '',
    email: user.email ?? '',
    guardians:
      user.guardians.length === 0
        ? [emptyGuardian]
        : user.guardians.map((one) => ({ ...one, phone_number: one.phone_number ?? '' })),
    address: user.address ?? '',
    username: user.username,
  }
}

type Changes = Omit<Input<Catalogue['updateOfficeUser']>, 'user_id' | 'version' | 'institution_id' | 'is_new_person'>

const texts = [
  'father_name',
  'full_name_latin',
  'identity_number',
  'grade',
  'section',
  'admission_number',
  'phone_number',
  'email',
  'address',
] as const

/** The fields that differ from what is saved, as the call takes them; a roll number that is none comes as null. */
export function changesOf(fields: UserFields, saved: UserFields): Changes & { readonly class_codes?: string[] } {
  const isChanged = (name: keyof UserFields) => JSON.stringify(fields[name]) !== JSON.stringify(saved[name])
  const roll = readRollNumber(fields.roll_number)
  return {
    ...(isChanged('full_name') && { full_name: fields.full_name }),
    ...Object.fromEntries(texts.filter(isChanged).map((name) => [name, fields[name].trim() || null])),
    ...(isChanged('gender') && { gender: fields.gender === '' ? null : Number(fields.gender) }),
    ...(isChanged('date_of_birth') && { date_of_birth: fields.date_of_birth || null }),
    ...(isChanged('roles') && { roles: fields.roles }),
    ...(isChanged('roll_number') && { roll_number: roll }),
    ...(isChanged('username') && fields.username.trim() !== '' && { username: fields.username.trim() }),
    ...(isChanged('guardians') && {
      guardians: fields.guardians
        .filter(({ full_name }) => full_name.trim() !== '')
        .map(({ full_name, relation, phone_number }) => ({
          full_name,
          relation,
          phone_number: phone_number.trim() || null,
        })),
    }),
    ...(isChanged('class_codes') && { class_codes: [...fields.class_codes] }),
  }
}

/** 1 to 9999 in the digits of any script; null for anything else. */
function readRollNumber(typed: string): number | null {
  const digits = latinDigits(typed).trim()
  return /^[1-9][0-9]{0,3}$/.test(digits) ? Number(digits) : null
}

/** What was typed beside what somebody else saved meanwhile, field by field where they differ. */
export function differencesOf(
  fields: UserFields,
  saved: UserFields,
  labels: Readonly<Partial<Record<keyof UserFields, string>>>,
): readonly OfficeDifference[] {
  const write = (value: string | readonly (string | GuardianFields)[]) =>
    typeof value === 'string'
      ? value
      : value
          .map((one) => (typeof one === 'string' ? one : [one.full_name, one.phone_number].join(' ').trim()))
          .join(', ')
  return (Object.keys(saved) as (keyof UserFields)[]).flatMap((name) => {
    const [now, yours, label] = [write(saved[name]), write(fields[name]), labels[name]]
    return now === yours || label === undefined ? [] : [{ label, now, yours }]
  })
}
