/** The form of the personal details: texts as they stand in its fields, what is wrong with them, and the call that they become. */
import type { savePersonalDetails } from '@maktab/contracts/access/sign-up-details'
import type { Input } from '@maktab/contracts/call'
import { isPersonName } from '@maktab/contracts/person-name'
import type { AskedDetails } from '@maktab/domain/people/personal-details'
import { readPhoneNumber } from '@maktab/domain/people/phone-numbers'

export const emptyPersonalDraft = {
  full_name: '',
  gender: '',
  date_of_birth: '',
  province: '',
  region: '',
  city: '',
  phone_number: '',
  address: '',
  school_name: '',
}
export type PersonalDraft = Readonly<typeof emptyPersonalDraft>

/** In the order of the screen. */
export const personalFields = Object.keys(emptyPersonalDraft) as readonly (keyof PersonalDraft)[]

export type PersonalFault = 'frame.required_field' | 'refusals.contact_no_invalid' | 'people.full_name_required'

/** What stands under each field that is not in order (seed 000 §5); the server looks at all of it again. */
export function personalFaults(
  draft: PersonalDraft,
  asked: AskedDetails,
): Readonly<Partial<Record<keyof PersonalDraft, PersonalFault>>> {
  const needed: Readonly<Partial<Record<keyof PersonalDraft, boolean>>> = {
    full_name: true,
    province: asked.isProvinceRequired,
    date_of_birth: asked.isBirthDateRequired,
    city: asked.isCityRequired,
    phone_number: asked.isPhoneRequired,
  }
  const missing = personalFields
    .filter((field) => needed[field] === true && draft[field].trim() === '')
    .map((field) => [field, 'frame.required_field'] as const)
  const isWrong = draft.phone_number !== '' && readPhoneNumber(draft.phone_number) === null
  const isUnreadable = draft.full_name.trim() !== '' && !isPersonName(draft.full_name)
  return {
    ...Object.fromEntries(missing),
    ...(isUnreadable && { full_name: 'people.full_name_required' as const }),
    ...(isWrong && { phone_number: 'refusals.contact_no_invalid' as const }),
  }
}

const genders = [0, 1, 2] as const

export function personalDetailsOf({ full_name, gender, ...texts }: PersonalDraft): Input<typeof savePersonalDetails> {
  const filled = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim() || null]))
  return { full_name: full_name.trim(), gender: genders.find((one) => String(one) === gender) ?? null, ...filled }
}
