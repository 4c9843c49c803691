import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../test/stage.tsx'
import { DeviceChecks } from './device-checks.tsx'

const board = { is_exam_mode: true, is_payment_enabled: true }
let stage: Stage | undefined

beforeEach(() => localStorage.clear())
afterEach(() => {
  stage?.leave()
  localStorage.clear()
})

type Options = NonNullable<Parameters<typeof setStage>[0]>

/** `checked`: the clock was asked for, so that what would greet had its time. */
async function open(options: Options): Promise<() => Promise<void>> {
  let isAsked = false
  const checkTime = () => {
    isAsked = true
    return { ok: true as const, value: { is_valid: true, utc_datetime: '2026-03-21T04:00:00.000Z' } }
  }
  stage = await setStage({ ...options, answers: { checkTime, ...options.answers } })
  stage.show(<DeviceChecks />)
  return async () => {
    await expect.poll(() => isAsked).toBe(true)
    await import('#features/tenants/learner-welcome.tsx')
  }
}

const greeting = () => page.getByRole('dialog', { name: /Zarghuna/ })

test('an examination board that sells plans greets its learner, once until they log out', async () => {
  await open({ tenant: board })
  await expect.element(greeting()).toHaveTextContent('Here you prepare for your examination')
  await userEvent.click(page.getByRole('button', { name: 'Begin' }))
  await expect.element(greeting()).not.toBeInTheDocument()
  stage?.leave()
  const checked = await open({ tenant: board })
  await checked()
  expect(greeting().elements()).toEqual([])
  stage?.leave()
  // Somebody else on the same device.
  await open({ tenant: board, person: { user_id: 8 } })
  await expect.element(greeting()).toBeVisible()
})

test('in Pashto', async () => {
  await open({ tenant: board, language: 'pu' })
  await expect.element(greeting()).toHaveTextContent('ازموینې')
  await userEvent.keyboard('{Escape}')
  await expect.element(greeting()).not.toBeInTheDocument()
  expect(localStorage.getItem('maktab.welcome.7')).not.toBeNull()
})

test.each<[string, Options]>([
  ['an examination board without plans', { tenant: { is_exam_mode: true } }],
  ['a tenant that sells plans and examines nobody', { tenant: { is_payment_enabled: true } }],
  ['a teacher', { tenant: board, person: { active_role: 'teacher', roles: ['teacher'] } }],
  ['who works in another’s place', { tenant: board, isActing: true }],
  ['a learner who has not said their details yet', { tenant: board, person: { profile_completion_step: 1 } }],
])('%s: nobody is greeted', async (_who, options) => {
  const checked = await open(options)
  await checked()
  expect(page.getByRole('dialog').elements()).toEqual([])
})

const sells = { is_payment_enabled: true, is_b2c_enabled: true }
const yesterday = () => new Date(Date.now() - 25 * 3_600_000).toISOString()

test.each<[string, Options, boolean]>([
  ['a learner whom plans are sold to', { tenant: sells }, true],
  ['a learner who was asked about a day ago', { tenant: sells, person: { payment_checked_on: yesterday() } }, true],
  [
    'a learner who was asked about just now',
    { tenant: sells, person: { payment_checked_on: new Date().toISOString() } },
    false,
  ],
  ['a learner of a tenant that sells nothing', { tenant: { is_b2c_enabled: true } }, false],
])('what somebody has of the plans is asked at the start: %s', async (_who, options, isAsked) => {
  let asked = 0
  const readPaymentStatus = () => {
    asked += 1
    return { ok: false as const, refusal: 'not_sold' as const }
  }
  const checked = await open({ ...options, answers: { readPaymentStatus } })
  await checked()
  await expect.poll(() => asked > 0).toBe(isAsked)
})
