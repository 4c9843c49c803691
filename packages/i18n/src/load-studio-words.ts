/** Fetches what the content studio says. Apart from the other catalogues: no learner's screen carries any of it. */
import { createTranslator } from './translate.ts'
import type { Locale } from './languages.ts'
import type { CompiledCatalogue } from './message.ts'
import type { Translator } from './translate.ts'

const loaders: Record<Locale, () => Promise<{ messages: CompiledCatalogue }>> = {
  en: () => import('./compiled/en-studio.ts'),
  ps: () => import('./compiled/ps-studio.ts'),
  da: () => import('./compiled/da-studio.ts'),
  ur: () => import('./compiled/ur-studio.ts'),
}

export async function loadStudioWords(locale: Locale): Promise<Translator> {
  const { messages } = await loaders[locale]()
  return createTranslator(locale, messages)
}
