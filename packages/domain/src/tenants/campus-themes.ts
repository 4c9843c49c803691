import type { CampusTheme } from '@maktab/contracts/tenants/campus-themes'

/** The colours that a campus may choose instead of its tenant's (seed 000 §3, seed 001 §9): six hex digits by name. */
export const campusThemes = {
  red: 'eb2128',
  blue: '336BFF',
  pink: 'FF3386',
  light_pink: 'ffdfdf',
  orange: 'FF5733',
  dark_grey: '3D434F',
  green: '9faa28',
  light_blue: 'a3f0f4',
  dark_blue: '4c7da6',
} as const satisfies Record<CampusTheme, string>

/** Null for what is no name of a theme: the tenant's colours stay. */
export function readCampusTheme(name: string | null): CampusTheme | null {
  return name !== null && Object.hasOwn(campusThemes, name) ? (name as CampusTheme) : null
}

/**
 * What a page's colours are made of where a campus chose a theme. Its one colour is the brand and the ground of chips; what is written on
 * buttons is white, and moved where white cannot be read on it (`themeVariables`).
 */
export function coloursOfCampus(theme: CampusTheme): {
  readonly primary_color: string
  readonly secondary_color: string
  readonly primary_text_color: string
  readonly secondary_text_color: string
  readonly background_color: null
} {
  const colour = campusThemes[theme]
  return {
    primary_color: colour,
    secondary_color: colour,
    primary_text_color: 'ffffff',
    secondary_text_color: colour,
    background_color: null,
  }
}
