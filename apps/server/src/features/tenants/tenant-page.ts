/** The first page of a tenant: its name, theme and language, and the configuration that the application starts with. */
import type { Configuration } from '@maktab/contracts/tenants/configuration'
import { languageByCode, languageByTitle } from '@maktab/i18n/languages'
import { looksOf } from '@maktab/domain/tenants/capabilities'
import { capabilitiesOf } from '@maktab/domain/tenants/tenant-capabilities'
import { tenantBefore } from '@maktab/domain/tenants/first-tenant'
import { hostName } from '@maktab/domain/tenants/hosts'
import { setupPage } from '@maktab/domain/tenants/page-policies'
import { defaultColours, themeVariables } from '@maktab/ui/base/theme'
import { captchaOpenings, type OutsideCaptchaSettings } from '#captcha/outside-captcha.ts'
import { analyticsOpenings } from '#features/tenants/analytics.ts'
import type { Tenants } from '#features/tenants/tenants.ts'
import { allOpenings } from '#pages/page-policy.ts'
import type { FindTenantPage, TenantPage } from '#pages/tenant-page.ts'

export interface PagesOfTenants {
  readonly tenants: Tenants
  readonly isDemonstration: boolean
  /** Where the package of the Android app is; absent where none is offered. */
  readonly androidPackage?: string | undefined
  /** Of another provider; absent for our own. */
  readonly captcha?: OutsideCaptchaSettings | undefined
  /** Where the form of a payment goes, by tenant. */
  readonly paymentSettings?: Readonly<Record<string, { readonly wallet?: { readonly post_url: string } | undefined }>>
}

const paper = '#faf6ee'

export function findTenantPageIn({
  tenants,
  isDemonstration,
  androidPackage,
  captcha,
  paymentSettings = {},
}: PagesOfTenants): FindTenantPage {
  return ({ host, languageCookie, languageTitle, isPublisherForced, hasCaptcha, isEmbeddable, isPaymentPage }) => {
    const isBegun = !tenants.isEmpty()
    const own = isBegun ? tenants.configurationFor(host) : tenantBefore(hostName(host))
    if (!own) return emptyPage
    const tenant = isPublisherForced ? { ...own, ...looksOf(tenants.publisher() ?? own) } : own
    const capabilities = capabilitiesOf(tenant, { isPublisherForced })
    const wishes = [languageTitle && languageByTitle(languageTitle)?.code, languageCookie, tenant.default_language]
    const code =
      wishes.find((wish) => capabilities.languages.some((one) => one === wish)) ?? capabilities.languages[0] ?? 'en'
    const language = languageByCode(code)
    const services = own.learning_api_base === null ? [] : [new URL(own.learning_api_base).origin]
    const wallet = paymentSettings[String(own.id)]?.wallet
    const embedders = isEmbeddable ? tenants.embeddingOrigins(own.id) : []
    // In another site's frame nobody is asked, and nothing is measured.
    const analytics = isEmbeddable ? null : tenants.analytics(own.id)
    return {
      name: tenant.name,
      description: tenant.landing_page_text[language.code] ?? tenant.name,
      lang: language.tag,
      direction: language.direction,
      themeColor: `#${tenant.primary_color}`,
      backgroundColor: tenant.background_color ? `#${tenant.background_color}` : paper,
      favicon: tenant.favicon,
      logo: tenant.navbar_logo
        ? { light: tenant.navbar_logo, dark: tenant.navbar_logo_dark || tenant.navbar_logo }
        : null,
      themeVariables: themeVariables(tenant),
      boot: {
        tenant: withoutProvinces(tenant),
        capabilities,
        is_demonstration: isDemonstration,
        android_package: androidPackage ?? null,
        ...(isEmbeddable && { embedding_origins: embedders }),
        ...(analytics && { analytics }),
      },
      ...(!isBegun && { only: setupPage }),
      openings: allOpenings(
        { services, embedders },
        analyticsOpenings(analytics),
        hasCaptcha ? captchaOpenings(captcha) : {},
        { forms: isPaymentPage && wallet ? [new URL(wallet.post_url).origin] : [] },
      ),
    }
  }
}

function withoutProvinces({ regions_metadata: _provinces, ...tenant }: Configuration) {
  return tenant
}

/** A host whose tenant is gone. */
const emptyPage: TenantPage = {
  name: 'Maktab',
  description: 'Maktab',
  lang: 'en',
  direction: 'ltr',
  themeColor: `#${defaultColours.primary_color}`,
  backgroundColor: paper,
  favicon: null,
  logo: null,
  themeVariables: themeVariables(defaultColours),
  boot: null,
}
