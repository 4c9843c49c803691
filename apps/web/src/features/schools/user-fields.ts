/** What stands in the form of a person, and what of it is sent. */
import type { Input } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { IsoDate } from '@maktab/i18n/calendars'
import type { relations } from '@maktab/contracts/schools/office-lists'
import type { Role } from '@maktab/contracts/roles'
import { latinDigits } from '@maktab/domain/people/digits'
import type { OfficeDifference } from './office-form.tsx'
import type { ListedUser } from './users-table.tsx'

/** Empty text is nothing. Of several guardians the first stands in the form. */
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
  readonly class_codes: string
  readonly phone_number: string
  readonly email: string
  readonly guardian_name: string
  readonly guardian_phone: string
  readonly relation: (typeof relations)[number]
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
  class_codes: '',
  phone_number: '',
  email: '',
  guardian_name: '',
  guardian_phone: '',
  relation: 'father',
  address: '',
  username: '',
}

export function fieldsOf(user: ListedUser): UserFields {
  const [guardian] = user.guardians
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
    class_codes: '',
    phone_number: user.phone_number ?? '',
    email: user.email ?? '',
    guardian_name: guardian?.full_name ?? '',
    guardian_phone: guardian?.phone_number ?? '',
    relation: guardian?.relation ?? 'father',
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
export function changesOf(
  fields: UserFields,
  saved: UserFields,
  otherGuardians: ListedUser['guardians'],
): Changes & { readonly class_codes?: string[] } {
  const isChanged = (name: keyof UserFields) => JSON.stringify(fields[name]) !== JSON.stringify(saved[name])
  const roll = readRollNumber(fields.roll_number)
  const hasGuardian = fields.guardian_name.trim() !== ''
  const first = {
    full_name: fields.guardian_name,
    relation: fields.relation,
    phone_number: fields.guardian_phone.trim() || null,
  }
  return {
    ...(isChanged('full_name') && { full_name: fields.full_name }),
    ...Object.fromEntries(texts.filter(isChanged).map((name) => [name, fields[name].trim() || null])),
    ...(isChanged('gender') && { gender: fields.gender === '' ? null : Number(fields.gender) }),
    ...(isChanged('date_of_birth') && { date_of_birth: fields.date_of_birth || null }),
    ...(isChanged('roles') && { roles: fields.roles }),
    ...(isChanged('roll_number') && { roll_number: roll }),
    ...(isChanged('username') && fields.username.trim() !== '' && { username: fields.username.trim() }),
    ...((['guardian_name', 'guardian_phone', 'relation'] as const).some(isChanged) && {
      guardians: [...(hasGuardian ? [first] : []), ...otherGuardians],
    }),
    ...(isChanged('class_codes') && {
      class_codes: fields.class_codes
        .split(/[,،\s]+/)
        .map((code) => code.trim())
        .filter((code) => code !== ''),
    }),
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
  const write = (value: string | readonly string[]) => (typeof value === 'string' ? value : value.join(', '))
  return (Object.keys(saved) as (keyof UserFields)[]).flatMap((name) => {
    const [now, yours, label] = [write(saved[name]), write(fields[name]), labels[name]]
    return now === yours || label === undefined ? [] : [{ label, now, yours }]
  })
}
