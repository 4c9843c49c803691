/** What people may change of their own profile (seed 000 §3, §5). Screens check with the same rule. */
import { readGrade } from './grades.ts'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import type { Role } from '@maktab/contracts/roles'
import { readPhoneNumber } from './phone-numbers.ts'
import { largestPictureBytes, pictureTypes } from './pictures.ts'

/**
 * Whether the name is the person's own to change: nobody's where the tenant says `is_name_disabled` (seed 000 §3), and learners and
 * teachers whose account a school made carry the name that it gave them.
 */
export function mayChangeName({
  role,
  is_self_registered,
  is_name_disabled,
}: Pick<NamedPerson, 'role' | 'is_self_registered' | 'is_name_disabled'>): boolean {
  return !is_name_disabled && (is_self_registered || (role !== 'learner' && role !== 'teacher'))
}

/** Whether a person may have that name from now on; the one they have is no change. */
export function keepsName(person: NamedPerson, full_name: string | undefined): boolean {
  return full_name === undefined || full_name === person.full_name || mayChangeName(person)
}

export interface NamedPerson {
  readonly full_name: string
  readonly role: Role
  /** They signed up; otherwise their school made the account. */
  readonly is_self_registered: boolean
  /** The tenant lets nobody change their own name. */
  readonly is_name_disabled: boolean
}

/** A field that is absent stays as it is; null empties it. */
export interface ProfileChange {
  readonly full_name?: string | undefined
  /** Id of an uploaded picture. */
  readonly profile_image?: string | null | undefined
  /** The person's school: nobody moves by a profile. */
  readonly school_id?: number | undefined
  /** 0 male, 1 female, 2 prefers not to say. */
  readonly gender?: 0 | 1 | 2 | null | undefined
  readonly phone_number?: string | null | undefined
  readonly school_name?: string | null | undefined
  readonly grade?: string | null | undefined
}

/** The file that is to be the picture. */
export interface PictureStanding {
  readonly is_own: boolean
  readonly mime_type: string
  readonly size_bytes: number
}

export type ProfileRefusal =
  | 'not_allowed'
  | 'name_of_school'
  | 'contact_no_invalid'
  | 'file_missing'
  | 'file_type_refused'
  | 'file_too_large'

interface Changing {
  readonly change: ProfileChange
  readonly person: NamedPerson
  readonly institution_id: number
  /** Undefined where the school has no such file. */
  readonly picture: PictureStanding | undefined
}

/** What to keep: the phone number in E.164, empty text as null. A field that is absent in the change is absent here. */
export function decideProfile({
  change,
  person,
  institution_id,
  picture,
}: Changing): Outcome<Omit<ProfileChange, 'school_id'>, ProfileRefusal> {
  const { school_id, ...kept } = change
  if (school_id !== undefined && school_id !== institution_id) return refuse('not_allowed')
  if (!keepsName(person, change.full_name)) return refuse('name_of_school')
  if (change.profile_image) {
    if (!picture?.is_own) return refuse('file_missing')
    if (!pictureTypes.includes(picture.mime_type)) return refuse('file_type_refused')
    if (picture.size_bytes > largestPictureBytes) return refuse('file_too_large')
  }
  const phone_number = filled(change.phone_number)
  const number = phone_number ? readPhoneNumber(phone_number) : phone_number
  if (phone_number && !number) return refuse('contact_no_invalid')
  return accept({
    ...kept,
    phone_number: number,
    school_name: filled(change.school_name),
    grade: filled(change.grade && readGrade(change.grade)),
  })
}

function filled(text: string | null | undefined): string | null | undefined {
  return text === undefined ? undefined : text?.trim() || null
}
