import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage } from '../../test/stage.tsx'
import type { Stage } from '../../test/stage.tsx'
import { AndroidUpdate } from './android-update.tsx'

const root = document.documentElement
const phone = 'Mozilla/5.0 (Linux; Android 11; Pixel 3) AppleWebKit/537.36 Chrome/109.0.0.0 Mobile Safari/537.36'
let stage: Stage
let asked = 0

beforeEach(() => {
  localStorage.clear()
  asked = 0
  root.dataset['platform'] = 'mobile'
})
afterEach(() => {
  stage.leave()
  vi.restoreAllMocks()
  localStorage.clear()
  delete root.dataset['platform']
  delete root.dataset['version']
})

async function open({
  language = 'en',
  agent = phone,
  version = '1.2.0',
}: { language?: 'en' | 'pu'; agent?: string; version?: string } = {}): Promise<void> {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  vi.spyOn(window, 'fetch').mockImplementation(async () => {
    asked += 1
    return new Response(JSON.stringify({ version, url: 'https://school.example/maktab.apk' }))
  })
  stage = await setStage({ language })
  stage.show(
    <>
      <p>A screen</p>
      <AndroidUpdate />
    </>,
  )
  await expect.element(page.getByText('A screen')).toBeInTheDocument()
}

const dialog = () => page.getByRole('dialog')

test('an older application offers the newer one', async () => {
  await open()
  await expect.element(page.getByRole('dialog', { name: 'A newer app is here' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Update now' }))
    .toHaveAttribute('href', 'https://school.example/maktab.apk')
  await expect.element(page.getByText('1.2.0')).toBeVisible()
})

test('put off, it is not offered again for a day', async () => {
  await open({ language: 'pu' })
  await userEvent.click(page.getByRole('button', { name: 'وروسته یې ډاونلوډ کړئ' }))
  await expect.element(dialog()).not.toBeInTheDocument()
  stage.leave()

  const before = asked
  await open()
  expect(asked).toBe(before)
  stage.leave()

  const tomorrow = Date.now() + 25 * 60 * 60_000
  vi.spyOn(Date, 'now').mockReturnValue(tomorrow)
  await open()
  await expect.element(dialog()).toBeVisible()
})

test.each([
  ['the same version', () => void (root.dataset['version'] = '1.2.0'), {}],
  ['a version file that makes no sense', () => undefined, { version: 'newest' }],
])('%s offers nothing', async (_, prepare, options) => {
  prepare()
  await open(options)
  await expect.poll(() => asked).toBeGreaterThan(0)
  expect(dialog().elements()).toHaveLength(0)
})

test.each([
  ['a browser’s page', () => delete root.dataset['platform'], phone],
  ['an application on another system', () => undefined, 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X)'],
])('%s does not even ask', async (_, prepare, agent) => {
  prepare()
  await open({ agent })
  expect(asked).toBe(0)
})
