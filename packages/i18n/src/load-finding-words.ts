/** Fetches what the screens say on which lessons are found and questions asked live. Apart from the other catalogues: the first screens carry none of it. */
import { createTranslator } from './translate.ts'
import type { Locale } from './languages.ts'
import type { CompiledCatalogue } from './message.ts'
import type { Translator } from './translate.ts'

const loaders: Record<Locale, () => Promise<{ messages: CompiledCatalogue }>> = {
  en: () => import('./compiled/en-finding.ts'),
  ps: () => import('./compiled/ps-finding.ts'),
  da: () => import('./compiled/da-finding.ts'),
  ur: () => import('./compiled/ur-finding.ts'),
}

export async function loadFindingWords(locale: Locale): Promise<Translator> {
  const { messages } = await loaders[locale]()
  return createTranslator(locale, messages)
}
