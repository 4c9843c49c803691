/** What a tenant allows and how it shows itself; `tenant-capabilities.ts` works it out. */
import type { LanguageCode } from '@maktab/contracts/fields'
import type { Role, SignupRole } from '@maktab/contracts/roles'
import type { Configuration, PageConfiguration } from '@maktab/contracts/tenants/configuration'
import type { Currency, Vendor } from '@maktab/contracts/tenants/selling'
import { publisherTenant, subscribingFamily } from './known-tenants.ts'

/** The landing shell around the screens before sign-in (seed 000 §2). */
export type Shell = 'general' | 'publisher' | 'quran' | 'exam'

/** Section numbers are those of seed 000. What the seed leaves open stands with why it was chosen. */
export interface Capabilities {
  readonly shell: Shell
  /** In the order of the configuration; one alone hides the menu, exam mode hides it too (§2). */
  readonly languages: readonly LanguageCode[]
  readonly hasLanguageMenu: boolean
  /** `institution`: a choice of institution login and email login, without remember-password and forgot-password (§2). */
  readonly login: 'email' | 'institution'
  readonly hasExternalLogin: boolean
  /** The button on the login screen (§2). */
  readonly showsExternalLogin: boolean
  /** Where an external sign-in leads that nobody has: to signup, or to the server's message (§8). The school app has no signup. */
  readonly unknownExternalPerson: 'signup' | 'message'
  readonly registerWording: 'general' | 'school account'
  readonly hasSignup: boolean
  /** As what people sign up (§1); none where nobody does. With custom nomenclature the learners are the teachers (§6). */
  readonly signupRoles: readonly SignupRole[]
  /** Signup asks for the full name with the password (§2). */
  readonly signupAsksName: boolean
  /** Signup's screens after the first sign-in (§2). */
  readonly signupInfo: 'general' | 'quran'
  /** One tenant asks (§5): the one that sells to consumers of every age. */
  readonly isBirthDateRequired: boolean
  /** Of exam personal info (§5). */
  readonly isCityRequired: boolean
  /** The regional instance shows its own, others the parent company's (§2). */
  readonly privacyPolicy: 'regional' | 'parent'
  /** Two tenants, on the web (§2): the regional one and the one in another region, whose data leave the country. */
  readonly linksPrivacyPolicy: boolean
  readonly hasInformationPages: boolean
  readonly opensExamPreparation: boolean
  /** Learners who have not paid meet it (§6). */
  readonly hasPaymentWall: boolean
  readonly paymentPages: 'consumers' | 'everyone'
  /** Plans are shown to whoever has no payment update under way (§2). */
  readonly showsPlansToAll: boolean
  readonly checksPaymentAtStart: boolean
  readonly welcomesLearners: boolean
  /** Who sells, as payments name it. */
  readonly paymentVendor: Vendor
  /** What plans may be priced in: two tenants sell abroad as well (seed 001 §4). */
  readonly planCurrencies: readonly Currency[]
  /** A tenant of schools that subscribe has no plans of families (seed 001 §7). */
  readonly sellsPlans: boolean
  /** Learning calls go to this address, which ends with `/`; null for here (§7). */
  readonly learningBase: string | null
  readonly mayDeleteClasses: boolean
  readonly hasAttendance: boolean
  readonly hasTour: boolean
  /** Roles that the mobile app offers; null for all (§6: publisher, provincial and one more, the school app). */
  readonly rolesInApp: readonly Role[] | null
  /** The content team whose courses a school has unless another is named (seed 001 §9). */
  readonly contentRepository: string
}

const looks = [
  'name',
  'primary_color',
  'secondary_color',
  'primary_text_color',
  'secondary_text_color',
  'background_color',
  'tagline_text_color',
  'profile_picture',
  'navbar_logo',
  'navbar_logo_dark',
  'favicon',
  'kp_logo_theme',
  'tagline',
  'landing_page_text',
  'contact_number',
  'contact_email_address',
  'is_kp_label_disabled',
] as const satisfies readonly (keyof PageConfiguration)[]

/** Whether attendance is taken at a campus: as it decided itself, else as its tenant did (seed 001 §3). */
export function takesAttendance(
  { hasAttendance }: Pick<Capabilities, 'hasAttendance'>,
  { institution_attendance_mode }: { readonly institution_attendance_mode?: number | null | undefined },
): boolean {
  return typeof institution_attendance_mode === 'number' ? institution_attendance_mode > 0 : hasAttendance
}

/** What one tenant can lend another: how it looks and who is to be called, nothing that decides what anybody may do. */
export function looksOf(tenant: PageConfiguration): Pick<PageConfiguration, (typeof looks)[number]> {
  return Object.fromEntries(looks.map((field) => [field, tenant[field]])) as Pick<
    PageConfiguration,
    (typeof looks)[number]
  >
}

export type AssignmentSettings = Pick<Configuration, 'is_assignment_allowed' | 'is_assignment_disabled'> &
  Partial<Pick<Configuration, 'id' | 'school_family_id' | 'is_custom_nomenclature'>>

export interface AssignmentUser {
  readonly role: Role
  /** Their school subscribes; only the subscribing family asks. */
  readonly is_subscribed: boolean
  readonly isMobileApp?: boolean
}

/** Whether a person has assignments (seed 000 §6, seed 001 §6): any of the three ways is enough. */
export function mayUseAssignments(
  settings: AssignmentSettings,
  { role, is_subscribed, isMobileApp = false }: AssignmentUser,
): boolean {
  if (isMobileApp && settings.id === publisherTenant) return true
  if (isSubscribingFamily(settings)) return is_subscribed && (role === 'learner' || role === 'teacher')
  if (settings.is_custom_nomenclature) return false
  return settings.is_assignment_allowed && !settings.is_assignment_disabled
}

/** A family whose schools subscribe: it sells no plans, and who subscribed has assignments (seed 001 §6, §7). */
export function isSubscribingFamily({ school_family_id }: Pick<AssignmentSettings, 'school_family_id'>): boolean {
  return school_family_id === subscribingFamily
}

/** Whether a person came by themselves rather than through a school: `isB2CUser` of seed 000 §3. */
export function isConsumer({ is_b2c_enabled }: Pick<Configuration, 'is_b2c_enabled'>, role: Role): boolean {
  return is_b2c_enabled && (role === 'learner' || role === 'teacher')
}
