/** The mail with the figures of a week, in the reader's language, digits and calendar. */
import type { LanguageCode } from '@maktab/contracts/fields'
import type { Configuration } from '@maktab/contracts/tenants/configuration'
import { weekLines } from '@maktab/domain/insights/weekly-figures'
import { createFormats } from '@maktab/i18n/formats'
import { languageByCode } from '@maktab/i18n/languages'
import type { SiteOf } from '#features/access/access-letters.ts'
import type { LinkOwner, SignedLinks } from '#features/people/signed-links.ts'
import { writeLetter, type Letter } from '#mail/letter.ts'
import type { ServerTranslate } from '#sentences.ts'
import type { WeekOfReader } from './week-of-reader.ts'
import type { WeeklyReader, WeeklyRole } from './weekly-figures.sql.ts'

export interface WeekWriting {
  readonly siteOf: SiteOf
  readonly translateInto: (language: LanguageCode) => ServerTranslate
  readonly links: SignedLinks
}

interface Written {
  readonly tenant: Configuration
  readonly person: LinkOwner
  readonly role: WeeklyRole
  readonly reader: Omit<WeeklyReader, 'email'> & { readonly email: string }
  readonly week: WeekOfReader
}

const areas = { principal: 'principal', network_head: 'networkhead', region_head: 'regionhead' } as const

export function writeWeek(
  { siteOf, translateInto, links }: WeekWriting,
  { tenant, person, role, reader, week }: Written,
  now: Date,
): Letter {
  const { language, time_zone, email } = reader
  const t = translateInto(language)
  const format = createFormats({ language: languageByCode(language), t }, time_zone)
  const of =
    role === 'principal' ? reader.school : role === 'network_head' ? tenant.name : (reader.region ?? reader.school)
  const { heard, shares, counts } = weekLines(week)
  const lines = [
    t(`mails.weekly_${heard.key}`, { heard: heard.value, total: heard.of }),
    ...shares.map(({ key, value, of: count }) =>
      t(`mails.weekly_${key}`, { count, share: value === null ? t('mails.weekly_few') : format.percent(value, 1) }),
    ),
    ...counts.map(({ key, value }) => t(`mails.weekly_${key}`, { count: value })),
  ]
  const site = siteOf(tenant)
  const code = links.sign({ ...person, purpose: 'unsubscribe' }, now)
  return writeLetter(email, {
    language,
    from_name: tenant.name,
    colour: tenant.primary_color,
    subject: t('mails.weekly_subject', { of, day: format.date(now, 'medium') }),
    paragraphs: [
      t(role === 'principal' ? 'mails.weekly_of_school' : 'mails.weekly_of_schools', { of }),
      lines.join('\n'),
      week.as_of === null
        ? t('mails.weekly_not_counted')
        : t('mails.weekly_as_of', { when: format.dateTime(week.as_of) }),
    ],
    action: { label: t('mails.weekly_action'), url: `${site}/${areas[role]}/dashboard` },
    closing: [t('mails.weekly_why')],
    unsubscribe: {
      label: t('mails.weekly_stop'),
      url: `${site}/unsubscribe?${new URLSearchParams({ email, code }).toString()}`,
    },
  })
}
