/** What a person is told of: under the bell, and as a push. The browser's own push service is the only thing that is stood in for: it lies outside of this machine. */
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { openPush } from '../../../tools/push-service.ts'
import { ask } from './ask.ts'
import { signIn, test, type School } from './school.ts'

test.use({ serviceWorkers: 'allow' })

async function setWork(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'New assignment' }).click()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('checkbox').nth(1).check()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Instructions').fill('Draw it, and name each part.')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'cycle.txt', mimeType: 'text/plain', buffer: Buffer.from('Sun, cloud, rain, river.') })
  await expect(page.getByText('cycle.txt')).toBeVisible()
  await page.getByRole('button', { name: 'Set the assignment' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** The page's push manager subscribes at the school's own push service. */
async function subscribeHere(context: BrowserContext, school: School) {
  const subscribed = school.pushes.subscribe()
  await context.grantPermissions(['notifications'], { origin: school.address })
  await context.addInitScript((pid) => {
    const given = JSON.parse(pid) as { endpoint: string }
    const made = 'subscribed for pushes'
    const subscription = {
      endpoint: given.endpoint,
      toJSON: () => given,
      unsubscribe: async () => (localStorage.removeItem(made), true),
    }
    // The browser keeps a subscription from page to page.
    PushManager.prototype.subscribe = async () => (
      localStorage.setItem(made, 'yes'),
      subscription as unknown as PushSubscription
    )
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem(made) === null ? null : (subscription as unknown as PushSubscription)
  }, subscribed.pid)
  return subscribed
}

test('a teacher sets work; its learner sees the bell, opens it, hands in, and the teacher is told', async ({
  browser,
  school,
}) => {
  const teacher = await browser.newPage()
  await signIn(teacher, school, school.first('teacher'))
  await setWork(teacher, 'Where rain comes from')

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const learner = await phone.newPage()
  await signIn(learner, school, school.first('learner'))
  await learner.getByRole('link', { name: /^Notifications: \d+ new$/ }).click()
  await expect(learner.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  await learner.getByRole('link', { name: /^New assignment \(New\).*Where rain comes from$/ }).click()
  await expect(learner.getByRole('heading', { level: 1, name: 'Where rain comes from' })).toBeVisible()
  await learner.goBack()
  await expect(learner.getByRole('link', { name: /^New assignment (?!\(New\)).*Where rain comes from$/ })).toBeVisible()
  await learner.goForward()
  await learner.getByLabel('Your answer').fill('From the sea.')
  await learner.getByRole('button', { name: 'Hand in', exact: true }).click()
  await expect(learner.getByText('Handed in. Your teacher will see it.')).toBeVisible()

  await teacher.reload()
  await teacher.getByRole('link', { name: /^Notifications: \d+ new$/ }).click()
  await teacher.getByRole('link', { name: /^Work was handed in \(New\).*Where rain comes from$/ }).click()
  await expect(teacher.getByRole('heading', { level: 1, name: 'Where rain comes from' })).toBeVisible()
  await phone.close()
  await teacher.context().close()
})

test('a push comes in the person’s language, sealed for their browser, and leads to its work; signing out ends it', async ({
  browser,
  school,
}) => {
  const context = await browser.newContext()
  const subscribed = await subscribeHere(context, school)
  const page = await context.newPage()
  await signIn(page, school, school.first('learner'), 'pashto')
  // A push is written in the language that the school knows of its person.
  await expect
    .poll(() => ask<{ current_language: string }>(school, school.first('learner'), 'user/profile', {}))
    .toMatchObject({ current_language: 'pu' })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const devtools = await context.newCDPSession(page)
  const registrationId = new Promise<string>((resolve) =>
    devtools.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations }) => registrations[0] !== undefined && resolve(registrations[0].registrationId),
    ),
  )
  await devtools.send('ServiceWorker.enable')

  await page.goto(`${school.address}/learner/settings?part=settings`)
  const theSwitch = page.getByRole('switch', { name: 'په دې وسیله کې مې خبر کړئ' })
  await expect(theSwitch).not.toBeChecked()
  await theSwitch.click()
  await expect(theSwitch).toBeChecked()

  const teacher = await browser.newPage()
  await signIn(teacher, school, school.first('teacher'))
  await setWork(teacher, 'Why the moon changes')
  await expect
    .poll(() => school.pushes.arrived.find(({ path }) => path === subscribed.path), { timeout: 30_000 })
    .toBeDefined()
  const sealed = school.pushes.arrived.find(({ path }) => path === subscribed.path)?.body ?? Buffer.alloc(0)
  expect(sealed.includes('Why the moon changes')).toBe(false)

  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: school.address,
    registrationId: await registrationId,
    data: openPush(subscribed, sealed),
  })
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, lang, dir }) => ({
        title,
        body,
        lang,
        dir,
      })),
    )
  await expect.poll(shown).toEqual([{ title: 'نوې دنده', body: 'Why the moon changes', lang: 'ps-AF', dir: 'rtl' }])
  // The bell hears of it without being asked.
  await expect(page.getByRole('link', { name: /^خبرتیاوې: /u })).toBeVisible()

  // What no server of ours would write is not shown.
  for (const data of ['', 'no JSON', '{"title":"x","url":"https://evil.example/"}'])
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: school.address,
      registrationId: await registrationId,
      data,
    })

  const worker = context.serviceWorkers()[0]
  if (worker === undefined) throw new Error('No service worker')
  const touch = async () => {
    interface Scope {
      readonly registration: ServiceWorkerRegistration
      readonly NotificationEvent: new (type: string, options: { readonly notification: Notification }) => Event
      dispatchEvent(event: Event): boolean
    }
    const scope = globalThis as unknown as Scope
    for (const notification of await scope.registration.getNotifications())
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
  }
  await worker.evaluate(touch)
  await expect(page).toHaveURL(/\/learner\/assignments\/detail/)
  await expect(page.getByRole('heading', { level: 1, name: 'Why the moon changes' })).toBeVisible()
  await expect.poll(shown).toEqual([])

  await page.goto(`${school.address}/account`)
  await page.getByRole('button', { name: 'وتل' }).click()
  await page.waitForURL('**/login')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('subscribed for pushes'))).toBeNull()
  await context.close()
  await teacher.context().close()
})
