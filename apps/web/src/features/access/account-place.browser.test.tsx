import type { AnyAnswer } from '@maktab/client/call'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { useLocation } from '#page/router.tsx'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { noteWaiting } from '#sessions/waiting-notes.ts'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { AccountPlace } from './account-place.tsx'
import { RolesCard } from './roles-card.tsx'

let stage: Stage
afterEach(() => {
  stage.leave()
  localStorage.clear()
})

const both = { active_role: 'teacher', roles: ['teacher', 'principal'] } as const
const switched: AnyAnswer = {
  ok: true,
  value: {
    active_role: 'principal',
    roles: ['teacher', 'principal'],
    auth_token: 'of the principal',
    refresh_token: 'next',
    token_exp: 5_000_000_000,
  },
}

function Where() {
  return <output data-where="">{useLocation().pathname}</output>
}
async function open({ answer = switched, language = 'en' }: { answer?: AnyAnswer; language?: 'en' | 'da' } = {}) {
  stage = await setStage({
    language,
    address: '/teacher/classes',
    person: { ...both, roles: [...both.roles] },
    answers: { switchRole: () => answer },
  })
  stage.show(
    <ToastProvider>
      <Where />
      <AccountPlace />
      <RolesCard />
    </ToastProvider>,
  )
}
const where = () => document.querySelector('[data-where]')?.textContent

test('who has one role gets a link to the account and nothing about roles', async () => {
  stage = await setStage()
  stage.show(
    <ToastProvider>
      <AccountPlace />
      <RolesCard />
    </ToastProvider>,
  )
  await expect.element(page.getByRole('link', { name: 'Account: Zarghuna Stanekzai' })).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})
test.each([
  ['en', 'Principal', 'Role switched successfully'],
  ['da', 'مدیر مکتب', 'نقش موفقانه تبدیل شد'],
] as const)(
  'by the keys of the menu into another role: its tokens, its first screen, in %s',
  async (language, principal, sentence) => {
    await open({ language })
    const corner = page.getByRole('button', { name: /Zarghuna Stanekzai/ })
    await expect.element(corner).toBeVisible()
    corner.element().focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(page.getByRole('menuitemradio', { name: principal })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(sentence)).toBeVisible()
    expect(stage.performed).toMatchObject([{ name: 'switchRole', input: { role: 'principal' } }])
    expect(stage.person()).toMatchObject({
      user_id: 7,
      active_role: 'principal',
      auth_token: 'of the principal',
      refresh_token: 'next',
      full_name: 'Zarghuna Stanekzai',
    })
    await expect.poll(where).toBe('/')
  },
)
test('the role at hand is marked and leads nowhere', async () => {
  await open()
  await userEvent.click(page.getByRole('button', { name: /Zarghuna Stanekzai/ }))
  await expect.element(page.getByRole('menuitemradio', { name: 'Teacher' })).toHaveAttribute('aria-checked', 'true')
  await userEvent.click(page.getByRole('menuitemradio', { name: 'Teacher' }))
  expect(stage.performed).toEqual([])
})
test('a role that was taken away is refused; who they are stays', async () => {
  await open({ answer: { ok: false, refusal: 'not_allowed' } })
  await userEvent.click(page.getByRole('button', { name: 'Switch role: Principal' }))
  await expect.element(page.getByText('You are not allowed to do this.')).toBeVisible()
  expect([stage.person()?.active_role, where()]).toEqual(['teacher', '/teacher/classes'])
})
test('work that waits in another role is told beside it', async () => {
  noteWaiting({ tenant_id: 1, institution_id: 1, user_id: 7, role: 'principal' }, 2)
  noteWaiting({ tenant_id: 1, institution_id: 1, user_id: 7, role: 'teacher' }, 5)
  await open()
  await expect
    .element(page.getByText('2 pieces of work wait on this device. They are sent when you are back in this role.'))
    .toBeVisible()
  expect(page.getByText(/pieces of work wait/).elements()).toHaveLength(1)
})
