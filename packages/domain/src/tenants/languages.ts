/** The languages that a tenant offers: its configuration counts them by index (seed 000 §1). */
import type { LanguageCode } from '@maktab/contracts/fields'
import { quranTenant } from './known-tenants.ts'

/** Urdu follows the seeds' three where a school in Pakistan needs all four. */
const standardOrder: readonly LanguageCode[] = ['en', 'pu', 'da', 'ur']
/** The Quran tenant counts English and Urdu only. */
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

/** The index that a tenant's addresses count a language by (`ln`, seed 000 §2); 0 where it counts no such language. */
export function indexOfLanguage({ tenant_id }: Pick<OfferedLanguages, 'tenant_id'>, code: LanguageCode): number {
  return Math.max(0, (tenant_id === quranTenant ? quranOrder : standardOrder).indexOf(code))
}

/** The language that an address names by that index (`ln=2`); undefined where it names none. */
export function languageAtIndex(
  { tenant_id }: Pick<OfferedLanguages, 'tenant_id'>,
  index: string | null,
): LanguageCode | undefined {
  if (index === null || !/^\d{1,2}$/.test(index)) return undefined
  return (tenant_id === quranTenant ? quranOrder : standardOrder)[Number(index)]
}
