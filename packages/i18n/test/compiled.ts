import { allBundles } from '../src/bundles.ts'
import type { Locale } from '../src/languages.ts'
import type { CompiledCatalogue } from '../src/message.ts'

/** Every message of a language, as it is compiled. */
export async function compiledMessages(locale: Locale): Promise<CompiledCatalogue> {
  const files = allBundles.map(
    (bundle) => import(`../src/compiled/${locale}-${bundle}.ts`) as Promise<{ messages: CompiledCatalogue }>,
  )
  return Object.assign({}, ...(await Promise.all(files)).map(({ messages }) => messages)) as CompiledCatalogue
}
