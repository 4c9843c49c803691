import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import '../src/base.css'
import type { Locale } from '@maktab/i18n/languages'
import { languages } from '@maktab/i18n/languages'
import { loadLanguage } from '@maktab/i18n/load-language'
import type { ReactNode } from 'react'
import { PartWordsProvider } from '../src/base/part-words.tsx'
import type { PartWords } from '../src/base/part-words.tsx'

export interface Rendered {
  readonly root: HTMLElement
  readonly show: (node: ReactNode) => void
  readonly remove: () => void
}

const timeZone = 'Asia/Kabul'
const wordsOf = new Map<string, PartWords>()
for (const { tag, locale } of languages) wordsOf.set(tag, await wordsIn(locale))

async function wordsIn(locale: Locale): Promise<PartWords> {
  const translator = await loadLanguage(locale)
  return {
    t: translator.t,
    format: translator.formatsIn(timeZone),
    language: translator.language,
    timeZone,
    firstWeekday: 6,
  }
}

/** Draws parts into the page of the test, in a direction of script; `lang` is one of ours: en, ps-AF, fa-AF, ur-PK. */
export function render(
  node: ReactNode,
  { dir = 'ltr', lang = 'en' }: { readonly dir?: 'ltr' | 'rtl'; readonly lang?: string } = {},
): Rendered {
  document.documentElement.dir = dir
  document.documentElement.lang = lang
  const root = document.createElement('div')
  document.body.append(root)
  const tree = createRoot(root)
  const words = wordsOf.get(lang)
  if (words === undefined) throw new Error(`No language ${lang}`)
  const show = (next: ReactNode) =>
    flushSync(() => tree.render(<PartWordsProvider value={words}>{next}</PartWordsProvider>))
  show(node)
  return {
    root,
    show,
    remove: () => {
      tree.unmount()
      root.remove()
    },
  }
}
