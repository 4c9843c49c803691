import { expect } from '@playwright/test'
import type { Question } from '@maktab/contracts/questions/questions'
import { ask } from './ask.ts'
import { publishLesson } from './bring-in.ts'
import { comeIn, lookAgain, teacherOf, test } from './school.ts'

const levels = [
  { level_id: 'begun', label: 'Begun', marks: 1 },
  { level_id: 'right', label: 'All is right', marks: 4 },
]
const question: Question = {
  kind: 'long_answer',
  question_id: 'w',
  text: 'Say why a half is more than a third.',
  explanation: '',
  rubric: [{ criterion_id: 'reason', title: 'Reason', levels }],
}

test('marks that a teacher corrects are what the learner sees, and the first ones are kept', async ({
  browser,
  school,
}) => {
  const account = school.accounts.find(({ username }) => username === 'kandahar.7b.01')
  if (account === undefined) throw new Error('The demonstration has no class 7 B')
  const { list } = await ask<{ list: { class_id: number; course_id: number }[] }>(school, account, 'classes', {})
  const [{ class_id, course_id }] = list as [(typeof list)[number]]
  const title = 'Halves and thirds in words'
  const { lesson_guid } = await publishLesson(school, {
    course_id,
    title,
    contents: [{ title, content_type: 'assessment', body: { kind: 'assessment', questions: [question] } }],
  })

  const learner = await (await browser.newContext()).newPage()
  await comeIn(learner, school, account)
  await learner.goto(
    `${school.address}/learner/lesson/player?class_id=${class_id}&course_id=${course_id}&lesson_guid=${lesson_guid}`,
  )
  await learner.getByRole('textbox').fill('Two halves make a whole; of thirds it takes three.')
  await learner.getByRole('button', { name: 'Check my answers' }).click()
  await expect(learner.getByRole('button', { name: 'Answer again' })).toBeVisible()

  const teacher = await (await browser.newContext()).newPage()
  await comeIn(teacher, school, await teacherOf(school, 'kandahar', class_id))
  const answer = teacher.getByRole('region', { name: question.text })
  await lookAgain(async (patience) => {
    await teacher.goto(`${school.address}/teacher/answers?class_id=${class_id}`)
    await expect(answer.getByText('of thirds it takes three')).toBeVisible({ timeout: patience })
  })
  await answer.getByRole('radio', { name: /Begun/ }).check()
  await teacher.getByRole('button', { name: 'Give these marks' }).click()
  await expect(answer).toHaveCount(0)
  /** What the learner finds on a later day. */
  const learnerReads = (marks: string) => async (timeout: number) => {
    await learner.reload()
    await learner.getByRole('button', { name: 'See my last attempt' }).click({ timeout })
    await expect(learner.getByText(marks)).toBeVisible({ timeout })
  }
  await lookAgain(learnerReads('1 of 4 marks'))

  await teacher.getByRole('tab', { name: 'Marked', exact: true }).click()
  await answer.getByRole('radio', { name: /All is right/ }).check()
  await answer.getByRole('textbox', { name: /^Remark/ }).fill('I read it too fast.')
  await teacher.getByRole('button', { name: 'Change the marks' }).first().click()
  await expect(teacher.getByText('The marks are changed.')).toBeVisible()
  await teacher.getByText('Marks given so far').first().click()
  await expect(teacher.getByRole('listitem').filter({ hasText: /: (25|100)%$/ })).toHaveCount(2)
  await lookAgain(learnerReads('4 of 4 marks'))
  await expect(learner.getByText('I read it too fast.')).toBeVisible()
  for (const page of [learner, teacher]) await page.context().close()
})
