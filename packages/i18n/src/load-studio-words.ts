/** Fetches what the content studio says. Apart from the other catalogues: no learner's screen carries any of it. */
import type { Locale } from './languages.ts'
import type { CompiledCatalogue } from './message.ts'

const loaders: Record<Locale, () => Promise<{ messages: CompiledCatalogue }>> = {
  en: () => import('./compiled/en-studio.ts'),
  ps: () => import('./compiled/ps-studio.ts'),
  da: () => import('./compiled/da-studio.ts'),
  ur: () => import('./compiled/ur-studio.ts'),
}

export async function loadStudioWords(locale: Locale): Promise<CompiledCatalogue> {
  return (await loaders[locale]()).messages
}
