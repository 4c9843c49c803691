import type { Configuration } from '@maktab/contracts/tenants/configuration'
import { standingConfiguration } from '@maktab/domain/tenants/standing-configuration'
import { describe, expect, test } from 'vitest'
import { findTenantPageIn } from './tenant-page.ts'

const tenant = (id: number, fields: Partial<Configuration>): Configuration => ({
  ...standingConfiguration(id),
  id,
  name: `Tenant ${id}`,
  domain_name: `${id}.example`,
  ...fields,
})

const afghan = tenant(4, {
  languages: '0,1,2',
  default_language: 'da',
  primary_color: '336BFF',
  favicon: 'data:image/svg+xml,own',
  landing_page_text: { da: 'خوش آمدید' },
  regions_metadata:
    '[{"id":1,"name":"SECRET PROVINCE","nameFa":"","namePa":"","latitude":1,"longitude":1,"districts":[]}]',
})
const publisher = tenant(5, {
  name: 'The publisher',
  primary_color: '9faa28',
  favicon: 'data:image/svg+xml,publisher',
  landing_page_text: { en: 'Books' },
})
const byHost = new Map([
  ['4.example', afghan],
  ['5.example', publisher],
])

const pages = findTenantPageIn({
  tenants: {
    tenantOf: () => 4,
    find: () => undefined,
    configurationFor: (host) => byHost.get(host),
    publisher: () => publisher,
    isEmpty: () => false,
    embeddingOrigins: () => ['https://portal.example'],
    analytics: () => null,
  },
  isDemonstration: false,
})
const ask = {
  host: '4.example',
  languageCookie: undefined,
  languageTitle: undefined,
  isPublisherForced: false,
  hasCaptcha: false,
  isEmbeddable: false,
  isPaymentPage: false,
}

describe('the page that a host gives', () => {
  test('carries name, theme, favicon, language and direction', () => {
    expect(pages(ask)).toMatchObject({
      name: 'Tenant 4',
      lang: 'fa-AF',
      direction: 'rtl',
      description: 'خوش آمدید',
      themeColor: '#336BFF',
      favicon: 'data:image/svg+xml,own',
      boot: {
        tenant: { id: 4 },
        capabilities: { shell: 'general', mayDeleteClasses: true, languages: ['en', 'pu', 'da'] },
        is_demonstration: false,
      },
    })
  })

  test.each([
    [{ languageTitle: 'Pashto' }, 'ps-AF'],
    [{ languageTitle: 'urdu' }, 'fa-AF'],
    [{ languageTitle: 'ENGLISH', languageCookie: 'pu' }, 'en'],
    [{ languageCookie: 'pu' }, 'ps-AF'],
    [{ languageCookie: 'ur' }, 'fa-AF'],
  ])('for %j in %s', (wish, lang) => expect(pages({ ...ask, ...wish }).lang).toBe(lang))

  test('leaves the provinces to those who ask for them', () => {
    expect(JSON.stringify(pages(ask))).not.toContain('PROVINCE')
  })

  test('forced to the publisher’s shell has its looks, and the host’s own tenant', () => {
    expect(pages({ ...ask, isPublisherForced: true })).toMatchObject({
      name: 'The publisher',
      themeColor: '#9faa28',
      favicon: 'data:image/svg+xml,publisher',
      lang: 'fa-AF',
      boot: {
        tenant: { id: 4, domain_name: '4.example', is_b2c_enabled: true, is_delete_class_allowed: true },
        capabilities: { shell: 'publisher', hasSignup: true, mayDeleteClasses: true },
      },
    })
  })

  test('of no tenant is empty, forced or not', () => {
    for (const isPublisherForced of [false, true])
      expect(pages({ ...ask, host: 'none', isPublisherForced }).boot).toBeNull()
  })
})
