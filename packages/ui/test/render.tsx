import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import '../src/base.css'
import { languages } from '@maktab/i18n/languages'
import { loadWords } from '@maktab/i18n/words'
import type { ReactNode } from 'react'
import { WordsProvider } from '../src/base/words.tsx'
import type { Spoken } from '../src/base/words.tsx'

export interface Rendered {
  readonly root: HTMLElement
  readonly show: (node: ReactNode) => void
  readonly remove: () => void
}

const timeZone = 'Asia/Kabul'
const spokenBy = new Map<string, Spoken>()
for (const { tag, locale } of languages) {
  const words = await loadWords(locale, ['application', 'parts'])
  spokenBy.set(tag, { words, timeZone, firstWeekday: 6 })
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
  const spoken = spokenBy.get(lang)
  if (spoken === undefined) throw new Error(`No language ${lang}`)
  const { words } = spoken
  const turned: Spoken = { ...spoken, words: { ...words, language: { ...words.language, direction: dir } } }
  const show = (next: ReactNode) => flushSync(() => tree.render(<WordsProvider value={turned}>{next}</WordsProvider>))
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
