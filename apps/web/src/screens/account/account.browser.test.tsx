import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { AccountScreen } from './account.tsx'

let stage: Stage
afterEach(() => stage.leave())

async function open(options: Parameters<typeof setStage>[0] = {}) {
  stage = await setStage({ address: '/account', ...options })
  stage.show(
    <ToastProvider>
      <AccountScreen />
      <button type="button">Next stop</button>
    </ToastProvider>,
  )
  await expect.element(page.getByRole('tablist')).toBeVisible()
}
const chosen = () => page.getByRole('tab', { selected: true }).element().textContent

test.each([
  ['/account', 'Profile'],
  ['/account?part=security', 'Security'],
  ['/account?part=nonsense', 'Profile'],
  ['/teacher/settings', 'Settings'],
  ['/teacher/settings?part=security', 'Security'],
])('%s opens at %s', async (address, part) => {
  await open({ address })
  expect(chosen()).toBe(part)
})
test.each([
  ['en', '{ArrowRight}'],
  ['pu', '{ArrowLeft}'],
] as const)('its parts are walked by the keys the way they lie, in %s', async (language, key) => {
  await open({ language })
  page.getByRole('tab').first().element().focus()
  await userEvent.keyboard(key)
  await expect.element(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
})
test('whoever works in another’s place has neither their password nor their devices', async () => {
  await open({ isActing: true, address: '/account?part=security' })
  expect(
    page
      .getByRole('tab')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Profile', 'Settings'])
  expect(chosen()).toBe('Profile')
})
test('the language is changed here for the person, where there is more than one', async () => {
  await open({ address: '/learner/settings' })
  await userEvent.selectOptions(page.getByLabelText('Choose a language'), 'دری')
  await expect.element(page.getByRole('tab', { name: 'تنظیمات' })).toBeVisible()
  await expect.poll(() => stage.performed).toMatchObject([{ name: 'switchLanguage', input: { CurrentLanguage: 'da' } }])
  stage.leave()
  await open({ address: '/learner/settings', tenant: { languages: '0' } })
  expect(page.getByLabelText('Choose a language').elements()).toEqual([])
})
