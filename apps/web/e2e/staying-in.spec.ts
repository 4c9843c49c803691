/** Staying in: tabs that renew the session at one moment, and a clock that is wrong, in a real browser on a real server. */
import { expect } from '@playwright/test'
import type { BrowserContext } from '@playwright/test'
import { signIn, test } from './school.ts'

test.use({ serviceWorkers: 'allow' })

/** Counts the renewals that leave any tab. */
function countRenewals(context: BrowserContext): () => number {
  let renewals = 0
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/token/refresh') renewals += 1
  })
  return () => renewals
}

for (const [place, hasLocks] of [
  ['with the browser’s locks', true],
  ['where it has none, as on plain http', false],
] as const) {
  test(`five tabs whose session is due stay in and do not each renew it: ${place}`, async ({
    school,
    context,
    page,
  }) => {
    if (!hasLocks)
      await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }))
    await signIn(page, school, school.first('principal'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const renewals = countRenewals(context)
    const before = await page.evaluate(() => {
      const name = `maktab.session.${location.host}`
      const session = JSON.parse(localStorage.getItem(name) ?? '{}') as { auth_token: string; storage_time: number }
      localStorage.setItem(name, JSON.stringify({ ...session, storage_time: Date.now() - 19 * 60_000 }))
      return session.auth_token
    })
    const tabs = await Promise.all(Array.from({ length: 5 }, () => context.newPage()))
    await Promise.all(tabs.map((tab) => tab.goto(`${school.address}/account`)))
    for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    const tokenOf = () =>
      page.evaluate(
        () =>
          (JSON.parse(localStorage.getItem(`maktab.session.${location.host}`) ?? '{}') as { auth_token?: string })
            .auth_token,
      )
    await expect.poll(tokenOf).not.toBe(before)
    // Whoever was still waiting for its turn has had it.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('maktab.lease'))).toBeNull()
    // Storage tells one tab of another's writing with delay: on a busy device two renew at one moment, which ends no session.
    expect(renewals()).toBeLessThan(tabs.length)
    for (const tab of [page, ...tabs]) {
      await tab.reload()
      await expect(tab).toHaveURL(/\/account$|\/dashboard$/)
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
}

test('a device that is a day ahead is told so, in Pashto, and goes on reading', async ({ school, context, page }) => {
  await context.addInitScript(() => {
    const ahead = 24 * 60 * 60_000
    const Real = Date
    class Ahead extends Real {
      constructor(...given: [] | [number]) {
        if (given.length === 0) super(Real.now() + ahead)
        else super(...given)
      }
      static override now() {
        return Real.now() + ahead
      }
    }
    globalThis.Date = Ahead as DateConstructor
  })
  await signIn(page, school, school.first('learner'), 'pashto')
  const popup = page.getByRole('alertdialog')
  await expect(popup).toBeVisible()
  const first = await popup.getByRole('paragraph').textContent()
  await popup.getByRole('button').last().click()
  await expect.poll(() => popup.getByRole('paragraph').textContent()).not.toBe(first)
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
