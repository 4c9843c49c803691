/** Fetches what mails say. Apart from the other catalogues: no page says it. */
import { createTranslator } from './translate.ts'
import type { Locale } from './languages.ts'
import type { CompiledCatalogue } from './message.ts'
import type { Translator } from './translate.ts'

const loaders: Record<Locale, () => Promise<{ messages: CompiledCatalogue }>> = {
  en: () => import('./compiled/en-mails.ts'),
  ps: () => import('./compiled/ps-mails.ts'),
  da: () => import('./compiled/da-mails.ts'),
  ur: () => import('./compiled/ur-mails.ts'),
}

export async function loadMailWords(locale: Locale): Promise<Translator> {
  const { messages } = await loaders[locale]()
  return createTranslator(locale, messages)
}
