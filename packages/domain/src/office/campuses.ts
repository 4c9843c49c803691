/** What an office may write about a campus, and when one may be closed. */
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { latinDigits } from '../people/digits.ts'

/** Campuses and school systems on one page of a list. */
export const campusesPage = 20

/** What is looked at of the fields that are given; those that are left out stay as they are. */
export interface CampusWriting {
  readonly name?: string | undefined
  readonly names?: Readonly<Record<string, string | undefined>> | undefined
  readonly contact_number?: string | undefined
  readonly contact_email_address?: string | undefined
  readonly ministry_code?: string | undefined
  readonly latitude?: number | null | undefined
  readonly longitude?: number | null | undefined
  readonly time_zone?: string | undefined
  readonly sub_start_date?: string | null | undefined
  readonly sub_end_date?: string | null | undefined
}

/**
 * The fields as they are kept: digits Latin, languages without a name left out. A campus has a name, an address of e-mail with an @
 * and a subscription that begins before it ends; its number may be a landline's; where it lies is said by two numbers or by none. `zones` are the time zones that the server knows.
 */
export function decideCampus<W extends CampusWriting>(
  writing: W,
  isZone: (name: string) => boolean,
): Outcome<W, 'details_incomplete' | 'contact_no_invalid'> {
  const { latitude, longitude, ministry_code } = writing
  const { name, names, contact_number, contact_email_address, time_zone, sub_start_date, sub_end_date } = writing
  if (name === '') return refuse('details_incomplete')
  if (contact_email_address && !/^[^\s@]+@[^\s@]+$/.test(contact_email_address)) return refuse('details_incomplete')
  if (time_zone !== undefined && !isZone(time_zone)) return refuse('details_incomplete')
  if (sub_start_date && sub_end_date && sub_start_date >= sub_end_date) return refuse('details_incomplete')
  const isNowhere = (degrees: number | null | undefined) => degrees === null || degrees === undefined
  if (isNowhere(latitude) !== isNowhere(longitude)) return refuse('details_incomplete')
  const number = contact_number === undefined ? undefined : latinDigits(contact_number)
  if (number && !/^\+?[0-9][0-9 ().-]{4,24}$/.test(number)) return refuse('contact_no_invalid')
  return accept({
    ...writing,
    ...(number !== undefined && { contact_number: number }),
    ...(ministry_code !== undefined && { ministry_code: latinDigits(ministry_code) }),
    ...(names && {
      names: Object.fromEntries(Object.entries(names).filter(([, one]) => one !== undefined && one !== '')),
    }),
  })
}

interface Closing {
  readonly typed: string
  /** As it is registered, and in each language. */
  readonly names: readonly string[]
  /** Who is not deleted. */
  readonly learners: number
  /** Whoever closes it belongs to it. */
  readonly isOwn: boolean
}

/** A campus is closed by typing its name, once its learners are elsewhere; nobody closes their own. */
export function decideClosing({
  typed,
  names,
  learners,
  isOwn,
}: Closing): Outcome<null, 'not_allowed' | 'typed_name_wrong' | 'campus_not_empty'> {
  if (isOwn) return refuse('not_allowed')
  if (!isTypedCampus(typed, names)) return refuse('typed_name_wrong')
  return learners > 0 ? refuse('campus_not_empty') : accept(null)
}

/** Whether somebody typed one of the names of a campus; letter case and blanks do not count. */
export function isTypedCampus(typed: string, names: readonly string[]): boolean {
  const bare = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
  return names.some((name) => name !== '' && bare(name) === bare(typed))
}
