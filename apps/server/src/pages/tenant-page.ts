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
  /** CSS variables of the tenant's theme; names begin with `--`. */
  readonly themeVariables: Readonly<Record<string, string>>
  /** Readable by the page as JSON in `#boot`: the tenant's configuration and what else it starts with. */
  readonly boot: unknown
}

/** The tenant of a host, in the language that the browser's cookie asks for where the tenant offers it. */
export type FindTenantPage = (host: string, languageCookie: string | undefined) => TenantPage
