/** Fetches what the screens say of themselves the first time. Apart from the other catalogues: most visits show nothing of it. */
import { createTranslator } from './translate.ts'
import type { Locale } from './languages.ts'
import type { CompiledCatalogue } from './message.ts'
import type { Translator } from './translate.ts'

const loaders: Record<Locale, () => Promise<{ messages: CompiledCatalogue }>> = {
  en: () => import('./compiled/en-tours.ts'),
  ps: () => import('./compiled/ps-tours.ts'),
  da: () => import('./compiled/da-tours.ts'),
  ur: () => import('./compiled/ur-tours.ts'),
}

export async function loadTourWords(locale: Locale): Promise<Translator> {
  const { messages } = await loaders[locale]()
  return createTranslator(locale, messages)
}
