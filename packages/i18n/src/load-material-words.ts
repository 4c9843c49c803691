/** Fetches what is said of Office files. Apart from the other catalogues: few contents need them. */
import type { Locale } from './languages.ts'
import type { CompiledCatalogue } from './message.ts'

const loaders: Record<Locale, () => Promise<{ messages: CompiledCatalogue }>> = {
  en: () => import('./compiled/en-materials.ts'),
  ps: () => import('./compiled/ps-materials.ts'),
  da: () => import('./compiled/da-materials.ts'),
  ur: () => import('./compiled/ur-materials.ts'),
}

export async function loadMaterialWords(locale: Locale): Promise<CompiledCatalogue> {
  return (await loaders[locale]()).messages
}
