import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { ask, askAnd } from './ask.ts'
import { comeIn, keepApplication, lookAgain, teacherOf, test, type DemoAccount, type School } from './school.ts'

test.use({ serviceWorkers: 'allow' })

const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()

/** Work of ten marks for one class, set straight at the server. */
async function setWork(school: School, teacher: DemoAccount, class_id: number, title: string): Promise<string> {
  const assignment_id = randomUUID()
  await ask(school, teacher, 'teacher/assignment/create', {
    assignment_id,
    class_ids: [class_id],
    cms_content_ids: [],
    lesson_guids: [],
    links: [{ link_id: randomUUID(), link_type: 1, title: 'Read this', url: 'https://school.example/read' }],
    title,
    description: 'Answer the three questions at its end.',
    start_date: inDays(0),
    due_date: inDays(3),
    allowed_attempts: 3,
    total_score: 10,
    rubric_data: [],
  })
  return assignment_id
}

interface Classes {
  readonly list: readonly { readonly class_id: number }[]
}

test('work whose due date and total change after a score keeps the score, and work handed in again is found to mark', async ({
  browser,
  school,
}) => {
  const learner = school.first('learner')
  const { list } = await ask<Classes>(school, learner, 'classes', {})
  const [{ class_id }] = list as [Classes['list'][number]]
  const teacher = await teacherOf(school, 'kandahar', class_id)
  const title = 'Three questions on rivers'
  const assignment_id = await setWork(school, teacher, class_id, title)
  const [{ user_id }] = (await askAnd(school, learner, [
    ['user/profile', {}],
    ['assignment/post', handedIn(assignment_id, 'First answer.')],
  ])) as [{ user_id: number }]
  await ask(school, teacher, 'teacher/assignment/score', {
    assignment_id,
    user_id,
    class_id,
    score: 8,
    total_score: 10,
  })

  const desk = await (await browser.newContext()).newPage()
  await comeIn(desk, school, teacher)
  await desk.goto(`${school.address}/teacher/assignments/edit?assignment_id=${assignment_id}`)
  await desk.getByRole('textbox', { name: 'Total marks' }).fill('7')
  await desk.getByRole('button', { name: 'Save the changes' }).click()
  await expect(desk.getByText('Somebody has more marks than the new total.').first()).toBeVisible()
  await desk.getByRole('textbox', { name: 'Total marks' }).fill('۱۶')
  await desk.getByRole('button', { name: 'Save the changes' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(desk.getByText('8 / 16')).toBeVisible()

  await ask(school, teacher, 'teacher/assignment/update', { assignment_id, due_date: inDays(9.2) })
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await comeIn(phone, school, learner)
  await phone.goto(`${school.address}/learner/assignments/detail?assignment_id=${assignment_id}`)
  await expect(phone.getByText(/\(in 9 days\)/)).toBeVisible()
  await phone.getByRole('button', { name: 'Resubmit' }).click()
  await phone.getByRole('textbox', { name: 'Your answer' }).fill('A better answer.')
  await phone.getByRole('button', { name: 'Hand in' }).click()
  await expect(phone.getByText('A better answer.')).toBeVisible()

  const toMark = desk.locator('section', { has: desk.getByRole('heading', { name: 'To mark' }) })
  const found = toMark.getByRole('link', { name: title })
  await lookAgain(async (timeout) => {
    await desk.goto(`${school.address}/teacher/dashboard`)
    await expect(found).toBeVisible({ timeout })
  })
  await found.click()
  await desk.getByRole('link', { name: 'Start marking' }).click()
  await expect(desk.getByText('A better answer.')).toBeVisible()

  // A column out of a spreadsheet, the cell of this learner and of the next one.
  await desk.goto(`${school.address}/teacher/assignments/marks?class_id=${class_id}`)
  const cells = desk.getByRole('textbox', { name: title })
  await expect(cells.first()).toBeVisible()
  await cells.first().evaluate((cell) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '11\r\n۱۲٫۵\r\n')
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await desk.getByRole('button', { name: 'Save 2 marks' }).click()
  await expect(desk.getByText('2 marks are saved.')).toBeVisible()
  await desk.reload()
  await expect(cells.nth(1)).toHaveValue('12.5')
  for (const page of [desk, phone]) await page.context().close()
})

test('two teachers change one assignment without a network: what differs merges, of the same the second is asked', async ({
  browser,
  school,
}) => {
  const first = school.first('teacher')
  const [{ class_id }] = (await ask<Classes>(school, first, 'classes', {})).list as [Classes['list'][number]]
  const second = await colleagueOf(school, first, class_id)
  const assignment_id = await setWork(school, first, class_id, 'Bridges of the Kabul river')
  const edit = `${school.address}/teacher/assignments/edit?assignment_id=${assignment_id}`
  const pages: Page[] = []
  for (const teacher of [first, second]) {
    const page = await (await browser.newContext()).newPage()
    await comeIn(page, school, teacher)
    await keepApplication(page)
    await lookAgain(async (timeout) => {
      await page.goto(edit)
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Bridges of the Kabul river', { timeout })
    })
    pages.push(page)
  }
  const [one, other] = pages as [Page, Page]
  await expect(one.getByText('Synced just now')).toBeAttached()
  await expect(other.getByText('Synced just now')).toBeAttached()
  await school.stop()
  await change(one, { Title: 'Old bridges of the Kabul river', Instructions: 'Draw one of them.' })
  await change(other, { 'Total marks': '12', Instructions: 'Draw two of them.' })
  await other.context().setOffline(true)
  await school.start()
  await expect(one.getByText(/\d waiting to send/)).toHaveCount(0, { timeout: 90_000 })
  await other.context().setOffline(false)
  await other.goto(`${school.address}/account?part=settings#waiting-work`)
  const refused = other.getByRole('group', { name: 'Sync' })
  await expect(refused.getByText('Somebody else changed the same part of this work meanwhile.')).toBeVisible({
    timeout: 90_000,
  })
  await refused.getByRole('button', { name: /^Open: Work that you set or changed/ }).click()
  await expect(other.getByRole('dialog').getByText('Draw two of them.')).toBeVisible()
  await other.getByRole('link', { name: 'Open in the form' }).click()
  // What differs merges once the second has said what is to stand of the same.
  await expect(other.getByText('Draw one of them.')).toBeVisible()
  await other.getByRole('button', { name: 'Keep mine' }).click()
  await other.getByRole('button', { name: 'Save the changes' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Old bridges of the Kabul river' })).toBeVisible()
  await expect(other.getByText('Total marks: 12')).toBeVisible()
  for (const page of pages) await page.context().close()
})

/** Kept on the device, since there is no network. */
async function change(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await page.getByRole('textbox', { name }).fill(text)
  await page.getByRole('button', { name: 'Save the changes' }).click()
  await expect(page.getByText('1 waiting to send')).toBeVisible()
}

/** Another teacher of the campus, whom its office gives the class too. */
async function colleagueOf(school: School, teacher: DemoAccount, class_id: number): Promise<DemoAccount> {
  const office = school.accounts.find(
    ({ role, institution_name }) => role === 'campus_admin' && institution_name === teacher.institution_name,
  )
  const colleague = school.accounts.find(
    ({ role, username, institution_name }) =>
      role === 'teacher' && username !== teacher.username && institution_name === teacher.institution_name,
  )
  if (!colleague || !office) throw new Error('The campus has no office, or one teacher')
  const { user_id } = await ask<{ user_id: number }>(school, colleague, 'user/profile', {})
  interface OfficeClasses {
    readonly list: readonly { readonly version: string; readonly teachers: readonly { readonly user_id: number }[] }[]
  }
  const [found] = (await ask<OfficeClasses>(school, office, 'admin/classes', { class_id })).list
  const teacher_ids = [...(found?.teachers ?? []).map((one) => one.user_id), user_id]
  await ask(school, office, 'admin/classes/update', { class_id, version: found?.version, teacher_ids })
  return colleague
}

const handedIn = (assignment_id: string, text: string) => ({
  submission_id: randomUUID(),
  assignment_id,
  text,
  attachments: [],
})
