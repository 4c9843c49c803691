/** Every address of the specification, for nobody and for each role: the right screen, the right way on, never a blank page. */
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { roles, type Role } from '@maktab/contracts/roles'
import { catalogue as english } from '../../../packages/i18n/src/en/catalogue.ts'
import { readScreens, textOfRoutes } from '../../../tools/check-budgets.ts'
import { prefixOf } from '../../../tools/generate-messages.ts'
import { addresses, type Address } from '../src/page/addresses.ts'
import { comeIn, test } from './school.ts'

/** As its address is without the id that may follow. */
const bare = (path: string) => path.replace('/:id?', '')
const written = readScreens(textOfRoutes(fileURLToPath(new URL('..', import.meta.url)))).map((screen) => ({
  ...screen,
  path: bare(screen.path),
}))
const built = new Set(written.map(({ path }) => path))

const sentences = new Map(
  Object.entries(english).flatMap(([file, messages]) =>
    Object.entries(messages).map(([key, sentence]) => [`${prefixOf(file)}.${key}`, sentence]),
  ),
)

/** What the tab of the browser says at each screen. */
const titles = new Map(
  written.map(({ path, title }) => {
    const sentence = sentences.get(title)
    if (sentence === undefined) throw new Error(`${path} has the title ${title}, which no message file holds`)
    return [path, sentence]
  }),
)
const all = Object.entries(addresses).map(([path, address]): [string, Address] => [bare(path), address])

/** Where each role lands at the first school, by the specification; without a screen there, on the account. */
const landings: Readonly<Record<Role, string>> = {
  learner: '/learner/dashboard',
  teacher: '/teacher/dashboard',
  campus_admin: '/campus-admin/classes',
  school_admin: '/school-admin/campuses',
  admin: '/admin/campuses',
  principal: '/principal/dashboard',
  network_head: '/networkhead/dashboard',
  region_head: '/regionhead/dashboard',
  super_admin: '/super-admin/schools',
  content_team: '/content/courses',
}
const landing = (role: Role) => (built.has(landings[role]) ? landings[role] : '/account')

/** What the first school's tenant does not have. */
const absent: readonly Address['needs'][] = ['Quran signup', 'information pages', 'plans', 'payments', 'Quran payments']

/** Their screens lead on at once whoever has said everything about themselves. */
const forNewcomers = ['/signup/info']

/** Links name what they are about; where they name nothing, these lead to where it is chosen. */
const leadOn: Readonly<Record<string, string>> = {
  '/learner/class/dashboard': '/learner/classes',
  '/learner/class/dashboard/library': '/learner/classes',
  '/teacher/class/dashboard': '/teacher/classes',
  // Beside the list of assignments where there are any.
  '/learner/schedule': '/learner/assignments?view=calendar',
  '/teacher/schedule': '/teacher/assignments?view=calendar',
  // Without what they are about, to where it is chosen.
  '/teacher/clickerassignment': '/teacher/selectquestions',
  '/learner/result/summary': '/learner/performance',
  // A link of a mail brings a code; without one there is nothing to end but in the settings.
  '/learner/unsubscribe': '/account?part=settings',
  '/teacher/unsubscribe': '/account?part=settings',
}

/** A link of an event leads to the screen of whose role has events. */
const leadsOn = (path: string, role: Role): string | undefined => {
  if (path !== '/event/details') return leadOn[path]
  return role === 'learner' || role === 'teacher' ? `/${role}/event/details` : landing(role)
}

/** Outside the frame; they stand for whoever is signed in, too. */
const wholePages = [
  '/forgot-password',
  '/privacy-policy',
  '/public-login',
  '/refresh',
  '/releases',
  '/unsubscribe',
  '/verify',
  '/androidapp',
]

function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  return faults
}

/** Goes on inside the page, as a link does. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

interface Place {
  readonly address: string
  readonly title: string
  readonly hasHeading: boolean
  readonly isRefused: boolean
  readonly hasLogin: boolean
}

/** Where the page is and what stands there, asked in one go: hundreds of addresses are looked at. */
function whereTo(page: Page): Promise<Place> {
  return page.evaluate(() => {
    const isSeen = (element: Element | null) => element !== null && element.getClientRects().length > 0
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')]
    return {
      address: location.pathname + location.search,
      title: document.title,
      hasHeading: headings.some(isSeen),
      isRefused: headings.some((one) => one.textContent === 'You do not have access to this'),
      hasLogin: isSeen(document.querySelector('[name=username]')),
    }
  })
}

/** Milliseconds between two looks. */
const intervals = [20, 50, 100, 250]

const heading = (page: Page) => page.locator('main').getByRole('heading').first()

test(
  'nobody gets to log in from every address that is not for everybody, and goes on from there',
  { tag: '@whole' },
  async ({ page, school }) => {
    const faults = watchFaults(page)
    for (const [path] of all.filter(([path]) => !wholePages.includes(path))) {
      await page.goto(`${school.address}${path}`)
      const from = path === '/' || path === '/login' ? '' : `?from=${encodeURIComponent(path)}`
      await expect
        .poll(() => whereTo(page), { message: path, intervals, timeout: 30_000 })
        .toMatchObject({ address: `/login${from}`, hasLogin: true })
    }
    expect(faults).toEqual([])
  },
)

for (const role of roles) {
  test(`${role}: every address leads where the specification says`, { tag: '@whole' }, async ({ page, school }) => {
    const faults = watchFaults(page)
    await comeIn(page, school, school.first(role))
    await expect(page).toHaveURL(`${school.address}${landing(role)}`)
    await expect(heading(page)).toBeVisible()
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    for (const [path, { who, needs }] of all.filter(([path]) => !wholePages.includes(path))) {
      await go(page, path)
      const isTheirs = who === 'signed-in' || (who !== 'anyone' && who.includes(role))
      const entry = needs === undefined ? path : absent.includes(needs) ? undefined : path
      const isRefused = who !== 'anyone' && !isTheirs
      const expected = isRefused
        ? path
        : isTheirs && entry !== undefined && built.has(path) && !forNewcomers.includes(path)
          ? (leadsOn(path, role) ?? path)
          : landing(role)
      const [screen = ''] = expected.split('?')
      const title = expect.stringMatching(
        isRefused ? /^You do not have access/ : new RegExp(`^${titles.get(screen)} · `),
      ) as unknown as string
      await expect
        .poll(() => whereTo(page), { message: path, intervals, timeout: 30_000 })
        .toMatchObject({ address: expected, title, isRefused, hasHeading: true })
    }
    await go(page, '/no/such/place')
    await expect(page).toHaveURL(`${school.address}${landing(role)}`)
    expect(await page.evaluate(() => 'isSamePage' in window), 'no address loaded the page anew').toBe(true)
    expect(faults).toEqual([])
  })
}

test('a tenant without assignments has no address of them', async ({ page, school }) => {
  const address = school.address.replace('localhost', 'senf.localhost')
  await page.goto(`${address}/demo`)
  await page.getByRole('listitem').filter({ hasText: 'teacher.' }).first().getByRole('button').click()
  await expect(page).toHaveURL(`${address}/teacher/classes`)
  for (const path of ['/teacher/assignments', '/teacher/assignments/create', '/teacher/nowhere']) {
    await go(page, path)
    await expect(page, path).toHaveURL(`${address}/teacher/classes`)
  }
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Assignments' }),
  ).toHaveCount(0)
  // A consumer may look at plans; this tenant sells none, and says so.
  await go(page, '/premium')
  await expect(page).toHaveURL(`${address}/premium`)
  await expect(page.getByText(/Nothing is sold to you here|اینجا چیزی به شما فروخته نمی‌شود/)).toBeVisible()
})

test('without a network assignments stay open, and work is handed in from rows that were pulled', async ({
  page,
  context,
  school,
}) => {
  await comeIn(page, school, school.first('learner'))
  // Rows are here, and nothing was downloaded.
  await go(page, '/learner/downloads')
  await expect(page.getByText('Synced just now').first()).toBeAttached()
  await go(page, '/learner/assignments')
  const card = page.locator('main a[href*="/learner/assignments/detail"]').first()
  await expect(card).toBeVisible()
  // Fetches the files of the screen, as the service worker has for whoever comes again.
  await card.click()
  await page.getByLabel(/Your answer/).fill('Begun with internet')
  await context.setOffline(true)
  await expect(page.getByText('You are offline').first()).toBeVisible()
  await page.getByLabel(/Your answer/).fill('Begun with internet, written to the end without')
  await go(page, '/learner/assignments')
  await expect(page.getByRole('heading', { level: 1, name: 'Assignments' })).toBeVisible()
  await card.click()
  await expect(page.getByLabel(/Your answer/)).toHaveValue('Begun with internet, written to the end without')
  await page.getByRole('button', { name: 'Hand in', exact: true }).click()
  await expect(page.getByText('Kept on this device. It is sent by itself when there is internet.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/waiting to send/)).toHaveCount(0)
  await expect(page.getByText('Submitted').first()).toBeVisible()
})

test('a page for everybody opens as a page of its own from inside', async ({ page, school }) => {
  await comeIn(page, school, school.first('teacher'))
  for (const path of ['/privacy-policy', '/releases']) {
    await page.goto(`${school.address}/account`)
    await expect(heading(page)).toBeVisible()
    await go(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(`${school.address}${path}`)
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0)
  }
})
