import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { ask } from './ask.ts'
import { comeIn, emptyBrowserCache, keepApplication, lookAgain, test } from './school.ts'

test.use({ serviceWorkers: 'allow' })

/** Plays a recording, without a sound, until something of it was heard. */
async function hear(recording: Locator): Promise<void> {
  await recording.evaluate(async (sound: HTMLAudioElement) => {
    sound.muted = true
    await sound.play()
  })
  await expect.poll(() => recording.evaluate((sound: HTMLAudioElement) => sound.currentTime)).toBeGreaterThan(0)
}

/** The recording of the remark that a teacher spoke. */
const spoken = (page: Page) => page.getByRole('region', { name: 'Spoken remark' }).locator('audio')

test('a remark that a teacher speaks with the server stopped is heard on their phone, arrives, and is heard by its learner', async ({
  browser,
  school,
}) => {
  const teacher = school.first('teacher')
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, permissions: ['microphone'] })
  const page = await context.newPage()
  await comeIn(page, school, teacher)
  await keepApplication(page)
  await page.goto(`${school.address}/teacher/assignments`)
  await page.locator('main li', { hasText: 'to mark' }).first().getByRole('link').click()
  await page.getByRole('link', { name: 'Start marking' }).click()
  await expect(page.getByLabel('Obtained marks')).toBeVisible()
  const { searchParams } = new URL(page.url())
  const assignment_id = searchParams.get('assignment_id')
  const user_id = Number(searchParams.get('user_id'))

  await school.stop()
  await emptyBrowserCache(page)
  await page.getByRole('button', { name: 'Record your voice' }).first().click()
  await expect(page.getByRole('timer')).toContainText('2 s')
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await expect(page.getByText(/1 waiting to send · \d+ (?:KB|bytes)/)).toBeVisible()
  await hear(spoken(page))

  // The page starts again without the server, and it is still there.
  await page.reload()
  await hear(spoken(page))

  await school.start()
  await expect(page.getByText(/\d waiting to send/)).toHaveCount(0, { timeout: 90_000 })
  const { list } = await ask<{ list: { user_id: number; username: string; remark_files: object[] }[] }>(
    school,
    teacher,
    'teacher/assignment/users',
    { assignment_id },
  )
  const learner = list.find((one) => one.user_id === user_id)!
  expect(learner.remark_files).toHaveLength(1)
  await ask(school, teacher, 'teacher/assignment/status', {
    assignment_id,
    user_ids: [user_id],
    assignment_status: 2,
    unready: 'return',
  })

  const theirs = await browser.newContext()
  const reading = await theirs.newPage()
  await comeIn(reading, school, { ...teacher, role: 'learner', username: learner.username })
  await lookAgain(async (patience) => {
    await reading.goto(`${school.address}/learner/assignments/detail?assignment_id=${assignment_id}`)
    await expect(reading.locator('main audio')).toHaveCount(1, { timeout: patience })
  })
  await hear(reading.locator('main audio'))
  await theirs.close()
  await context.close()
})
