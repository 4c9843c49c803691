/** The languages that a tenant offers: its configuration counts them by index (seed 000 §1). */
import type { LanguageCode } from '@maktab/contracts/fields'

/** Tenant 2 teaches the Quran and counts English and Urdu only. */
const quranTenant = 2

/** Urdu follows the seeds' three where a school in Pakistan needs all four. */
const standardOrder: readonly LanguageCode[] = ['en', 'pu', 'da', 'ur']
const quranOrder: readonly LanguageCode[] = ['en', 'ur']

export interface OfferedLanguages {
  readonly tenant_id: number
  /** Comma-separated indexes; empty means English only. */
  readonly languages: string
}

/** Wire codes in the order of the configuration, without what is no index of a language. */
export function languagesOf({ tenant_id, languages }: OfferedLanguages): readonly LanguageCode[] {
  const order = tenant_id === quranTenant ? quranOrder : standardOrder
  const offered = languages
    .split(',')
    .map((index) => index.trim())
    .filter((index) => /^\d+$/.test(index))
    .flatMap((index) => order[Number(index)] ?? [])
  return offered.length > 0 ? [...new Set(offered)] : ['en']
}
