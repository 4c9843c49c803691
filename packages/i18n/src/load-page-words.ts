/** Fetches what the pages say that everybody may read. Apart from the other catalogues, so that the way in does not carry their names. */
import { createTranslator } from './translate.ts'
import type { Locale } from './languages.ts'
import type { CompiledCatalogue } from './message.ts'
import type { Translator } from './translate.ts'

const loaders: Record<Locale, () => Promise<{ messages: CompiledCatalogue }>> = {
  en: () => import('./compiled/en-pages.ts'),
  ps: () => import('./compiled/ps-pages.ts'),
  da: () => import('./compiled/da-pages.ts'),
  ur: () => import('./compiled/ur-pages.ts'),
}

export async function loadPageWords(locale: Locale): Promise<Translator> {
  const { messages } = await loaders[locale]()
  return createTranslator(locale, messages)
}
