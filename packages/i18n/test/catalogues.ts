import { prefixOf } from '../../../tools/generate-messages.ts'
import { catalogue as da } from '../src/da/catalogue.ts'
import { catalogue as en } from '../src/en/catalogue.ts'
import { catalogue as ps } from '../src/ps/catalogue.ts'
import { catalogue as ur } from '../src/ur/catalogue.ts'
import type { Locale } from '../src/languages.ts'

type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>

export const catalogues: Readonly<Record<Locale, Catalogue>> = { en, ps, da, ur }

/** Messages of a language by full key. */
export function messagesOf(locale: Locale): Map<string, string> {
  const messages = new Map<string, string>()
  for (const [file, entries] of Object.entries(catalogues[locale])) {
    for (const [key, message] of Object.entries(entries)) messages.set(`${prefixOf(file)}.${key}`, message)
  }
  return messages
}
