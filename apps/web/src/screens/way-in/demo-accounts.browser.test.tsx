import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { DemoAccountsScreen } from './demo-accounts.tsx'

let stage: Stage
const account = (username: string, full_name: string) => ({
  username,
  password: 'salaam',
  full_name,
  role: 'teacher',
  institution_name: 'مکتب رنا',
})
const list = {
  accounts: [account('teacher.here', 'Hamida')],
  elsewhere: [{ host: 'senf.localhost', name: 'Senf', accounts: [account('teacher.there', 'Rahela')] }],
}

beforeEach(async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(list))
  stage = await setStage()
  stage.show(<DemoAccountsScreen />)
})
afterEach(() => {
  stage.leave()
  vi.restoreAllMocks()
})

test('those of this host are one tap from signed in; those of others are read, and their host is one tap away', async () => {
  await expect.element(page.getByText('teacher.here / salaam')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Log in as Hamida' })).toBeVisible()
  await expect.element(page.getByText('teacher.there / salaam')).not.toBeVisible()

  await page.getByText('Senf', { exact: true }).click()
  await expect.element(page.getByText('teacher.there / salaam')).toBeVisible()
  expect(page.getByRole('button', { name: 'Log in as Rahela' }).elements()).toEqual([])
  const { hostname, port, pathname } = new URL(
    (page.getByRole('link', { name: 'senf.localhost' }).element() as HTMLAnchorElement).href,
  )
  expect([hostname, port, pathname]).toEqual(['senf.localhost', location.port, '/demo'])
})
