import { page, userEvent } from 'vitest/browser'
import type { PageConfiguration } from '@maktab/contracts/tenants/configuration'

export const consumers: Partial<PageConfiguration> = {
  id: 4,
  is_b2c_enabled: true,
  is_google_login_allowed: true,
  external_providers: [
    { login_type: 1, name: 'Maktab ID' },
    { login_type: 4, name: 'Maktab ID in the app' },
  ],
}
export const done = { ok: true as const, value: {} }
export const refused = (refusal: string) => ({ ok: false as const, refusal }) as never
export const session = {
  user_id: 900,
  username: 'n@example.com',
  full_name: '',
  email: 'n@example.com',
  active_role: 'learner',
  roles: ['learner'],
  institution_id: 30,
  institution_name: 'Senf',
  time_zone: 'Asia/Kabul',
  current_language: 'en',
  sub_end_date: null,
  is_subscribed: false,
  profile_completion_step: 1,
  migration_type: -1,
  migration_json: null,
  auth_token: 'x',
  refresh_token: 'y',
  token_exp: 4_000_000_000,
}

export const email = () => page.getByRole('textbox', { name: 'Email' })
export const send = () => page.getByRole('button', { name: 'Send the link' })

export async function choosePassword(password: string, confirmation = password) {
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), password)
  await userEvent.fill(page.getByLabelText('Confirm password'), confirmation)
  await userEvent.click(page.getByRole('button', { name: 'Create the account' }))
}
