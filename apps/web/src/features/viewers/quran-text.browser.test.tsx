import type { ArticleBlock } from '@maktab/contracts/content/contents'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { QuranText } from './quran-text.tsx'

let stage: Stage
afterEach(() => stage.leave())

const block: Extract<ArticleBlock, { kind: 'quran' }> = {
  kind: 'quran',
  title: 'سورۃ الاخلاص',
  verses: [{ number: 1, text: 'قُلۡ هُوَ ٱللَّهُ أَحَدٌ', translation: 'کہو، وہ اللہ ہے، یکتا' }],
  source: 'quranenc.com',
  sha256: '0'.repeat(64),
}

async function checksum(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

test('a text that is whole is shown letter by letter, in its own direction', async () => {
  const [verse] = block.verses
  stage = await setStage({ language: 'en' })
  stage.show(<QuranText block={{ ...block, sha256: await checksum(verse?.text ?? '') }} language="ur" />)
  await expect.element(page.getByRole('region', { name: block.title })).toBeVisible()
  const shown = document.querySelector('[lang=ar]')
  expect(shown?.firstChild?.textContent).toBe(verse?.text)
  expect(shown?.getAttribute('dir')).toBe('rtl')
  await expect.element(page.getByText(/its checksum is right/)).toBeVisible()
})

test('a text that differs by one mark is not shown', async () => {
  const [verse] = block.verses
  const sha256 = await checksum(verse?.text ?? '')
  stage = await setStage({ language: 'en' })
  stage.show(
    <QuranText
      block={{
        ...block,
        sha256,
        verses: [
          { number: 1, text: (verse?.text ?? '').normalize('NFD').replace('\u06e1', '\u0652'), translation: '' },
        ],
      }}
      language="ur"
    />,
  )
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(document.querySelector('[lang=ar]')).toBeNull()
})
