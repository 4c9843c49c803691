import type { AnyAnswer } from '@maktab/client/call'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { CampusDashboardScreen } from './dashboard.tsx'

let stage: Stage
afterEach(() => stage.leave())

type Answer = Output<Catalogue['listOfficeTasks']>
const campus: Answer = { learners: 2000, teachers: 60, classes: 48, tasks: [], licences: null, sub_end_date: null }
const done = (more: Partial<Answer> = {}): AnyAnswer => ({ ok: true, value: { ...campus, ...more } })

async function open(answer: () => AnyAnswer, language: 'en' | 'pu' = 'en'): Promise<void> {
  stage = await setStage({
    language,
    address: '/campus-admin/dashboard',
    person: { active_role: 'campus_admin', roles: ['campus_admin'] },
    answers: { listOfficeTasks: answer },
  })
  stage.show(<CampusDashboardScreen />)
}

test('each count leads to the list of those that it counts', async () => {
  await open(() =>
    done({
      tasks: [
        { kind: 'learners_without_class', count: 12 },
        { kind: 'classes_without_class_teacher', count: 3 },
        { kind: 'codes_ending', count: 1200 },
      ],
    }),
  )
  const link = (name: string) => page.getByRole('link', { name })
  await expect
    .element(link('12 Learners without a class'))
    .toHaveAttribute('href', '/campus-admin/users?state=without_class&role=learner')
  await expect
    .element(link('3 Classes without a class teacher'))
    .toHaveAttribute('href', '/campus-admin/classes?state=without_class_teacher')
  await expect
    .element(link('1,200 Starting codes that end or ended'))
    .toHaveAttribute('href', '/campus-admin/users?state=code_ending')
  await expect.element(page.getByRole('group', { name: 'Learners' })).toHaveTextContent('2,000')
})

test('in Pashto figures are written in its digits, and nothing to do is said', async () => {
  await open(() => done(), 'pu')
  await expect.element(page.getByRole('group', { name: 'ټولګي' })).toHaveTextContent('۴۸')
  await expect.element(page.getByText('هېڅ کار ستاسو په تمه نه دی')).toBeVisible()
})

test('a subscription that ends or ended, and licences that run out, are said', async () => {
  await open(() =>
    done({ sub_end_date: '2999-01-01T08:00:00.000Z', licences: { total: 2000, used: 1990, is_scarce: true } }),
  )
  await expect.element(page.getByText(/^The subscription ends on .*2999/)).toBeVisible()
  await expect.element(page.getByText('1,990 of 2,000 licences of learners are used.')).toBeVisible()
  stage.leave()
  await open(() => done({ sub_end_date: '2020-01-01T08:00:00.000Z' }))
  await expect.element(page.getByText(/^The subscription ended on .*2020/)).toBeVisible()
})

test('without a network it says so, and asks again where one wants', async () => {
  let isOnline = false
  await open(() => (isOnline ? done() : { ok: false, failure: 'offline' }))
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect.element(retry).toBeVisible()
  isOnline = true
  await userEvent.click(retry)
  await expect.element(page.getByText('Nothing waits for you')).toBeVisible()
})
