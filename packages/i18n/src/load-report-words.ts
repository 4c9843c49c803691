/** Fetches what the screens of reports say. Apart from the other catalogues: a dashboard need not carry it. */
import type { Locale } from './languages.ts'
import type { CompiledCatalogue } from './message.ts'

const loaders: Record<Locale, () => Promise<{ messages: CompiledCatalogue }>> = {
  en: () => import('./compiled/en-reports.ts'),
  ps: () => import('./compiled/ps-reports.ts'),
  da: () => import('./compiled/da-reports.ts'),
  ur: () => import('./compiled/ur-reports.ts'),
}

export async function loadReportWords(locale: Locale): Promise<CompiledCatalogue> {
  return (await loaders[locale]()).messages
}
