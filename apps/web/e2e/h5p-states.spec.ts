/** A learner leaves an H5P activity and comes back to what they did: a real type (Drag the Words), whose state H5P's own core gives back. */
import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { ask } from './ask.ts'
import { publishLesson } from './bring-in.ts'
import { insidePackage, packageOf } from './inside-package.ts'
import { namedSchool } from './package-places.ts'
import { signIn, test } from './school.ts'
import type { School } from './school.ts'

const dragText = readFileSync(new URL('../../../tests/samples/h5p/H5P.DragText.h5p', import.meta.url))

async function publishActivity(school: School) {
  const account = school.first('learner')
  const { list } = await ask<{ list: { class_id: number; course_id: number }[] }>(school, account, 'classes', {})
  const [taught] = list
  if (taught === undefined) throw new Error('The learner has no class')
  const { lesson_guid, content_ids } = await publishLesson(school, {
    course_id: taught.course_id,
    title: 'Berries',
    contents: [{ file: 'Berries.h5p', bytes: dragText }],
  })
  const where = { ...taught, lesson_guid, content_id: content_ids[0]! }
  const address = `/learner/lesson/player?class_id=${where.class_id}&course_id=${where.course_id}&lesson_guid=${lesson_guid}&content_id=${where.content_id}`
  const kept = () =>
    ask<{ state: { suspend_data: string } | null }>(school, account, 'learner/package', {
      content_id: where.content_id,
      cms_course_id: where.course_id,
      lesson_guid,
      class_id: where.class_id,
    })
  return { account, address, kept }
}

/** Takes a word and drops it into the first gap, by keyboard. */
async function fillFirstGap(page: Page): Promise<void> {
  const inside = await insidePackage(page)
  await inside.locator('.ui-draggable').first().press('Enter')
  await inside.locator('.h5p-drag-droppable-words .ui-droppable').first().press('Enter')
  await expect(filledGaps(page)).toHaveCount(1)
}

const filledGaps = (page: Page) => packageOf(page).locator('.h5p-drag-droppable-words .ui-droppable .ui-draggable')

test('what a learner did in an H5P activity comes back, also after they only looked', async ({ browser, school }) => {
  const named = namedSchool(school)
  const { account, address, kept } = await publishActivity(school)
  const page = await browser.newPage()
  await page.clock.install()
  await signIn(page, named, account)
  await page.goto(`${named.address}${address}`)
  await fillFirstGap(page)
  await page.goto(`${named.address}/learner/dashboard`)
  await expect.poll(async () => (await kept()).state?.suspend_data).toContain('"droppable":0')
  const { state } = await kept()

  await page.goto(`${named.address}${address}`)
  await expect(filledGaps(page)).toHaveCount(1)
  await page.clock.runFor(30_000)
  await page.goto(`${named.address}/learner/dashboard`)
  await page.goto(`${named.address}${address}`)
  await expect(filledGaps(page)).toHaveCount(1)
  expect((await kept()).state).toEqual(state)
  await page.close()
})

test('an H5P activity plays where the browser blocks what other sites keep', async ({ browser, school }) => {
  // Below plain `localhost` a package is of another site than the page, and this browser blocks what other sites keep.
  const { account, address } = await publishActivity(school)
  const page = await browser.newPage()
  await signIn(page, school, account)
  await page.goto(`${school.address}${address}`)
  await fillFirstGap(page)
  await page.close()
})
