import { expect } from '@playwright/test'
import { findBarriers } from './barriers.ts'
import { signIn, test } from './school.ts'

test.use({ serviceWorkers: 'allow' })

test('what is missing is said at its field, and a wrong password in words', async ({ page, school }) => {
  await page.goto(`${school.address}/login?language=english`)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Type your email or username.')).toBeVisible()
  await expect(page.getByText('Type your password.')).toBeVisible()
  await expect(page.getByLabel('Email or username')).toBeFocused()

  await page.getByLabel('Email or username').fill(school.first('learner').username)
  await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(0)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.keyboard.press('Tab')
  await page.getByLabel('Password', { exact: true }).press('NumpadEnter')
  await expect(page.getByText('Invalid username or password.')).toBeVisible()
})

for (const [role, landing] of [
  ['learner', '/learner/dashboard'],
  ['teacher', '/teacher/dashboard'],
  ['principal', '/principal/dashboard'],
  ['campus_admin', '/campus-admin/classes'],
] as const) {
  test(`${role}: lands on ${landing}, stays after a reload, signs out`, async ({ page, school }) => {
    const account = school.first(role)
    await signIn(page, school, account)
    await expect(page).toHaveURL(`${school.address}${landing}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await page.getByRole('link', { name: 'Account' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: account.full_name })).toBeVisible()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(`${school.address}/login`)
    await page.goto(`${school.address}${landing}`)
    await expect(page).toHaveURL(`${school.address}/login?from=${encodeURIComponent(landing)}`)
  })
}

test('who came to a place goes on to it, and a screen of another role stays shut', async ({ page, school }) => {
  await page.goto(`${school.address}/teacher/classes?language=english`)
  await expect(page.getByLabel('Email or username')).toBeVisible()
  const account = school.first('teacher')
  await page.getByLabel('Email or username').fill(account.username)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/teacher\/classes/)
  await expect(page.getByRole('heading', { level: 1, name: 'My classes' })).toBeVisible()
  await page.goto(`${school.address}/principal/dashboard`)
  await expect(page.getByText('You do not have access to this')).toBeVisible()
})

test('on a small phone the button of login stays in sight with a mistake to tell, also under the people of the device', async ({
  page,
  school,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const name = page.locator('[name=username]')
  const password = page.locator('[name=password]')
  async function seeButtonAfterMistake(language: string) {
    await password.fill('not the password')
    await password.press('Enter')
    await expect(page.locator('form').getByRole('alert')).not.toBeEmpty()
    await expect(page.locator('form button[type=submit]'), language).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
  for (const language of ['english', 'pashto', 'dari', 'urdu']) {
    await page.goto(`${school.address}/login?language=${language}`)
    await name.fill(school.first('teacher').username)
    await seeButtonAfterMistake(language)
  }

  await signIn(page, school, school.first('learner'))
  // The device knows the person a moment after they came in.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((kept) => kept.startsWith('maktab.people.'))))
    .toBe(true)
  await page.goto(`${school.address}/account`)
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(`${school.address}/login`)
  for (const language of ['english', 'pashto', 'dari', 'urdu']) {
    await page.goto(`${school.address}/login?language=${language}`)
    await page.getByRole('button', { name: school.first('learner').full_name }).click()
    await seeButtonAfterMistake(language)
  }
})

test('the demonstration page signs in with one tap', async ({ page, school }) => {
  await page.goto(`${school.address}/demo?language=english`)
  const account = page.getByRole('listitem').filter({ hasText: school.first('principal').username })
  await account.getByRole('button').click()
  await expect(page).toHaveURL(`${school.address}/principal/dashboard`)
})

test('the language changes without a reload, and the whole page with it', async ({ page, school }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${school.address}/login?language=english`)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByLabel('Choose a language').selectOption('pu')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ps-AF')
  await expect(page.getByRole('button', { name: 'ننوتل' })).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const response = await page.goto(`${school.address}/login`)
  // Right in the page that the server sends, before any script runs.
  expect(await response?.text()).toContain('dir="rtl"')
})

for (const language of ['english', 'pashto']) {
  test(`the way in has no barrier that axe finds, in ${language}`, async ({ page, school }) => {
    await page.goto(`${school.address}/login?language=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
  })
}

test('a session that the school ended is told, and leads back after signing in again', async ({ page, school }) => {
  const account = school.first('principal')
  await signIn(page, school, account)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Tokens that no server gave: what a school that was restored from a backup sees.
  await page.evaluate(() => {
    const name = `maktab.session.${location.host}`
    const kept = JSON.parse(localStorage.getItem(name) ?? '{}') as object
    localStorage.setItem(name, JSON.stringify({ ...kept, auth_token: 'forged', refresh_token: 'forged' }))
  })
  await page.reload()
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await page.getByLabel('Email or username').fill(account.username)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/principal\/dashboard/)
})
