import { expect } from '@playwright/test'
import type { Frame, Page } from '@playwright/test'
import { test } from './school.ts'
import type { DemoAccount, School } from './school.ts'

const portal = 'https://portal.rana.example'
// The other sites are answered by the test, and ours stands on this machine: a page of the internet may not reach there unasked.
test.use({ permissions: ['local-network-access'] })

type Messages = Window & { heard: unknown[] }

/** A page of another site around one of ours. It posts `credentials` when ours is ready. */
async function around(page: Page, origin: string, framed: string, credentials?: object): Promise<void> {
  const script = `heard = []
    addEventListener('message', ({ data, source }) => {
      heard.push(data)
      if (data.type === 'maktab.ready' && ${JSON.stringify(credentials ?? null)}) source.postMessage(${JSON.stringify(credentials ?? null)}, ${JSON.stringify(new URL(framed).origin)})
    })`
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><script>${script}</script><iframe src="${framed}" width="360" height="640"></iframe>`,
    }),
  )
  await page.goto(`${origin}/learn`)
}

const inside = (page: Page) => page.frameLocator('iframe[src]')
const heard = (page: Page) => page.evaluate(() => (window as unknown as Messages).heard)
const sent = ({ username, password }: DemoAccount) => ({ email: username, password })
const address = (school: School, path: string, host = 'localhost') =>
  `http://${host}:${new URL(school.address).port}${path}`

function frameOf(page: Page): Frame {
  const [, frame] = page.frames()
  if (frame === undefined) throw new Error('The page holds no frame')
  return frame
}

test('a listed page posts a learner in; the session is the frame’s, and not that of the school’s own tab', async ({
  page,
  school,
}) => {
  await around(page, portal, address(school, '/public-login?language=english'), sent(school.first('learner')))
  await expect(inside(page).getByRole('link', { name: 'Home' }).first()).toBeVisible()
  await expect(inside(page).getByRole('heading', { level: 1 })).toBeVisible()
  expect(await heard(page)).toEqual([{ type: 'maktab.ready' }])

  // Opened again, with or without storage of its own.
  await page.reload()
  await expect(inside(page).getByRole('link', { name: 'Home' }).first()).toBeVisible()

  const own = await page.context().newPage()
  await own.goto(address(school, '/learner/dashboard?language=english'))
  await expect(own.getByLabel('Email or username')).toBeVisible()
})

test('a learner types it in the frame, too', async ({ page, school }) => {
  const { username, password } = school.first('learner')
  await around(page, portal, address(school, '/public-login?language=pashto'))
  await expect(inside(page).getByRole('heading', { level: 1 })).toContainText('Rana School Network')
  await inside(page).locator('[name=username]').fill(username)
  await inside(page).locator('[name=password]').fill(password)
  await inside(page).locator('[name=password]').press('Enter')
  await expect(inside(page).getByRole('navigation').first()).toBeVisible()
})

test('a teacher is told that only learners may, and no session is left', async ({ page, school }) => {
  await around(page, portal, address(school, '/public-login?language=english'), sent(school.first('teacher')))
  await expect(inside(page).getByText('Only learners can log in here.').first()).toBeVisible()
  await expect(inside(page).getByLabel('Email or username')).toHaveValue(school.first('teacher').username)
  // Some browsers give a frame of another site no storage at all.
  const kept = await page
    .frames()
    .find((frame) => frame.url().includes('/public-login'))
    ?.evaluate(() => {
      try {
        return Object.keys(localStorage)
      } catch {
        return []
      }
    })
  expect(kept?.filter((name) => name.startsWith('maktab.session'))).toEqual([])
})

test('the way back asks the page around to close', async ({ page, school }) => {
  await around(page, portal, address(school, '/public-login?language=english'))
  await inside(page).getByRole('button', { name: 'Back' }).click()
  await expect.poll(() => heard(page)).toEqual([{ type: 'maktab.ready' }, { type: 'maktab.close' }])
})

test('where people log in to a school, the way back leaves the frame', async ({ page, school }) => {
  await around(
    page,
    'https://portal.hisab.example',
    address(school, '/public-login?language=english', 'maths.localhost'),
  )
  await inside(page).getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(address(school, '/login', 'maths.localhost'))
})

for (const [name, origin, path] of [
  ['a page that is not listed', 'https://evil.example', '/public-login'],
  ['a page that looks like a listed one', 'https://portal.rana.example.evil.example', '/public-login'],
  ['a listed page, of the login', portal, '/login'],
  ['a listed page, of the dashboard', portal, '/learner/dashboard'],
  ['a listed page, of the forgotten password', portal, '/forgot-password?isBonzo=1'],
] as const) {
  test(`no frame is shown in ${name}`, async ({ page, school }) => {
    const blocked = page.waitForEvent('requestfailed', (request) => request.url() === address(school, path))
    await around(page, origin, address(school, path))
    expect((await blocked).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE')
    await expect.poll(() => frameOf(page).url()).toContain('chrome-error')
    expect(await heard(page)).toEqual([])
  })
}

test('what another window posts is not heard', async ({ page, school }) => {
  await around(page, portal, address(school, '/public-login?language=english'))
  await expect(inside(page).getByLabel('Email or username')).toBeVisible()
  // Of a listed origin, but not the page around: a second frame beside ours.
  const posted = await page.evaluate(
    async (credentials) => {
      const other = document.createElement('iframe')
      other.srcdoc = '<p></p>'
      const loaded = new Promise((resolve) => (other.onload = resolve))
      document.body.append(other)
      await loaded
      const post = new (other.contentWindow as unknown as { Function: FunctionConstructor }).Function(
        'to',
        'what',
        'to.postMessage(what, "*")',
      ) as (to: unknown, what: unknown) => void
      post((document.querySelector('iframe') as HTMLIFrameElement).contentWindow, credentials)
      return true
    },
    sent(school.first('learner')),
  )
  expect(posted).toBe(true)
  await inside(page).locator('[name=username]').fill('nobody')
  await inside(page).locator('[name=password]').fill('nothing')
  await inside(page).locator('[name=password]').press('Enter')
  await expect(inside(page).getByText('Invalid username or password.')).toBeVisible()
})
