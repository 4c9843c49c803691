/** The mails of signup and recovery, in the language that the person reads at that moment. */
import type { LanguageCode } from '@maktab/contracts/fields'
import type { Configuration } from '@maktab/contracts/tenants/configuration'
import { indexOfLanguage } from '@maktab/domain/tenants/languages'
import type { Translate } from '@maktab/i18n/translate'
import type { Sent } from '#features/access/access-codes.ts'
import { writeLetter, type Letter, type Writing } from '#mail/letter.ts'
import type { ServerTranslate } from '#sentences.ts'

/** Where a tenant's pages are: scheme, host and port, never from the request. */
export type SiteOf = (tenant: Configuration) => string

/** An address of a machine, which a certificate names rarely and a reader never. */
const machineAddress = /^(?:\[|[\d.]+$)/

/** `base` gives scheme and port, and the host where it is one of the tenant's, or where the tenant has none; else the tenant's first host with a name. */
export function siteOfTenant(base: URL, { domain_name }: Pick<Configuration, 'domain_name'>): string {
  const hosts = domain_name.split(',').filter((host) => host !== '')
  const own = hosts.includes(base.hostname)
    ? base.hostname
    : (hosts.find((host) => !machineAddress.test(host)) ?? hosts[0])
  return `${base.protocol}//${own ?? base.hostname}${base.port ? `:${base.port}` : ''}`
}

export interface LetterWriting {
  readonly siteOf: SiteOf
  readonly translateInto: (language: LanguageCode) => ServerTranslate
}

interface Addressed {
  readonly tenant: Configuration
  readonly recipient: string
  readonly language: LanguageCode
}

export function accessLetters({ siteOf, translateInto }: LetterWriting) {
  const letter = (
    { tenant, recipient, language }: Addressed,
    write: (
      t: Translate<'mails'>,
      school: string,
    ) => Pick<Writing, 'subject' | 'paragraphs' | 'code' | 'action' | 'closing'>,
  ): Letter =>
    writeLetter(recipient, {
      language,
      from_name: tenant.name,
      colour: tenant.primary_color,
      ...write(translateInto(language), tenant.name),
    })
  const page = ({ tenant, language }: Addressed, path: string, query: Readonly<Record<string, string>>): string =>
    `${siteOf(tenant)}${path}?${new URLSearchParams({ ...query, ln: String(indexOfLanguage({ tenant_id: tenant.id }, language)) }).toString()}`
  return {
    signupLink: (to: Addressed, { code_id, code }: Sent) =>
      letter(to, (t, school) => ({
        subject: t('mails.signup_subject', { school }),
        paragraphs: [t('mails.signup_body')],
        action: { label: t('mails.signup_action'), url: page(to, '/signup', { index: code_id, change_code: code }) },
        closing: [t('mails.link_lifetime'), t('mails.not_you')],
      })),
    signupCode: (to: Addressed, { code }: Sent) =>
      letter(to, (t, school) => ({
        subject: t('mails.signup_code_subject', { school }),
        paragraphs: [t('mails.signup_code_body')],
        code,
        closing: [t('mails.code_lifetime'), t('mails.not_you')],
      })),
    alreadyKnown: (to: Addressed) =>
      letter(to, (t, school) => ({
        subject: t('mails.known_subject', { school }),
        paragraphs: [t('mails.known_body')],
        action: { label: t('mails.known_action'), url: page(to, '/login', {}) },
        closing: [t('mails.not_you')],
      })),
    recoveryLink: (
      to: Addressed,
      { code }: Sent,
      { user_id, isEmbedded }: { readonly user_id: number; readonly isEmbedded: boolean },
    ) =>
      letter(to, (t, school) => ({
        subject: t('mails.recovery_subject', { school }),
        paragraphs: [t('mails.recovery_body')],
        action: {
          label: t('mails.recovery_action'),
          url: page(to, '/forgot-password', {
            id: String(user_id),
            change_code: code,
            ...(isEmbedded ? { isBonzo: '1' } : {}),
          }),
        },
        closing: [t('mails.link_lifetime'), t('mails.not_you')],
      })),
    recoveryCode: (to: Addressed, { code }: Sent) =>
      letter(to, (t, school) => ({
        subject: t('mails.recovery_code_subject', { school }),
        paragraphs: [t('mails.recovery_code_body')],
        code,
        closing: [t('mails.code_lifetime'), t('mails.not_you')],
      })),
  }
}

export type AccessLetters = ReturnType<typeof accessLetters>
