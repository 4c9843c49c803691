/** From a writer's draft over a reviewer to a learner, in a language of each direction. */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { catalogue as english } from '../../../packages/i18n/src/en/catalogue.ts'
import { catalogue as pashto } from '../../../packages/i18n/src/ps/catalogue.ts'
import { ask } from './ask.ts'
import { findBarriers } from './barriers.ts'
import { ofContentTeam } from './bring-in.ts'
import { comeIn, test } from './school.ts'
import type { DemoAccount, School } from './school.ts'

/** The course of the learner's first class. */
async function learnersCourse(school: School): Promise<{ readonly class_id: number; readonly course_id: number }> {
  const { list } = await ask<{ list: { class_id: number; course_id: number }[] }>(
    school,
    school.first('learner'),
    'classes',
    {},
  )
  if (list[0] === undefined) throw new Error('The learner has no class')
  return list[0]
}

async function open(page: Page, school: School, account: DemoAccount, path: string, language: string): Promise<void> {
  await comeIn(page, school, account, language)
  await page.goto(`${school.address}${path}`)
}

const cases = [
  { language: 'english', words: english, title: 'Sixths and eighths', sentence: 'A sixth is smaller than a fifth.' },
  { language: 'pashto', words: pashto, title: 'شپږمې برخې', sentence: 'شپږمه برخه له پنځمې کوچنۍ ده.' },
] as const

for (const { language, words, title, sentence } of cases) {
  const w = words.studio
  test(`a lesson that a writer drafts and a reviewer publishes is a learner’s, in ${language}`, async ({
    browser,
    school,
  }) => {
    const { class_id, course_id } = await learnersCourse(school)
    // Names stand apart from the direction of the sentence around them.
    const named = (text: string, name: string) =>
      new RegExp(
        text
          .split('{name}')
          .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join(`.?${name}.?`),
      )
    const learnersList = () =>
      ask<{ list: { title: string; lesson_guid: string }[] }>(
        school,
        school.first('learner'),
        'learner/course/lessons',
        { class_id, course_id },
      )

    const writing = await browser.newContext()
    const writer = await writing.newPage()
    await open(writer, school, ofContentTeam(school, 'writer.content'), '/', language)
    await expect(writer).toHaveURL(`${school.address}/content/courses`)
    await writer.goto(`${school.address}/content/course?course_id=${course_id}`)
    await writer.getByRole('button', { name: w.add_lesson }).click()
    await writer.getByRole('button', { name: named(w.edit_lesson, w.new_lesson) }).click()
    await writer.getByLabel(w.lesson_title).fill(title)
    await writer.getByRole('button', { name: named(w.add_to, title) }).click()
    await writer.getByRole('menuitem', { name: w.add_article }).click()
    await expect(writer).toHaveURL(/\/content\/edit\?/)
    await writer.getByRole('textbox', { name: w.content_title, exact: true }).fill(title)
    await writer.getByRole('textbox', { name: w.text, exact: true }).click()
    await writer.keyboard.type(sentence)
    // "Not saved yet" has the same words in it.
    await expect(
      writer.getByRole('status').filter({ hasText: new RegExp(`^${w.saved_when.split('{')[0]!}`) }),
    ).toBeVisible()
    expect(await findBarriers(writer)).toEqual([])
    await writer.getByRole('tab', { name: w.preview }).click()
    await expect(writer.getByRole('article').getByText(sentence)).toBeVisible()
    await writer.goto(`${school.address}/content/course?course_id=${course_id}`)
    await expect(writer.getByRole('link', { name: title })).toBeVisible()
    await writer.getByRole('button', { name: w.send, exact: true }).click()
    await expect(writer.getByText(w.with_reviewers)).toBeVisible()
    await writing.close()
    expect((await learnersList()).list.map((lesson) => lesson.title)).not.toContain(title)

    const reviewing = await browser.newContext()
    const reviewer = await reviewing.newPage()
    await open(
      reviewer,
      school,
      ofContentTeam(school, 'reviewer.content'),
      `/content/course?course_id=${course_id}`,
      language,
    )
    await expect(reviewer.getByRole('heading', { level: 3, name: title })).toBeVisible()
    expect(await findBarriers(reviewer)).toEqual([])
    await reviewer.getByRole('button', { name: w.publish, exact: true }).click()
    await reviewer
      .getByRole('alertdialog')
      .or(reviewer.getByRole('dialog'))
      .getByRole('button', { name: w.publish, exact: true })
      .click()
    await expect(reviewer.getByText(w.published)).toBeVisible()
    await reviewing.close()

    const { list } = await learnersList()
    const lesson_guid = list.find((lesson) => lesson.title === title)?.lesson_guid
    const learning = await browser.newContext()
    const learner = await learning.newPage()
    await open(
      learner,
      school,
      school.first('learner'),
      `/learner/lesson/player?class_id=${class_id}&course_id=${course_id}&lesson_guid=${lesson_guid}`,
      language,
    )
    await expect(learner.getByText(sentence)).toBeVisible({ timeout: 15_000 })
    await learning.close()
  })
}
