import type { ArticleBlock } from '@maktab/contracts/content/contents'
import { languageByCode } from '@maktab/i18n/languages'
import type { LanguageCode } from '@maktab/contracts/fields'
import { useEffect, useState } from 'react'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import styles from './quran-text.module.css'

type Quran = Extract<ArticleBlock, { kind: 'quran' }>

/** Undefined where this page has no cryptography to check with. */
async function sha256Of(texts: readonly string[]): Promise<string | undefined> {
  const { subtle } = crypto as Partial<Crypto>
  if (!subtle) return undefined
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(texts.join('\n')))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Verses as they were handed down: checked against their checksum before a letter is shown, and drawn untouched. */
export function QuranText({ block, language }: { readonly block: Quran; readonly language: LanguageCode }) {
  const t = useT('lessons')
  const format = useFormat()
  const [checked, setChecked] = useState<{ readonly of: Quran; readonly found: string | undefined }>()
  useEffect(() => {
    let isLeft = false
    async function check() {
      const found = await sha256Of(block.verses.map(({ text }) => text))
      if (!isLeft) setChecked({ of: block, found })
    }
    void check()
    return () => {
      isLeft = true
    }
  }, [block])
  if (checked?.of !== block) return <section className={styles['quran']} aria-busy="true" />
  if (checked.found !== undefined && checked.found !== block.sha256)
    return <p role="alert">{t('questions.quran_differs')}</p>
  const { direction, tag } = languageByCode(language)
  return (
    <section className={styles['quran']} aria-label={block.title}>
      <h3>{block.title}</h3>
      <ol className={styles['verses']} role="list">
        {block.verses.map(({ number, text, translation }) => (
          <li key={number}>
            <p className={styles['verse']} lang="ar" dir="rtl">
              {text} <span className={styles['number']}>{format.number(number)}</span>
            </p>
            {translation !== '' && (
              <p lang={tag} dir={direction}>
                {translation}
              </p>
            )}
          </li>
        ))}
      </ol>
      <p className={styles['source']}>
        <bdi>{block.source}</bdi>
        {checked.found !== undefined && ` · ${t('questions.quran_checked')}`}
      </p>
    </section>
  )
}
