import type { Openings } from '#pages/page-policy.ts'

/** What the first page of a tenant carries before any script runs. */
export interface TenantPage {
  readonly name: string
  readonly description: string
  /** BCP 47 tag for `lang`. */
  readonly lang: string
  readonly direction: 'ltr' | 'rtl'
  /** With `#`: colours the browser's own bars. */
  readonly themeColor: string
  readonly backgroundColor: string
  /** Address of the picture in the browser's tab; null for the application's own. */
  readonly favicon: string | null
  /** Addresses of the picture that stands for the school, on light and on dark ground; null for its name alone. */
  readonly logo: { readonly light: string; readonly dark: string } | null
  /** CSS variables of the tenant's theme; names begin with `--`. */
  readonly themeVariables: Readonly<Record<string, string>>
  /** Readable by the page as JSON in `#boot`: the tenant's configuration and what else it starts with. */
  readonly boot: unknown
  /** Address of the one page that there is; absent where there are others. */
  readonly only?: string
  /** What this tenant's pages may reach beside their own origin; absent for nothing. */
  readonly openings?: Openings
}

export interface PageRequest {
  readonly host: string
  /** Wire code that the browser's cookie holds from an earlier visit. */
  readonly languageCookie: string | undefined
  /** Title of a language in the address: `?language=pashto` or `?lang=pashto` (seed 000 §1). */
  readonly languageTitle: string | undefined
  /** The address says `forcedOUPShell=1`: the publisher's looks on any host (seed 000 §1). */
  readonly isPublisherForced: boolean
  /** The address is one with a captcha on it. */
  readonly hasCaptcha: boolean
  /** The address is the one that other sites may show in a frame (seed 000 §2). */
  readonly isEmbeddable: boolean
  /** The page that posts a form to the provider of payments. */
  readonly isPaymentPage: boolean
}

/** The tenant of a host, in the first of the wished languages that it offers. */
export type FindTenantPage = (request: PageRequest) => TenantPage
