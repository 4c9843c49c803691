/** A tenant whose learning calls are answered by a second server: in the demonstration, a process on another port. */
import { expect } from '@playwright/test'
import { test } from './school.ts'

test('lessons, work and figures come from the learning server, everything else from the own one', async ({
  page,
  school,
}) => {
  const { port } = new URL(school.address)
  const home = `http://skills21.localhost:${port}`
  await page.goto(`${home}/demo`)
  const accounts = await page.evaluate(
    async () =>
      (
        (await (await fetch('/demo/accounts.json')).json()) as {
          accounts: { username: string; password: string; role: string }[]
        }
      ).accounts,
  )
  const learner = accounts.find(({ role }) => role === 'learner')
  if (learner === undefined) throw new Error('The demonstration has no learner at the tenant with a learning server')

  const asked: { path: string; isHome: boolean }[] = []
  const blocked: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && request.method() === 'POST')
      asked.push({ path: pathname.slice(5), isHome: origin === home })
  })
  page.on('console', (message) => {
    if (message.type() === 'error') blocked.push(message.text())
  })
  await page.goto(`${home}/login?language=english`)
  await page.locator('[name=username]').fill(learner.username)
  await page.locator('[name=password]').fill(learner.password)
  await page.locator('[name=password]').press('Enter')
  await page.waitForURL('**/learner/dashboard')
  await expect.poll(() => asked.some(({ path, isHome }) => path === 'learner/stats/global' && !isHome)).toBe(true)
  // The device's store pulls from there as well, out of its worker.
  await expect
    .poll(() => asked.some(({ path, isHome }) => path.startsWith('offline/') && !isHome), { timeout: 30_000 })
    .toBe(true)
  expect(asked.find(({ path }) => path === 'login')).toMatchObject({ isHome: true })
  expect(
    asked.filter(
      ({ path, isHome }) => isHome && /^(offline|lesson|learner\/(course|stats|tracking|module))/.test(path),
    ),
  ).toEqual([])
  expect(blocked).toEqual([])
})
