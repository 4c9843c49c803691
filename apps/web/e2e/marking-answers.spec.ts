/** What a class answered, in its teacher's hands: marked while the server is away, and read question by question where a package gave no result. */
import { expect } from '@playwright/test'
import type { Question } from '@maktab/contracts/questions/questions'
import { zip } from '../test/make-epub.ts'
import { ask } from './ask.ts'
import { publishLesson } from './bring-in.ts'
import { insidePackage } from './inside-package.ts'
import { comeIn, emptyBrowserCache, keepApplication, lookAgain, teacherOf, test } from './school.ts'

test.use({ serviceWorkers: 'allow' })

const rubric = [
  {
    criterion_id: 'reason',
    title: 'Reason',
    levels: [
      { level_id: 'begun', label: 'Begun', marks: 1 },
      { level_id: 'right', label: 'All is right', marks: 4 },
    ],
  },
]
const question: Question = {
  kind: 'long_answer',
  question_id: 'w',
  text: 'Say why a quarter is less than a third.',
  explanation: '',
  rubric,
}

/** Asks one question, is done, and gives no score. */
const page = `<!doctype html><meta charset="utf-8"><title>A question</title><button id="answer">Five</button><script>
let above = window
while (above.API_1484_11 === undefined && above.parent !== above) above = above.parent
const api = above.API_1484_11
api.Initialize('')
document.getElementById('answer').addEventListener('click', () => {
  const told = { id: 'urn:toes', type: 'numeric', description: 'How many toes has a foot?', learner_response: '5', result: 'correct' }
  for (const [field, value] of Object.entries(told)) api.SetValue('cmi.interactions.0.' + field, value)
  api.SetValue('cmi.completion_status', 'completed')
  api.Commit('')
})
</script>`
const manifest = `<?xml version="1.0"?><manifest identifier="m" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3">
<metadata><schema>ADL SCORM</schema><schemaversion>2004 4th Edition</schemaversion></metadata>
<organizations default="o"><organization identifier="o"><title>Toes</title><item identifier="i" identifierref="r"><title>Toes</title></item></organization></organizations>
<resources><resource identifier="r" type="webcontent" adlcp:scormType="sco" href="index.html"><file href="index.html"/></resource></resources></manifest>`

test('a teacher marks answers with the server stopped, and reads what a package without a result asked', async ({
  browser,
  school,
}) => {
  const account = school.accounts.find(({ username }) => username === 'kandahar.7b.01')
  if (account === undefined) throw new Error('The demonstration has no class 7 B')
  const { list } = await ask<{ list: { class_id: number; course_id: number }[] }>(school, account, 'classes', {})
  const [{ class_id, course_id }] = list as [(typeof list)[number]]
  const title = 'Quarters in words'
  const bytes = new Uint8Array(await zip({ 'imsmanifest.xml': manifest, 'index.html': page }).arrayBuffer())
  const { lesson_guid, content_ids } = await publishLesson(school, {
    course_id,
    title,
    contents: [
      { file: 'Toes.zip', bytes },
      { title, content_type: 'assessment', body: { kind: 'assessment', questions: [question] } },
    ],
  })

  const learner = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  await comeIn(learner, school, account)
  await learner.goto(
    `${school.address}/learner/lesson/player?class_id=${class_id}&course_id=${course_id}&lesson_guid=${lesson_guid}`,
  )
  await (await insidePackage(learner)).getByRole('button', { name: 'Five' }).click()
  await learner.getByRole('button', { name: `Next: ${title}` }).click()
  // Beside the questions' own buttons, the way out of a test says where it leads.
  await expect(learner.getByRole('button', { name: /^Previous: ./ })).toHaveCount(1)
  await expect(learner.getByRole('button', { name: 'Previous', exact: true })).toHaveCount(0)
  await learner.getByRole('textbox').fill('A third is cut into fewer pieces.')
  await learner.getByRole('button', { name: 'Check my answers' }).click()
  await expect(learner.getByRole('button', { name: 'Answer again' })).toBeVisible()

  const teacher = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await comeIn(teacher, school, await teacherOf(school, 'kandahar', class_id))
  await keepApplication(teacher)
  const person = await ask<{ user_id: number }>(school, account, 'user/profile', {})
  await lookAgain(async (patience) => {
    await teacher.goto(
      `${school.address}/teacher/attempt/questions?class_id=${class_id}&content_id=${content_ids[0]}&user_id=${person.user_id}`,
    )
    await expect(teacher.getByText('How many toes has a foot?')).toBeVisible({ timeout: patience })
  })
  await expect(teacher.getByText('This activity gave no result.')).toBeVisible()
  await expect(teacher.getByText('Correct', { exact: true })).toBeVisible()

  const answer = teacher.getByRole('region', { name: question.text })
  const attempt = teacher.getByRole('listitem').filter({ has: answer })
  await lookAgain(async (patience) => {
    await teacher.goto(`${school.address}/teacher/answers?class_id=${class_id}`)
    await expect(answer.getByText('cut into fewer pieces')).toBeVisible({ timeout: patience })
  })
  // What the page shows is on the device too from the next sync on.
  await teacher.getByRole('tab', { name: 'Marked', exact: true }).click()
  await expect(answer).toHaveCount(0)

  await school.stop()
  await emptyBrowserCache(teacher)
  await teacher.reload()
  await answer.getByRole('radio', { name: /All is right/ }).check()
  await attempt.getByRole('button', { name: 'Give these marks' }).click()
  await expect(answer).toHaveCount(0)
  await expect(teacher.getByText('1 waiting to send')).toBeVisible()
  await teacher.getByRole('tab', { name: 'Marked', exact: true }).click()
  await expect(answer.getByRole('radio', { name: /All is right/ })).toBeChecked()
  await expect(attempt.getByText('Saved on this device')).toBeVisible()

  await school.start()
  // A page that begins sends at once what waits.
  await teacher.reload()
  await expect(teacher.getByText(/\d waiting to send/)).toHaveCount(0, { timeout: 90_000 })
  await lookAgain(async (patience) => {
    await learner.reload()
    await learner.getByRole('button', { name: 'See my last attempt' }).click({ timeout: patience })
    await expect(learner.getByText('4 of 4 marks')).toBeVisible({ timeout: patience })
  })
  for (const open of [learner, teacher]) await open.context().close()
})
