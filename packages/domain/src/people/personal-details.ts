/** What a person who came by themselves says of themselves (seed 000 §3, §5). Screens check with the same rules. */
import { readGrade } from './grades.ts'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import type { Configuration } from '@maktab/contracts/tenants/configuration'
import type { Province, SignupField } from '@maktab/contracts/tenants/metadata'
import { capabilitiesOf } from '../tenants/tenant-capabilities.ts'
import { readPhoneNumber } from './phone-numbers.ts'
import { keepsName, type NamedPerson } from './profile.ts'

export interface PersonalDetails {
  readonly full_name: string
  /** English names of a province and of a district in it. */
  readonly province: string | null
  readonly region: string | null
  readonly city: string | null
  readonly address: string | null
  readonly school_name: string | null
  /** E.164. */
  readonly phone_number: string | null
  /** `2012-03-21`. */
  readonly date_of_birth: string | null
  /** 0 male, 1 female, 2 prefers not to say. */
  readonly gender: 0 | 1 | 2 | null
}

/** What a tenant asks for. */
export interface AskedDetails {
  readonly isProvinceRequired: boolean
  readonly isBirthDateRequired: boolean
  readonly isCityRequired: boolean
  readonly isPhoneRequired: boolean
  /** Empty where the tenant does not list any; then a province is free text. */
  readonly provinces: readonly Province[]
}

/** A supported mobile app does not ask for the province (seed 000 §5). */
export function askedDetails(
  configuration: Configuration,
  { isMobileApp }: { readonly isMobileApp: boolean },
): AskedDetails {
  const { isBirthDateRequired, isCityRequired, signupInfo } = capabilitiesOf(configuration)
  // The contract has checked both texts.
  const provinces = JSON.parse(configuration.regions_metadata) as readonly Province[]
  return {
    provinces,
    isBirthDateRequired,
    isProvinceRequired: provinces.length > 0 && isSignupFieldVisible(configuration, 'province') && !isMobileApp,
    isCityRequired: configuration.is_exam_mode && isCityRequired,
    // The Quran tenant has the personal details of an examination board, but for the city (§5).
    isPhoneRequired: configuration.is_exam_mode || signupInfo === 'quran',
  }
}

/** Whether a tenant asks for a field at signup (seed 000 §3); one that it does not list is not asked for. */
export function isSignupFieldVisible(
  { signup_fields_metadata }: Pick<Configuration, 'signup_fields_metadata'>,
  field: SignupField['field_name'],
): boolean {
  const fields = JSON.parse(signup_fields_metadata) as readonly SignupField[]
  return fields.some(({ field_name, is_visible }) => field_name === field && is_visible)
}

export type DetailsRefusal = 'details_incomplete' | 'contact_no_invalid' | 'name_of_school'

interface Saying {
  readonly details: PersonalDetails
  readonly asked: AskedDetails
  readonly person: NamedPerson
  /** The day at the tenant, `2026-03-21`. */
  readonly today: string
}

const oldestBirth = '1900-01-01'

/** The details to keep: trimmed, empty ones as null, places by their English names, the phone number in E.164. */
export function decidePersonalDetails({
  details,
  asked,
  person,
  today,
}: Saying): Outcome<PersonalDetails, DetailsRefusal> {
  const full_name = details.full_name.trim()
  const place = placeOf(details, asked)
  const city = filled(details.city)
  const { date_of_birth } = details
  const isMissing =
    full_name === '' ||
    !place ||
    (asked.isProvinceRequired && !place.province) ||
    (asked.isCityRequired && !city) ||
    (asked.isBirthDateRequired && !date_of_birth)
  if (isMissing || (date_of_birth !== null && (date_of_birth > today || date_of_birth < oldestBirth)))
    return refuse('details_incomplete')
  if (!keepsName(person, full_name)) return refuse('name_of_school')
  const typed = filled(details.phone_number)
  if (!typed && asked.isPhoneRequired) return refuse('details_incomplete')
  const phone_number = typed && readPhoneNumber(typed)
  if (typed && !phone_number) return refuse('contact_no_invalid')
  return accept({
    ...details,
    ...place,
    full_name,
    city,
    phone_number,
    address: filled(details.address),
    school_name: filled(details.school_name),
  })
}

/** By a name in any of the three languages; undefined where the tenant has no such place. */
function placeOf({ province: typedProvince, region: typedRegion }: PersonalDetails, { provinces }: AskedDetails) {
  const [province, region] = [filled(typedProvince), filled(typedRegion)]
  if (provinces.length === 0 || (province === null && region === null)) return { province, region }
  const known = provinces.find((one) => isNamed(one, province))
  const district = known?.districts.find((one) => isNamed(one, region))
  if (!known || (region !== null && !district)) return undefined
  return { province: known.name, region: district?.name ?? null }
}

function isNamed(
  { name, nameFa, namePa }: Pick<Province, 'name' | 'nameFa' | 'namePa'>,
  typed: string | null,
): boolean {
  return typed !== null && [name, nameFa, namePa].includes(typed)
}

function filled(text: string | null): string | null {
  return text?.trim() || null
}

export interface EducationalDetails {
  readonly grade: string
  readonly ep_school_name: string | null
  readonly other_school: string | null
}

/** The grade of those who were not asked for one (seed 000 §4). */
export const genericGrade = 'Generic'
/** The choice in a list of schools that asks for a name. */
const otherSchool = 'other'

/** The grade and the school's name to keep; exam boards ask for the school (seed 000 §5). An empty list of grades offers every grade. */
export function decideEducationalDetails({
  details,
  grades,
  isSchoolRequired,
}: {
  readonly details: EducationalDetails
  readonly grades: readonly string[]
  readonly isSchoolRequired: boolean
}): Outcome<{ readonly grade: string; readonly school_name: string | null }, 'details_incomplete'> {
  const grade = readGrade(details.grade)
  const isOffered =
    grade !== '' && (grade === genericGrade || grades.length === 0 || grades.map(readGrade).includes(grade))
  const chosen = filled(details.ep_school_name)
  const school_name = chosen?.toLowerCase() === otherSchool ? filled(details.other_school) : chosen
  if (!isOffered || (isSchoolRequired && school_name === null)) return refuse('details_incomplete')
  return accept({ grade, school_name })
}
