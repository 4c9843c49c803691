import type { AnyAnswer } from '@maktab/client/call'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { ActingRecordScreen } from './acting-record.tsx'

let stage: Stage
afterEach(() => stage.leave())

async function open(answer: AnyAnswer, language: 'en' | 'da' = 'en') {
  const person = { active_role: 'super_admin' as const, roles: ['super_admin' as const] }
  stage = await setStage({ language, person, answers: { listActedCalls: () => answer } })
  stage.show(<ActingRecordScreen />)
}
const worked = {
  session_id: '0a4f3c1e-5d1b-4f1e-8a51-000000000009',
  institution_id: 10,
  institution_name: 'Bagh School',
  role: 'principal' as const,
  user_id: 1,
  full_name: 'Gulalai',
  acted_by: 2,
  acted_by_name: 'Yalda',
  first_call_on: '2026-03-21T04:00:00.000Z',
  last_call_on: '2026-03-21T04:30:00.000Z',
  calls: [{ path: 'user/profile', times: 2 }],
}

test('who worked in whose place is said, and which calls were made, by keyboard', async () => {
  await open({ ok: true, value: { list: [worked], total: 1, total_pages: 1 } })
  await expect
    .element(page.getByRole('heading', { level: 2, name: 'Yalda in the place of Gulalai at Bagh School' }))
    .toBeVisible()
  await expect.element(page.getByText('user/profile')).not.toBeVisible()
  ;(page.getByText('What was asked for').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('user/profile')).toBeVisible()
  await expect.element(page.getByText('2 times')).toBeVisible()
})

test('an empty record is said, in Dari, and without a network there is a way to try again', async () => {
  await open({ ok: true, value: { list: [], total: 0, total_pages: 0 } }, 'da')
  await expect.element(page.getByText('هیچ‌کس به جای دیگری کار نکرده است.')).toBeVisible()
  stage.leave()
  await open({ ok: false, failure: 'offline' })
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
})
