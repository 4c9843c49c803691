/** Works out what a tenant allows from its number and its configuration, once: no other line asks for a tenant's id. Pages are given it by the server, and fetch this file where they were not. */
import type { Role } from '@maktab/contracts/roles'
import type { PageConfiguration } from '@maktab/contracts/tenants/configuration'
import { isSubscribingFamily, type Capabilities } from './capabilities.ts'
import {
  provincialTenant,
  publisherTenant,
  quranSchool,
  quranTenant,
  schoolAppTenant,
  skillsTenant,
} from './known-tenants.ts'
import { languagesOf } from './languages.ts'

const fewRoles: readonly Role[] = ['teacher', 'learner', 'principal']

/** `isPublisherForced`: the page was opened with `forcedOUPShell=1` (§1), which changes how it looks and nothing else. */
export function capabilitiesOf(
  configuration: PageConfiguration,
  { isPublisherForced = false }: { readonly isPublisherForced?: boolean } = {},
): Capabilities {
  const { id, is_exam_mode, is_payment_enabled, is_b2c_enabled, is_custom_nomenclature } = configuration
  const isQuran = id === quranTenant || configuration.institution_id === quranSchool
  const shell =
    isPublisherForced || id === publisherTenant ? 'publisher' : isQuran ? 'quran' : is_exam_mode ? 'exam' : 'general'
  const languages = languagesOf({ tenant_id: id, languages: configuration.languages })
  const isPaid = is_exam_mode || is_payment_enabled
  return {
    shell,
    languages,
    hasLanguageMenu: languages.length > 1 && !is_exam_mode,
    login: configuration.is_institution_level_login ? 'institution' : 'email',
    hasExternalLogin: configuration.is_google_login_allowed,
    showsExternalLogin: is_b2c_enabled && shell !== 'publisher',
    unknownExternalPerson: id === schoolAppTenant ? 'message' : 'signup',
    registerWording: id === schoolAppTenant ? 'school account' : 'general',
    hasSignup: is_b2c_enabled,
    signupRoles: !is_b2c_enabled ? [] : is_custom_nomenclature ? ['learner'] : configuration.signup_roles,
    signupAsksName: is_payment_enabled,
    signupInfo: isQuran ? 'quran' : 'general',
    isBirthDateRequired: id === skillsTenant,
    isCityRequired: !isQuran,
    privacyPolicy: id === provincialTenant ? 'regional' : 'parent',
    linksPrivacyPolicy: id === provincialTenant || id === skillsTenant,
    hasInformationPages: shell === 'publisher',
    opensExamPreparation: is_exam_mode,
    hasPaymentWall: isPaid,
    paymentPages: isQuran ? 'everyone' : 'consumers',
    showsPlansToAll: id === skillsTenant && is_payment_enabled,
    checksPaymentAtStart: isPaid && !isQuran && !isSubscribingFamily(configuration),
    welcomesLearners: is_exam_mode && is_payment_enabled,
    paymentVendor: isQuran ? 'quran' : id === skillsTenant ? '21st century' : 'general',
    planCurrencies: isQuran || id === skillsTenant ? ['USD', 'GBP', 'PKR'] : ['PKR', 'AFN', 'USD'],
    sellsPlans: isPaid && !isSubscribingFamily(configuration),
    learningBase: configuration.learning_api_base?.replace(/\/?$/, '/') ?? null,
    mayDeleteClasses: configuration.is_delete_class_allowed,
    hasAttendance: configuration.attendance_mode > 0,
    hasTour: configuration.is_tour_guide,
    contentRepository: id === skillsTenant ? '114|21C Content Team' : '98|KP',
    rolesInApp: [publisherTenant, provincialTenant, schoolAppTenant].includes(id) ? fewRoles : null,
  }
}
