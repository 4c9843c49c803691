import type { LanguageCode } from '@maktab/contracts/fields'

/** A school's name in the reader's language, else as it is registered. `names` is keyed by wire codes. */
export function institutionName(
  { name, names }: { readonly name: string; readonly names: unknown },
  language: LanguageCode,
): string {
  const inLanguage =
    typeof names === 'object' && names !== null ? (names as Record<string, unknown>)[language] : undefined
  return typeof inLanguage === 'string' && inLanguage !== '' ? inLanguage : name
}
