import type { LanguageCode } from '@maktab/contracts/fields'
import { languageByCode } from '@maktab/i18n/languages'
import { useEffect, useRef } from 'react'
import { useLatest } from '#page/use-latest.ts'
import { useT } from '#language/use-t.ts'
import styles from './office-viewer.module.css'
import type { WordPages } from './open-word.ts'

interface WordPageProps {
  readonly document: WordPages
  readonly page: number
  readonly zoom: number
  readonly language: LanguageCode
  onTurn(page: number): void
}

/** A page of a .docx; a link within the document turns to its page. */
export function WordPage({ document, page, zoom, language, onTurn }: WordPageProps) {
  const t = useT('courses')
  const frame = useRef<HTMLDivElement>(null)
  const { direction, tag } = languageByCode(language)
  const turn = useLatest(onTurn)

  useEffect(() => {
    if (frame.current === null) return
    document.show(page, zoom, frame.current)
    frame.current.scrollTop = 0
  }, [document, page, zoom])

  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const follow = (event: MouseEvent) => {
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
      const name = link?.getAttribute('href')
      if (!name?.startsWith('#')) return
      event.preventDefault()
      const target = document.pageOf(name.slice(1))
      if (target !== undefined) turn.current(target)
    }
    element.addEventListener('click', follow)
    return () => element.removeEventListener('click', follow)
  }, [document, turn])

  return (
    <div
      ref={frame}
      role="region"
      aria-label={t('content.page')}
      className={styles['frame']}
      lang={tag}
      dir={direction}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be scrolled must be reached by keyboard
      tabIndex={0}
    />
  )
}
