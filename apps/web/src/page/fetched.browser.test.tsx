import { loadWords } from '@maktab/i18n/words'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setStage, type Stage } from '../../test/stage.tsx'
import { ErrorBoundary } from '#shell/error-boundary.tsx'
import { fetched } from './fetched.tsx'

const Waiting = () => <p>Waiting</p>
const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

let stage: Stage
beforeEach(async () => {
  stage = await setStage()
})
afterEach(() => stage.leave())

test('something stands there until the part comes', async () => {
  let arrive: ((part: typeof Greeting) => void) | undefined
  const Part = fetched(() => new Promise<typeof Greeting>((resolve) => (arrive = resolve)), Waiting)
  stage.show(<Part name="Zarghuna" />)
  await expect.element(page.getByText('Waiting')).toBeVisible()
  arrive?.(Greeting)
  await expect.element(page.getByText('Hello Zarghuna')).toBeVisible()
  expect(stage.place.textContent).toBe('Hello Zarghuna')
})

test('what was fetched before is drawn at once', async () => {
  const Part = fetched(() => Promise.resolve(Greeting), Waiting)
  Part.preload(await loadWords('en'))
  await Promise.resolve()
  const seen: string[] = []
  const watch = new MutationObserver(() => seen.push(stage.place.textContent))
  watch.observe(stage.place, { childList: true, subtree: true })
  stage.show(<Part name="Layla" />)
  await expect.poll(() => seen.at(-1)).toBe('Hello Layla')
  watch.disconnect()
  expect(seen).not.toContain('Waiting')
})

test('a file that cannot be fetched is a screen that broke', async () => {
  const Part = fetched<{ name: string }>(() => Promise.reject(new Error('gone')), Waiting)
  stage.show(
    <ErrorBoundary>
      <Part name="Gulalai" />
    </ErrorBoundary>,
  )
  await expect.element(page.getByRole('alert')).toBeVisible()
})
