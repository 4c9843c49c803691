import type { MigrationPlan } from '@maktab/contracts/access/migration-plans'
import type { WaitingCommand } from '@maktab/client/offline-port'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { MigrationGate } from '#shell/migration-gate.tsx'

const plan: MigrationPlan = {
  grade: '6',
  from_section: 'C',
  to_section: 'A',
  from_institution: 1,
  from_institution_name: 'Anar Campus',
  to_institution: 2,
  to_institution_name: 'Bagh Campus',
  classes: [{ class_code: 'ABCD2345', alias: null, subject: 'maths', grade: '6', section: 'A' }],
}
const ofTeacher: MigrationPlan = { ...plan, grade: null, from_section: null, to_section: null, to_institution: 1 }
const there = {
  user_id: 70,
  institution_id: 2,
  institution_name: 'Bagh Campus',
  migration_type: -1,
  migration_json: null,
  auth_token: 'b',
}

let stage: Stage
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
  stage.leave()
})

const dashboard = <p>The dashboard</p>
async function move(
  options: Parameters<typeof setStage>[0],
  migration_type: 0 | 1 | 2 | 3 = 1,
  migration_json = plan,
): Promise<void> {
  stage = await setStage({
    person: { migration_type, migration_json, active_role: migration_type < 2 ? 'learner' : 'teacher' },
    ...options,
  })
  stage.show(<MigrationGate>{dashboard}</MigrationGate>)
}

test('a learner sees where they move, is in the new session at once, and goes on after five seconds', async () => {
  await move({ answers: { migrateLearner: () => ({ ok: true, value: { ...stage.person(), ...there } }) } })
  await expect.element(page.getByRole('dialog', { name: 'You are moving to another campus' })).toBeVisible()
  await expect.element(page.getByText('Anar Campus', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Bagh Campus', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('list', { name: 'Your classes there' }).getByText('Mathematics 6 A'))
    .toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('Done. You are logged in again in a few seconds.')
  expect(stage.performed).toEqual([
    { name: 'migrateLearner', input: { grade: '6', from_section: 'C', to_section: 'A', to_institution: 2 }, files: [] },
  ])
  expect(stage.person()).toMatchObject({ user_id: 70, institution_id: 2, auth_token: 'b' })
  await vi.advanceTimersByTimeAsync(4_900)
  expect(page.getByText('The dashboard').elements()).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(200)
  await expect.element(page.getByText('The dashboard')).toBeVisible()
})

test('a teacher asks with the codes of the classes', async () => {
  await move(
    {
      answers: {
        migrateTeacher: () => ({ ok: true, value: { ...stage.person(), migration_type: -1, migration_json: null } }),
      },
    },
    2,
    ofTeacher,
  )
  await expect.element(page.getByRole('dialog', { name: 'Your classes are changing' })).toBeVisible()
  await expect
    .poll(() => stage.performed)
    .toEqual([{ name: 'migrateTeacher', input: { to_institution: 1, class_codes: ['ABCD2345'] }, files: [] }])
})

test('a move that failed says so; Continue leads to the dashboard of the previous campus', async () => {
  await move({ answers: { migrateLearner: () => ({ ok: false, refusal: 'migration_target_missing' }) } })
  await expect.element(page.getByRole('alert')).toHaveTextContent('The move failed')
  await expect.element(page.getByText('You were not moved, and nothing was lost.', { exact: false })).toBeVisible()
  await userEvent.tab()
  await userEvent.click(page.getByRole('button', { name: 'Continue to the previous campus' }))
  await expect.element(page.getByText('The dashboard')).toBeVisible()
  expect(stage.person()).toMatchObject({ user_id: 7, migration_type: -1 })
})

test('a move that failed can be left: Close signs out', async () => {
  await move({ answers: { migrateLearner: () => ({ ok: false, failure: 'broken' }) } }, 0)
  await expect.element(page.getByRole('button', { name: 'Continue to the previous section' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  await expect.poll(() => stage.person()).toBeUndefined()
})

test('without a network the move waits, and goes on by itself', async () => {
  let isOnline = false
  await move({
    answers: {
      migrateLearner: () =>
        isOnline ? { ok: true, value: { ...stage.person(), ...there } } : { ok: false, failure: 'unreachable' },
    },
  })
  await expect.element(page.getByText('The move needs the internet.', { exact: false })).toBeVisible()
  isOnline = true
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('status')).toHaveTextContent('Done.')
})

test('work that cannot be sent holds the move back, and the person may go on without it', async () => {
  const waiting: WaitingCommand[] = [
    { command_id: 'a', name: 'handInSubmission', given: '2026-11-20T08:00:00.000Z', refusal: null },
  ]
  await move({ waiting })
  await expect
    .element(page.getByText('1 piece of work on this device is not sent yet.', { exact: false }))
    .toBeVisible()
  expect(stage.performed).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Go on without moving yet' }))
  await expect.element(page.getByText('The dashboard')).toBeVisible()
  expect(stage.person()).toMatchObject({ migration_type: 1 })
  // Nor asked again in this tab.
  stage.leave()
  await move({ waiting })
  await expect.element(page.getByText('The dashboard')).toBeVisible()
})

test('what the school did not take does not hold the move back', async () => {
  await move({
    waiting: [{ command_id: 'a', name: 'handInSubmission', given: '2026-11-20T08:00:00.000Z', refusal: 'not_found' }],
    answers: { migrateLearner: () => ({ ok: true, value: { ...stage.person(), ...there } }) },
  })
  await expect.element(page.getByRole('status')).toHaveTextContent('Done.')
})

test('who has nothing arranged sees no more than before', async () => {
  stage = await setStage()
  stage.show(<MigrationGate>{dashboard}</MigrationGate>)
  await expect.element(page.getByText('The dashboard')).toBeVisible()
})
