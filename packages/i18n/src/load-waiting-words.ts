/** Fetches what is said of work that waits on this device. Apart from the other catalogues: the first screens carry none of it. */
import { createTranslator } from './translate.ts'
import type { Locale } from './languages.ts'
import type { CompiledCatalogue } from './message.ts'
import type { Translator } from './translate.ts'

const loaders: Record<Locale, () => Promise<{ messages: CompiledCatalogue }>> = {
  en: () => import('./compiled/en-waiting.ts'),
  ps: () => import('./compiled/ps-waiting.ts'),
  da: () => import('./compiled/da-waiting.ts'),
  ur: () => import('./compiled/ur-waiting.ts'),
}

export async function loadWaitingWords(locale: Locale): Promise<Translator> {
  const { messages } = await loaders[locale]()
  return createTranslator(locale, messages)
}
