import type { AnyAnswer } from '@maktab/client/call'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { DevicesScreen } from './devices.tsx'

let stage: Stage
beforeEach(() => localStorage.clear())
afterEach(() => stage.leave())

const stuck = {
  user_id: 7,
  full_name: 'Hewad Amin',
  first_seen_on: '2026-11-01T06:00:00.000Z',
  heard_on: '2026-11-28T06:00:00.000Z',
  last_synced_on: '2026-11-24T06:00:00.000Z',
  platform: 'web',
  system: 'android',
  app_version: '0.1.0 (a1b2c3d4)',
  free_bytes: 150_000_000,
  works_waiting: 2,
  waiting_since: '2026-11-24T05:00:00.000Z',
  healed_on: '2026-11-20T06:00:00.000Z',
  healed_tables: ['assignments'],
  troubles: ['send', 'waits_long', 'nearly_full'],
}
const unsaid = {
  ...stuck,
  user_id: 8,
  full_name: 'Spogmai Noor',
  platform: null,
  system: null,
  app_version: null,
  free_bytes: null,
  works_waiting: null,
  waiting_since: null,
  healed_on: null,
  troubles: [],
}

async function show(address: string, list: readonly object[] = [stuck, unsaid]) {
  const asked: unknown[] = []
  const listDevices = (input: unknown): AnyAnswer => {
    asked.push(input)
    return { ok: true, value: { list, total: list.length, total_pages: 1, troubled: list.length === 0 ? 0 : 1 } }
  }
  stage = await setStage({ person: { active_role: 'principal' }, address, answers: { listDevices } })
  stage.show(<DevicesScreen />)
  return asked
}

test('a principal reads why a device does not sync, and what to ask its person', async () => {
  await show('/principal/devices')
  const row = page.getByRole('row').filter({ hasText: 'Hewad Amin' })
  await expect.element(row).toHaveTextContent('Android0.1.0 (a1b2c3d4)')
  await expect.element(row).toHaveTextContent('2 works')
  await expect.element(row).toHaveTextContent('The school does not take what it sends')
  await expect.element(row).toHaveTextContent('Work has waited for more than three days')
  await expect.element(row).toHaveTextContent('Almost no room is left')
  await expect.element(row).toHaveTextContent('Differed from the school and was put right')
  await expect.element(page.getByText('1 device is not in step')).toBeVisible()
  await expect.element(page.getByRole('row').filter({ hasText: 'Spogmai' })).toHaveTextContent('In step')
})

test('only devices in trouble are asked for where the address says so, and where it is chosen', async () => {
  const asked = await show('/principal/devices?only=trouble', [])
  await expect.element(page.getByText('Every device that was heard of is in step.')).toBeVisible()
  expect(asked.at(-1)).toMatchObject({ only: 'trouble', page: 1 })
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Devices' }), 'all')
  await expect.poll(() => asked.at(-1)).toMatchObject({ only: 'all' })
  await expect.element(page.getByText('No device has spoken to the school yet.')).toBeVisible()
})
