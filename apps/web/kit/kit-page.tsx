/** Every part in every state, with switches for language, direction, tenant colours, theme, contrast and density. */
import { loadWords } from '@maktab/i18n/words'
import type { Words } from '@maktab/i18n/words'
import { WordsProvider } from '@maktab/ui/base/words'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { KitIndex } from './kit-index.tsx'
import { KitSwitches } from './kit-switches.tsx'
import styles from './kit.module.css'
import type { KitSection } from './section.tsx'
import type { Setting } from './setting.ts'
import { addressOf, paint } from './setting.ts'

declare global {
  interface Window {
    /** For tests: changes the view without loading the page again, begins every state anew, and resolves once it is drawn. */
    kit?: { readonly parts: readonly string[]; readonly show: (change: Partial<Setting>) => Promise<void> }
  }
}

const timeZone = 'Asia/Kabul'

interface KitPageProps {
  readonly sections: readonly KitSection[]
  readonly first: Setting
  readonly firstWords: Words
}

interface View {
  readonly setting: Setting
  readonly words: Words
  /** Counts the views that tests asked for; a new one begins every state anew. */
  readonly turn: number
}

export function KitPage({ sections, first, firstWords }: KitPageProps) {
  const [view, setView] = useState<View>({ setting: first, words: firstWords, turn: 0 })
  const { setting, words, turn } = view

  useLayoutEffect(() => {
    paint(setting)
    window.history.replaceState(null, '', addressOf(setting))
  }, [setting])

  const change = async (part: Partial<Setting>, isNew = false) => {
    const next = { ...setting, ...part }
    const spoken = next.locale === setting.locale ? words : await loadWords(next.locale, ['application', 'parts'])
    flushSync(() => setView({ setting: next, words: spoken, turn: isNew ? turn + 1 : turn }))
  }

  useEffect(() => {
    const show = async (part: Partial<Setting>) => {
      await change(part, true)
      await document.fonts.ready
      await twoFrames()
    }
    window.kit = { parts: sections.map(({ key }) => key), show }
  })

  const spoken = useMemo(() => ({ words, timeZone, firstWeekday: 6 }), [words])
  const shown = sections.filter(({ key }) => setting.part === '' || key === setting.part)
  return (
    <WordsProvider value={spoken}>
      <ToastProvider key={turn}>
        <main className={styles['page']} id="content">
          {!setting.isBare && (
            <header lang="en" dir="ltr" className={styles['head']}>
              <h1>Parts of Maktab</h1>
              <KitSwitches setting={setting} onChange={(part) => void change(part)} />
              <KitIndex sections={sections} setting={setting} onPick={(part) => void change({ part })} />
            </header>
          )}
          {shown.map(({ key, States }) => (
            <section
              key={`${key} ${setting.locale} ${turn}`}
              className={styles['section']}
              data-part={key}
              aria-labelledby={`kit-${key}`}
            >
              <h2 id={`kit-${key}`} lang="en" dir="ltr" className={setting.isBare ? 'visually-hidden' : undefined}>
                {key}
              </h2>
              <div className={styles['states']}>
                <States locale={setting.locale} />
              </div>
            </section>
          ))}
        </main>
      </ToastProvider>
    </WordsProvider>
  )
}

/** Until what was just rendered stands on the screen. */
async function twoFrames(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
