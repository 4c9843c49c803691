/** What an author says of a course as a whole, and what its learners see of it. */
import { expect } from '@playwright/test'
import { ask, askAnd, openSession, post } from './ask.ts'
import { ofContentTeam } from './bring-in.ts'
import { comeIn, lookAgain, test } from './school.ts'
import type { DemoAccount, School } from './school.ts'

interface Begun {
  readonly class_id: number
  readonly course_id: number
  readonly lesson_guid: string
}

/** A lesson that the learner began and did not complete. */
async function findBegun(school: School, learner: DemoAccount): Promise<Begun> {
  const { list: classes } = await ask<{ list: { class_id: number; course_id: number }[] }>(
    school,
    learner,
    'classes',
    {},
  )
  for (const { class_id, course_id } of classes) {
    const { list: lessons } = await ask<{
      list: { lesson_guid: string; content_status: number; completion: number }[]
    }>(school, learner, 'learner/course/lessons', { class_id, course_id })
    const begun = lessons.find(({ content_status, completion }) => content_status === 1 && completion > 1)
    if (begun) return { class_id, course_id, lesson_guid: begun.lesson_guid }
  }
  throw new Error('The learner has completed all that they began')
}

test('which attempt counts and what completes a lesson are set in the studio, and a learner reads both', async ({
  browser,
  school,
}) => {
  const account = school.accounts.find(({ username }) => username === 'peshawar.6a.01')
  if (account === undefined) throw new Error('The demonstration has no class 6 A in Peshawar')
  const { class_id, course_id, lesson_guid } = await findBegun(school, account)
  const learner = await (await browser.newContext()).newPage()
  await comeIn(learner, school, account)
  await learner.goto(`${school.address}/learner/lesson/report?class_id=${class_id}&lesson_guid=${lesson_guid}`)
  const completion = learner.getByRole('main').getByRole('group', { name: 'Completion' })
  await expect(completion).toContainText('In progress')
  await expect(learner.getByText('Of several attempts the best one counts.')).toBeVisible()

  const writer = await (await browser.newContext()).newPage()
  await comeIn(writer, school, ofContentTeam(school, 'writer.content'))
  await writer.goto(`${school.address}/content/course?course_id=${course_id}`)
  await writer.getByLabel('Needed to complete a lesson').fill('1')
  await writer.getByLabel('Of several attempts').selectOption('The latest counts')
  // "Not saved yet" has the same words in it.
  await expect(writer.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()
  await writer.getByRole('button', { name: 'Send to review' }).click()
  await expect(writer.getByText('This version is with the reviewers.')).toBeVisible()
  const { auth_token } = await openSession(school, ofContentTeam(school, 'writer.content'))
  const { version } = (await post(school, 'content/course', { course_id }, auth_token)) as {
    version: { version: number; saves: number }
  }
  const [published] = await askAnd(school, ofContentTeam(school, 'reviewer.content'), [
    ['content/course/publish', { course_id, version: version.version, saves: version.saves }],
  ])
  expect(published).not.toBeNull()

  await lookAgain(async (patience) => {
    await learner.reload()
    await expect(learner.getByText('Of several attempts the latest one counts.')).toBeVisible({ timeout: patience })
    await expect(completion).toContainText('Completed', { timeout: patience })
  })
  for (const page of [learner, writer]) await page.context().close()
})
