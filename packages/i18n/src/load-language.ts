/** Fetches the words of one language, and of no other. */
import { createTranslator } from './translate.ts'
import type { Formats } from './formats.ts'
import type { Locale } from './languages.ts'
import type { CompiledCatalogue } from './message.ts'
import type { Translator } from './translate.ts'

type Loaders = Record<Locale, () => Promise<{ messages: CompiledCatalogue }>>

const entranceLoaders: Loaders = {
  en: () => import('./compiled/en-entrance.ts'),
  ps: () => import('./compiled/ps-entrance.ts'),
  da: () => import('./compiled/da-entrance.ts'),
  ur: () => import('./compiled/ur-entrance.ts'),
}

const loaders: Loaders = {
  en: () => import('./compiled/en.ts'),
  ps: () => import('./compiled/ps.ts'),
  da: () => import('./compiled/da.ts'),
  ur: () => import('./compiled/ur.ts'),
}

export interface WholeTranslator extends Translator {
  /** Dates, figures and lists in a time zone (IANA name). */
  readonly formatsIn: (timeZone: string) => Formats
}

/** Fetches one language's catalogue, and no other, with the formats. */
export async function loadLanguage(locale: Locale): Promise<WholeTranslator> {
  const [{ messages }, { createFormats }] = await Promise.all([loaders[locale](), import('./formats.ts')])
  const translator = createTranslator(locale, messages)
  return { ...translator, formatsIn: (timeZone) => createFormats(translator, timeZone) }
}

/** Fetches what the screens before sign-in say in a language: the frame, access, people, refusals. */
export async function loadEntranceLanguage(locale: Locale): Promise<Translator> {
  const { messages } = await entranceLoaders[locale]()
  return createTranslator(locale, messages)
}
