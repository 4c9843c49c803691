/** How the parts are shown: held in the address, so that every view of the kit has a link, and changed in place, so that tests need not load again. */
import { campusThemeNames } from '@maktab/contracts/tenants/campus-themes'
import { campusThemes, coloursOfCampus } from '@maktab/domain/tenants/campus-themes'
import type { Locale } from '@maktab/i18n/languages'
import { languageByLocale, languages } from '@maktab/i18n/languages'
import type { TenantColours } from '@maktab/ui/base/theme'
import { defaultColours, themeVariables } from '@maktab/ui/base/theme'

export interface Setting {
  /** Key of one section; empty shows all of them. */
  readonly part: string
  readonly locale: Locale
  /** `auto` is that of the language. */
  readonly direction: 'auto' | 'ltr' | 'rtl'
  readonly tenant: string
  readonly theme: 'light' | 'dark'
  readonly contrast: 'normal' | 'more'
  readonly density: 'roomy' | 'compact'
  /** Nothing but the parts themselves, for pictures. */
  readonly isBare: boolean
}

/** Primary colours of the nine campuses, and what a tenant has that chose nothing. */
export const tenants: Readonly<Record<string, TenantColours>> = {
  default: defaultColours,
  ...Object.fromEntries(campusThemeNames.map((theme) => [campusThemes[theme], coloursOfCampus(theme)])),
}

export const directions = ['auto', 'ltr', 'rtl'] as const

export function readSetting(address: URLSearchParams): Setting {
  const locale = languages.find((language) => language.locale === address.get('language'))?.locale ?? 'en'
  return {
    part: address.get('part') ?? '',
    locale,
    direction: directions.find((direction) => direction === address.get('direction')) ?? 'auto',
    tenant: address.get('tenant') ?? 'default',
    theme: address.get('theme') === 'dark' ? 'dark' : 'light',
    contrast: address.get('contrast') === 'more' ? 'more' : 'normal',
    density: address.get('density') === 'compact' ? 'compact' : 'roomy',
    isBare: address.get('bare') === '1',
  }
}

export function addressOf(setting: Setting): string {
  const { part, locale, direction, tenant, theme, contrast, density, isBare } = setting
  const named = {
    ...(part === '' ? {} : { part }),
    language: locale,
    ...(direction === 'auto' ? {} : { direction }),
    tenant,
    theme,
    contrast,
    density,
    ...(isBare ? { bare: '1' } : {}),
  }
  return `?${new URLSearchParams(named).toString()}`
}

/** Puts language, direction, colours, theme, contrast and density on the page, as the application does. */
export function paint({ locale, direction, tenant, theme, contrast, density }: Setting): void {
  const page = document.documentElement
  const language = languageByLocale(locale)
  page.lang = language.tag
  page.dir = direction === 'auto' ? language.direction : direction
  for (const [name, value] of Object.entries(themeVariables(tenants[tenant] ?? defaultColours)))
    page.style.setProperty(name, value)
  page.dataset['theme'] = theme
  page.dataset['contrast'] = contrast
  page.dataset['density'] = density
}
