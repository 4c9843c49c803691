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
test('a principal gets the figures of the week where the account has an address; who may not is told why', async () => {
  const standing = { is_wanted: false, email: 'principal@mail.example', is_unsubscribed: true }
  const answers = {
    readWeeklyFigures: () => ({ ok: true as const, value: standing }),
    setWeeklyFigures: () => ({ ok: true as const, value: { ...standing, is_wanted: true } }),
  }
  const address = '/account?part=settings'
  await open({ address, person: { active_role: 'principal' }, answers })
  await userEvent.click(page.getByRole('switch', { name: 'Send them to me' }))
  await expect.element(page.getByText('You ended all mails')).toBeVisible()
  expect(stage.performed.filter(({ name }) => name === 'setWeeklyFigures')).toMatchObject([
    { input: { is_wanted: true } },
  ])
  stage.leave()
  const refused = { ...answers, setWeeklyFigures: () => ({ ok: false as const, refusal: 'no_mail_address' as const }) }
  await open({ address, person: { active_role: 'region_head' }, answers: refused })
  await userEvent.click(page.getByRole('switch', { name: 'Send them to me' }))
  await expect.element(page.getByText('Your office can add one', { exact: false })).toBeVisible()
  stage.leave()
  await open({ address, person: { active_role: 'teacher' }, answers })
  await expect.element(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
  expect(page.getByRole('switch', { name: 'Send them to me' }).elements()).toEqual([])
})
