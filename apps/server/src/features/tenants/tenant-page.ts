/** The first page of a tenant: its name, theme and language, and the configuration that the application starts with. */
import { languageByCode, languageByTitle } from '@maktab/i18n/languages'
import { languagesOf } from '@maktab/domain/tenants/languages'
import { defaultColours, themeVariables } from '@maktab/ui/theme'
import type { Tenants } from '#features/tenants/tenants.ts'
import type { FindTenantPage, TenantPage } from '#pages/tenant-page.ts'

export interface PagesOfTenants {
  readonly tenants: Tenants
  readonly isDemonstration: boolean
}

const paper = '#faf6ee'

export function findTenantPageIn({ tenants, isDemonstration }: PagesOfTenants): FindTenantPage {
  return ({ host, languageCookie, languageTitle }) => {
    const tenant = tenants.configurationFor(host)
    if (!tenant) return emptyPage
    const offered = languagesOf({ tenant_id: tenant.id, languages: tenant.languages })
    const wishes = [languageTitle && languageByTitle(languageTitle)?.code, languageCookie, tenant.default_language]
    const code = wishes.find((wish) => offered.some((one) => one === wish)) ?? offered[0] ?? 'en'
    const language = languageByCode(code)
    return {
      name: tenant.name,
      description: tenant.landing_page_text[language.code] ?? tenant.name,
      lang: language.tag,
      direction: language.direction,
      themeColor: `#${tenant.primary_color}`,
      backgroundColor: tenant.background_color ? `#${tenant.background_color}` : paper,
      themeVariables: themeVariables(tenant),
      boot: { tenant, is_demonstration: isDemonstration },
    }
  }
}

/** An installation that has no school yet. */
const emptyPage: TenantPage = {
  name: 'Maktab',
  description: 'Maktab',
  lang: 'en',
  direction: 'ltr',
  themeColor: `#${defaultColours.primary_color}`,
  backgroundColor: paper,
  themeVariables: themeVariables(defaultColours),
  boot: null,
}
