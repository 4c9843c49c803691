import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setStage, type Stage } from '../../test/stage.tsx'
import { watchFiles } from '#page/files-kept.ts'
import { KeepingProgress } from './keeping-progress.tsx'

let stage: Stage | undefined
afterEach(() => stage?.leave())

/** A service worker that says how many files it has. */
function worker() {
  const heard = new EventTarget()
  const files = watchFiles({
    ready: new Promise(() => undefined),
    addEventListener: heard.addEventListener.bind(heard),
  })
  const tell = (kept: number) =>
    heard.dispatchEvent(new MessageEvent('message', { data: { kind: 'files-kept', kept, total: 377 } }))
  return { files, tell }
}

test.each([
  ['en', 'Getting ready for offline: 43 of 377'],
  ['pu', 'د آفلاین لپاره چمتو کېږي: له ۳۷۷ څخه ۴۳'],
  ['da', 'برای آفلاین آماده می‌شود: ۴۳ از ۳۷۷'],
  ['ur', 'آف لائن کے لیے تیار ہو رہا ہے: 377 میں سے 43'],
] as const)(
  'how far the application is kept stands on every screen until all of it is here, in %s',
  async (language, words) => {
    await page.viewport(360, 740)
    stage = await setStage({ language })
    const { files, tell } = worker()
    stage.show(<KeepingProgress files={files} />)
    const status = page.getByRole('status')
    expect(status.elements()).toEqual([])
    tell(43)
    await expect.element(page.getByText(words)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    tell(377)
    await expect.element(status).not.toBeInTheDocument()
  },
)

test('where all of it is here from the start, nothing is said', async () => {
  stage = await setStage({})
  const { files, tell } = worker()
  stage.show(<KeepingProgress files={files} />)
  tell(377)
  expect(files.state().isReady).toBe(true)
  expect(page.getByRole('status').elements()).toEqual([])
})
