/** A super admin works in somebody's place: the code in the address, the session of one tab, its end. */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { ask } from './ask.ts'
import { signIn, test } from './school.ts'
import type { School } from './school.ts'

interface Code {
  readonly jwt: string
  readonly path: string
}

/** A code for the first school's principal, made past the browser. */
async function makeCode(school: School): Promise<Code> {
  const superAdmin = school.first('super_admin')
  const { list } = await ask<{ list: { institution_id: number; name: string }[] }>(
    school,
    superAdmin,
    'superadmin/institutions',
    {},
  )
  const institution_id = list.find(({ name }) => name.includes('Anar'))?.institution_id
  return ask<Code>(school, superAdmin, 'superadmin/jwt/principal', { institution_id })
}

const banner = (page: Page) =>
  page.getByRole('complementary').filter({ has: page.getByRole('button', { name: /^End the work/ }) })
const stored = (page: Page, where: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => JSON.stringify({ ...window[name] }), where)

test('from the list of schools into the principal’s place, and back', async ({ page, context, school }) => {
  await signIn(page, school, school.first('super_admin'))
  await expect(page).toHaveURL(`${school.address}/super-admin/schools`)
  await page.getByLabel('Find a school').fill('anar')
  await expect(page.getByRole('button', { name: /^Work as Principal at / })).toHaveCount(1)
  await page.getByRole('button', { name: /^Work as Principal at .*Anar/ }).click()
  await expect(page).toHaveURL(`${school.address}/principal/dashboard`)
  await expect(banner(page)).toContainText(/You are working as Principal of .*Anar.*in the place of/)
  await page.reload()
  await expect(banner(page)).toBeVisible()
  expect(await stored(page, 'sessionStorage')).toContain('principal.kandahar')
  expect(await stored(page, 'localStorage')).not.toContain('principal.kandahar')

  // Another tab is nobody but the super admin.
  const other = await context.newPage()
  await other.goto(`${school.address}/`)
  await expect(other).toHaveURL(`${school.address}/super-admin/schools`)
  await expect(banner(other)).toHaveCount(0)

  const kept = JSON.parse(
    Object.values(JSON.parse(await stored(page, 'sessionStorage')) as Record<string, string>).find((text) =>
      text.includes('auth_token'),
    )!,
  ) as { auth_token: string }
  await banner(page).getByRole('button').click()
  await expect(page).toHaveURL(`${school.address}/super-admin/schools`)
  await expect(banner(page)).toHaveCount(0)
  expect(await stored(page, 'sessionStorage')).not.toContain('auth_token')
  const late = await page.request.post(`${school.address}/api/user/profile`, {
    data: {},
    headers: { authorization: `Bearer ${kept.auth_token}` },
  })
  expect(late.status()).toBe(401)
})

test('the code leaves the address at once and goes nowhere; used twice it says so plainly', async ({
  browser,
  school,
}) => {
  const { jwt, path } = await makeCode(school)
  const context = await browser.newContext()
  const page = await context.newPage()
  const carried: string[] = []
  page.on('request', (request) => {
    const isTheAddress = request.isNavigationRequest() && request.url() === school.address + path
    const said = `${request.url()} ${request.headers()['referer'] ?? ''}`
    if (!isTheAddress && said.includes(jwt)) carried.push(said)
  })
  await page.goto(`${school.address}${path}&language=english`)
  await expect(page).toHaveURL(`${school.address}/principal/dashboard`)
  await expect(banner(page)).toBeVisible()
  expect(carried.filter((said) => !said.startsWith(`${school.address}${path}&language=english`))).toEqual([])
  expect(await stored(page, 'localStorage')).not.toContain(jwt)
  expect(await stored(page, 'sessionStorage')).not.toContain(jwt)
  await page.goBack().catch(() => null)
  expect(page.url()).not.toContain(jwt)
  await context.close()

  const second = await browser.newContext()
  const again = await second.newPage()
  await again.goto(`${school.address}${path}&language=english`)
  await expect(again.getByRole('heading', { level: 1, name: 'This code is no longer good' })).toBeVisible()
  expect(again.url()).not.toContain(jwt)
  expect(await stored(again, 'sessionStorage')).not.toContain('auth_token')
  await again.getByRole('link', { name: 'Back to your own account' }).click()
  await expect(again.locator('[name=username]')).toBeVisible()
  await second.close()
})

test('a code is worth nothing at another tenant, nor in another area', async ({ page, school }) => {
  const { jwt, path } = await makeCode(school)
  const abroad = school.address.replace('localhost', 'senf.localhost')
  await page.goto(`${abroad}${path}&language=dari`)
  await expect(page.getByRole('heading', { level: 1, name: 'این کود دیگر پذیرفته نمی‌شود' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.goto(`${school.address}/teacher?jwt=${jwt}&language=english`)
  await expect(page.locator('[name=username]')).toBeVisible()
  // Neither took it out of use.
  await page.goto(`${school.address}${path}`)
  await expect(banner(page)).toBeVisible()
})

test('is over by itself after its hour, with a way back', async ({ page, school }) => {
  const { path } = await makeCode(school)
  await page.clock.install()
  await page.goto(`${school.address}${path}&language=pashto`)
  const end = page.getByRole('button', { name: /پر ځای کار پای ته ورسوئ/ })
  await expect(end).toBeVisible()
  await page.clock.fastForward('01:01:00')
  await expect(page.getByRole('heading', { level: 1, name: 'د دې ځای وخت مو پای ته ورسېد' })).toBeVisible()
  expect(await stored(page, 'sessionStorage')).not.toContain('auth_token')
})

test('what belongs to the person stays closed, and says why', async ({ page, school }) => {
  const { path } = await makeCode(school)
  await page.goto(`${school.address}${path}&language=english`)
  await expect(banner(page)).toBeVisible()
  const kept = JSON.parse(
    Object.values(JSON.parse(await stored(page, 'sessionStorage')) as Record<string, string>).find((text) =>
      text.includes('auth_token'),
    )!,
  ) as { auth_token: string }
  const answer = await page.request.post(`${school.address}/api/user/sessions`, {
    data: {},
    headers: { authorization: `Bearer ${kept.auth_token}`, language: 'en' },
  })
  expect(await answer.json()).toMatchObject({
    error_code: -406,
    error_message: 'This belongs to the person themselves and stays closed while you work in their place.',
  })
  await page.goto(`${school.address}/account`)
  await page.getByRole('button', { name: 'Edit profile' }).click()
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByRole('main').getByText('This belongs to the person themselves')).toBeVisible()
})
