import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../../../tools/free-port.ts'
import { removeDataFolder, startSchoolServer } from '../../../tools/school-server.ts'
import { openSession, post } from './ask.ts'
import { findBarriers } from './barriers.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

const firstSentence = 'نیمه څلورمه نه ده.'

interface Added {
  readonly user: { readonly user_id: number; readonly username: string }
  readonly starting_code: string
}

/** Past the screens, which have tests of their own: an author writes a lesson, the office makes a class of it with its teacher and a learner. */
async function teachFirstLesson(
  server: { readonly address: string },
  superAdmin: { username: string; password: string },
) {
  const as =
    (token: string) =>
    async <T>(path: string, input: object): Promise<T> => {
      const answer = await post(server, path, input, token)
      if (answer === null) throw new Error(`${path} was refused`)
      return answer as T
    }
  const tenant = as((await openSession(server, superAdmin)).auth_token)
  const { list: campuses } = await tenant<{ list: { institution_id: number; version: string }[] }>(
    'superadmin/institutions',
    {},
  )
  const { institution_id, version } = campuses[0]!
  await tenant('superadmin/institution/update', { institution_id, version, cms_roles: ['cd', 'cr'] })
  const add = (role: string, full_name: string) =>
    tenant<Added>('superadmin/user/add', { institution_id, full_name, roles: [role] })
  /** With a first password in place of the starting code. */
  const enter = async ({ user: { username }, starting_code }: Added) => {
    const { auth_token } = await openSession(server, { username, password: starting_code })
    const password = createHash('sha256').update(`own-${starting_code}`).digest('hex')
    const { opened } = await as(auth_token)<{ opened: { auth_token: string } }>('user/profile/password/update', {
      password,
    })
    return as(opened.auth_token)
  }
  const author = await enter(await add('content_team', 'زرغونه وردګ'))
  const about = { title: 'شمېرپوهنه', subject: 'maths', grade: '6', language: 'pu' }
  const { course_id } = await author<{ course_id: number }>('content/course/create', about)
  const seen = async () => {
    const { version: open } = await author<{ version: { version: number; saves: number; tree: object } }>(
      'content/course',
      {
        course_id,
      },
    )
    return open
  }
  const lesson_guid = randomUUID()
  const draft = await seen()
  const lessons = [{ lesson_guid, title: 'کسرونه', summary: '', skill_ids: [], contents: [] }]
  await author('content/course/save', {
    course_id,
    version: draft.version,
    saves: draft.saves,
    tree: { ...draft.tree, lessons },
  })
  await author('content/revision/save', {
    course_id,
    lesson_guid,
    content_id: null,
    based_on: null,
    title: 'نیمه',
    content_type: 'article',
    body: { kind: 'article', blocks: [{ kind: 'paragraph', text: firstSentence }] },
  })
  for (const [path, step] of [
    ['content/course/review', { step: 'send' }],
    ['content/course/publish', {}],
  ] as const) {
    const { version: open, saves } = await seen()
    await author(path, { course_id, version: open, saves, ...step })
  }
  const office = await enter(await add('campus_admin', 'هیله نورزۍ'))
  const teacher = await add('teacher', 'سحر ساپۍ')
  const { user, starting_code } = await add('learner', 'سپوږمۍ وردګ')
  const { class_id } = await office<{ class_id: number }>('admin/classes/add', {
    grade: '۶',
    section: 'الف',
    subject: 'maths',
    course_id,
    teacher_ids: [teacher.user.user_id],
    learners: { user_ids: [user.user_id] },
  })
  const inClass = await (await enter(teacher))<{ list: { class_id: number; total_students: number }[] }>('classes', {})
  expect(inClass.list).toMatchObject([{ class_id, total_students: 1 }])
  const lesson = { class_id: String(class_id), course_id: String(course_id), lesson_guid }
  return { learner: { username: user.username, starting_code }, lesson }
}

test('a school begins on an empty folder, in Pashto on a phone: from the printed address to its super admin and its first lesson', async ({
  page,
  browser,
}, { parallelIndex }) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'maktab-first-run-'))
  const settings = { port: await freePort(parallelIndex), dataFolder, environment: { MAKTAB_DEMO: '0' } }
  let server = await startSchoolServer(settings)
  try {
    await page.goto(`${server.address}/learner/dashboard`)
    await expect(page).toHaveURL(`${server.address}/setup`)
    await expect(page.getByRole('heading', { level: 1, name: 'There is no school here yet' })).toBeVisible()
    expect(await findBarriers(page)).toEqual([])

    await expect.poll(server.said).toMatch(/once: \S+/)
    const printed = /once: (\S+)/.exec(server.said())?.[1] ?? ''
    await page.goto('about:blank')
    await page.goto(printed)
    await page.getByRole('combobox').first().selectOption('pu')
    await expect(page.getByRole('heading', { level: 1, name: 'خپل ښوونځی پیل کړئ' })).toBeVisible()
    expect(await findBarriers(page)).toEqual([])

    await page.locator('[name=tenant_name]').fill('د رڼا ښوونځی')
    await page.getByLabel('مهالنۍ سیمه').selectOption('Asia/Kabul')
    await page.locator('[name=campus_name]').fill('رڼا، کندهار')
    await page.locator('[name=year_name]').fill('۱۴۰۵')
    await page.locator('[name=year_start]').fill('۱۴۰۵/۱/۱')
    await page.locator('[name=year_end]').fill('۱۴۰۵/۱۲/۲۹')
    await page.locator('[name=full_name]').fill('حمیده وردګ')
    await page.locator('[name=username]').fill('hamida')
    await page.locator('[name=password]').fill('salaam-1234')
    await page.locator('[name=confirmation]').fill('salaam-1234')
    await page.getByRole('button', { name: 'ښوونځی پیل کړئ' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'ستاسو ښوونځی چمتو دی' })).toBeFocused()

    await page.getByRole('link', { name: 'ننوتل' }).click()
    await expect(page).toHaveTitle(/د رڼا ښوونځی/)
    await page.locator('[name=username]').fill('hamida')
    await page.locator('[name=password]').fill('salaam-1234')
    await page.locator('form button[type=submit]').click()
    await expect(page).toHaveURL(`${server.address}/super-admin/schools`)
    await expect(page.getByRole('heading', { level: 1, name: 'ښوونځي' })).toBeVisible()
    await expect(page.getByText('رڼا، کندهار').first()).toBeVisible()

    const { learner, lesson } = await teachFirstLesson(server, { username: 'hamida', password: 'salaam-1234' })
    const phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
    const child = await phone.newPage()
    await child.goto(`${server.address}/login?language=pashto`)
    await child.locator('[name=username]').fill(learner.username)
    await child.locator('[name=password]').fill(learner.starting_code)
    await child.locator('[name=password]').press('Enter')
    await expect(child.getByRole('heading', { level: 1, name: 'خپل پټنوم وټاکئ' })).toBeVisible()
    await child.locator('[name=password]').fill('spogmai-1234')
    await child.locator('[name=confirmation]').fill('spogmai-1234')
    await child.getByRole('button', { name: 'وساتئ او مخکې لاړ شئ' }).click()
    await child.waitForURL(`${server.address}/learner/dashboard`)
    await child.goto(`${server.address}/learner/lesson/player?${new URLSearchParams(lesson).toString()}`)
    await expect(child.getByText(firstSentence)).toBeVisible()
    await phone.close()

    await page.goto(printed)
    await expect(page.getByRole('heading', { level: 1, name: 'دا ښوونځی له مخکې پیل شوی' })).toBeVisible()
    await server.stop()
    server = await startSchoolServer(settings)
    expect(server.said()).not.toContain('/setup#')
  } finally {
    await server.stop()
    removeDataFolder(dataFolder)
  }
})
