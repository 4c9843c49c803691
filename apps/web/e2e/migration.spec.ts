import { expect } from '@playwright/test'
import type { Page, Request } from '@playwright/test'
import { ask, askOrNull } from './ask.ts'
import { emptyBrowserCache, signIn, test } from './school.ts'
import type { DemoAccount, School } from './school.ts'

test.use({ serviceWorkers: 'allow' })

function accountOf(school: School, username: string): DemoAccount {
  const account = school.accounts.find((one) => one.username === username)
  if (account === undefined) throw new Error(`The demonstration has no ${username}`)
  return account
}

/** By the form alone: who moves stays before the dashboard for a while. */
async function logIn(
  page: Page,
  { address }: School,
  { username, password }: DemoAccount,
  language = 'english',
): Promise<void> {
  await page.goto(`${address}/login?language=${language}`)
  await page.locator('[name=username]').fill(username)
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=password]').press('Enter')
}

test('a learner moves to another campus: what waits on the device goes to the old one first, and after five seconds they are in the new one', async ({
  context,
  school,
}) => {
  let page = await context.newPage()
  const learner = accountOf(school, 'kandahar.6c.02')
  const sent: string[] = []
  const note = (request: Request) => {
    const [, path] = request.url().split('/api/')
    if (path === 'offline/syncup' || path === 'learner/classes/migration') sent.push(path)
  }

  // The move cannot be made yet: the learner goes on where they are.
  await page.route('**/api/learner/classes/migration', (route) => route.abort())
  await logIn(page, school, learner)
  await expect(page.getByRole('dialog', { name: 'You are moving to another campus' })).toBeVisible()
  await expect(page.getByText('Rana School, Bagh Campus')).toBeVisible()
  await page.getByRole('button', { name: 'Go on without moving yet' }).click()
  await page.waitForURL('**/learner/dashboard')
  await expect(page.getByRole('banner').getByText('Anar Campus', { exact: false })).toBeVisible()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

  // Something is done without a network: it waits on the device.
  await page.goto(`${school.address}/account?part=settings`)
  await expect(page.getByRole('button', { name: 'Sync now' })).toBeVisible()
  await context.setOffline(true)
  await emptyBrowserCache(page)
  await page.locator('#content').getByRole('combobox', { name: 'Choose a language' }).selectOption('pu')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ps-AF')
  await expect(page.locator('#content').getByText(/د لېږلو په تمه|لېږلو ته په تمه/)).toBeVisible()
  // A tab that is opened anew asks again; it sends first.
  await page.close()
  await context.setOffline(false)
  page = await context.newPage()
  page.on('request', note)
  await page.goto(`${school.address}/learner/dashboard`)

  await expect(page.getByRole('dialog', { name: 'تاسو بل کمپس ته لېږدول کېږئ' })).toBeVisible()
  await expect(page.getByText('وشو.', { exact: false })).toBeVisible()
  await page.waitForURL('**/learner/dashboard')
  await expect(page.getByRole('banner').getByText('رڼا ښوونځی، باغ کمپس')).toBeVisible()
  expect(sent.at(-1)).toBe('learner/classes/migration')
  expect(sent).toContain('offline/syncup')

  // The classes are those of the new section, also on another device, where nobody is asked any more.
  await page.goto(`${school.address}/learner/classes`)
  await expect(page.locator('#content').getByRole('listitem')).toHaveCount(2)
})

/** A learner of 6 B with an open assignment that nothing was handed in for. */
async function learnerWithWork(
  school: School,
): Promise<{ readonly learner: DemoAccount; readonly assignment_id: string }> {
  for (let number = 20; number < 40; number += 1) {
    const learner = { ...school.first('learner'), username: `kandahar.6b.${number}` }
    const { list } = await ask<{ list: { assignment_id: string; assignment_status: number }[] }>(
      school,
      learner,
      'learner/assignments',
      {},
    )
    const open = list.find(({ assignment_status }) => assignment_status === 0)
    if (open !== undefined) return { learner, assignment_id: open.assignment_id }
  }
  throw new Error('The demonstration has no learner with something to do')
}

interface HandedIn {
  readonly list: readonly {
    readonly user_id: number
    readonly submissions: readonly {
      readonly text: string
      readonly attachments: readonly { readonly name: string }[]
    }[]
  }[]
}

/** What the teachers of a campus have of one learner's work. */
async function workAtSchool(
  school: School,
  campus: string,
  assignment_id: string,
  learner_id: number,
): Promise<readonly string[]> {
  for (const teacher of school.accounts.filter(
    ({ role, institution_name }) => role === 'teacher' && institution_name === campus,
  )) {
    const found = await askOrNull<HandedIn>(school, teacher, 'teacher/assignment/users', { assignment_id })
    const work = found?.list.find(({ user_id }) => user_id === learner_id)
    if (work !== undefined)
      return work.submissions.flatMap(({ text, attachments }) => [text, ...attachments.map(({ name }) => name)])
  }
  return []
}

test('work that waits on a second device when its learner moves arrives at the campus that they left', async ({
  context,
  school,
}) => {
  const { learner, assignment_id } = await learnerWithWork(school)
  const campus = school.first('learner').institution_name
  const { user_id } = await ask<{ user_id: number }>(school, learner, 'user/profile', {})
  const { school_id: to_institution } = await ask<{ school_id: number }>(
    school,
    { ...learner, username: 'herat.6a.01' },
    'user/profile',
    {},
  )

  // The second device: work is done without a network, and waits.
  const page = await context.newPage()
  await signIn(page, school, learner)
  await page.goto(`${school.address}/learner/assignments/detail?assignment_id=${assignment_id}`)
  await page.getByRole('button', { name: 'Download for offline' }).click()
  await expect(page.getByText('Ready without internet')).toBeVisible({ timeout: 60_000 })
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await context.setOffline(true)
  await emptyBrowserCache(page)
  await page.getByLabel(/Your answer/).fill('Done before I moved')
  await page.locator('input[type=file][capture]').setInputFiles(photo)
  await expect(page.getByText('IMG_0001.jpg')).toBeVisible()
  await page.getByRole('button', { name: 'Hand in', exact: true }).click()
  await expect(page.getByText('Kept on this device. It is sent by itself when there is internet.')).toBeVisible()

  // Meanwhile they move on the first.
  const groups = { grade: '6', from_section: 'B', to_section: 'A', to_institution }
  await ask(school, school.first('school_admin'), 'admin/user/migration/setmany', { user_ids: [user_id], ...groups })
  await ask(school, learner, 'learner/classes/migration', groups)

  // The old session is over; by the same name and password they are who they are now.
  await context.setOffline(false)
  await page.goto(`${school.address}/learner/dashboard`)
  await page.waitForURL('**/login**')
  await page.locator('[name=username]').fill(learner.username)
  await page.locator('[name=password]').fill(learner.password)
  await page.locator('[name=password]').press('Enter')
  await page.waitForURL('**/learner/dashboard')
  await expect(page.getByRole('banner').getByText('Bagh Campus', { exact: false })).toBeVisible()
  await expect
    .poll(() => workAtSchool(school, campus, assignment_id, user_id), { timeout: 60_000 })
    .toEqual(['Done before I moved', 'IMG_0001.jpg'])
  // Nothing of who they were is left on the device.
  const stores = () =>
    page.evaluate(async () => {
      const names: string[] = []
      for await (const name of (await (await navigator.storage.getDirectory()).getDirectoryHandle('maktab')).keys())
        names.push(name)
      return names
    })
  await expect.poll(stores).toHaveLength(1)
})

test('a teacher’s classes change, in Pashto, from the right to the left', async ({ page, school }) => {
  const teacher = accountOf(school, 'teacher.kandahar.2')
  await logIn(page, school, teacher, 'pashto')
  await expect(page.getByRole('dialog', { name: 'ستاسو ټولګي بدلېږي' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.waitForURL('**/teacher/dashboard')
  await page.goto(`${school.address}/teacher/classes`)
  await expect(page.getByText('۵ C', { exact: false })).toBeVisible()
  await expect(page.getByText('۸ A', { exact: false })).toBeVisible()
  await expect(page.getByText('۵ B', { exact: false })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('۵ C', { exact: false })).toBeVisible()
})

test('a move that fails says so; the learner goes on at the previous campus, or leaves', async ({ page, school }) => {
  await page.route('**/api/login', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: object }
    const place = {
      grade: '6',
      from_section: 'A',
      to_section: 'B',
      from_institution: 1,
      from_institution_name: 'Here',
      to_institution: 2,
      to_institution_name: 'There',
      classes: [],
    }
    await route.fulfill({
      response,
      json: { ...answer, data: { ...answer.data, migration_type: 1, migration_json: place } },
    })
  })
  await logIn(page, school, accountOf(school, 'kandahar.6b.01'))
  await expect(page.getByRole('heading', { name: 'The move failed' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue to the previous campus' }).click()
  await page.waitForURL('**/learner/dashboard')
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await logIn(page, school, accountOf(school, 'kandahar.6b.01'))
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('[name=username]')).toBeVisible()
})

/** A picture of 1 × 1, as a phone's camera would hand it over. */
const photo = {
  name: 'IMG_0001.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}
