import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { ConsentQuestion } from './consent-question.tsx'
import { ConsentSwitch } from './consent-switch.tsx'

/** The provider is this machine: what is asked of it shows in the page's own list of requests. */
const analytics = { analytics_id: 'G-ABCD1234', tag_manager_id: 'GTM-ABCD12', origin: location.origin }
const teacher = { active_role: 'teacher' as const, roles: ['teacher' as const] }

let stage: Stage
beforeEach(() => {
  localStorage.clear()
  performance.clearResourceTimings()
})
afterEach(() => {
  stage.leave()
  for (const script of document.head.querySelectorAll('script[src*="gtag"], script[src*="gtm"]')) script.remove()
})

const scripts = () =>
  [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="/gtag/js"], script[src*="/gtm.js"]')].map(
    ({ src }) => new URL(src).pathname + new URL(src).search,
  )
const requests = () =>
  performance.getEntriesByType('resource').filter(({ name }) => /\/gt(?:ag|m)/.test(new URL(name).pathname))
const onStale = vi.fn()

async function show(options: Parameters<typeof setStage>[0] = {}): Promise<void> {
  onStale.mockClear()
  stage = await setStage({ boot: { analytics }, person: teacher, ...options })
  stage.show(
    <>
      <ConsentQuestion onStale={onStale} />
      <ConsentSwitch />
      <p>The screen</p>
    </>,
  )
  await expect.element(page.getByText('The screen')).toBeVisible()
}

test('nothing leaves the page before a yes; after it the scripts are fetched once', async () => {
  await show()
  await expect.element(page.getByRole('region', { name: 'Help us improve' })).toBeVisible()
  expect([scripts(), requests()]).toEqual([[], []])
  await userEvent.click(page.getByRole('button', { name: 'Yes, allow' }))
  await expect.poll(scripts).toEqual(['/gtag/js?id=G-ABCD1234', '/gtm.js?id=GTM-ABCD12'])
  await expect.poll(() => requests().length).toBe(2)
  await expect.element(page.getByRole('region', { name: 'Help us improve' })).not.toBeInTheDocument()
})

test('a no is kept: nobody asks again and nothing is fetched', async () => {
  await show()
  await userEvent.click(page.getByRole('button', { name: 'No, thanks' }))
  await expect.element(page.getByRole('region', { name: 'Help us improve' })).not.toBeInTheDocument()
  stage.leave()
  await show()
  expect(page.getByRole('region', { name: 'Help us improve' }).elements()).toHaveLength(0)
  expect([scripts(), requests()]).toEqual([[], []])
})

test.each([
  ['a learner', { person: {} }],
  ['whoever works in another’s place', { isActing: true }],
  ['anybody of a tenant that measures nothing', { boot: {} }],
] as const)('%s is neither asked nor measured, whatever this device remembers', async (_, options) => {
  localStorage.setItem('maktab.consent.1.7', 'yes')
  await show(options)
  expect(page.getByRole('region', { name: 'Help us improve' }).elements()).toHaveLength(0)
  expect(page.getByRole('switch').elements()).toHaveLength(0)
  expect([scripts(), requests()]).toEqual([[], []])
})

test('the answer of one person is not another’s', async () => {
  localStorage.setItem('maktab.consent.1.8', 'yes')
  await show()
  await expect.element(page.getByRole('region', { name: 'Help us improve' })).toBeVisible()
  expect(scripts()).toEqual([])
})

test('a consent is withdrawn with the switch, by keyboard, and a fresh page follows', async () => {
  localStorage.setItem('maktab.consent.1.7', 'yes')
  document.cookie = '_ga=1; path=/'
  await show()
  await expect.poll(() => scripts().length).toBe(2)
  const allow = page.getByRole('switch', { name: 'Count how I use these pages' })
  await expect.element(allow).toBeChecked()
  ;(allow.element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect.element(allow).not.toBeChecked()
  await expect.poll(() => onStale.mock.calls.length).toBe(1)
  expect(document.cookie).not.toContain('_ga')
  expect(localStorage.getItem('maktab.consent.1.7')).toBe('no')
})

test('whoever comes after a measured person gets a fresh page', async () => {
  localStorage.setItem('maktab.consent.1.7', 'yes')
  await show()
  await expect.poll(() => scripts().length).toBe(2)
  stage.show(<p>The way in</p>)
  await expect.poll(() => onStale.mock.calls.length).toBe(1)
})
