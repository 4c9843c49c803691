import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../test/stage.tsx'
import { ClockDialog } from './clock-dialog.tsx'
import { hearLastSync, hearServer } from '#browser/hear-server.ts'
import { serverNow } from '#browser/server-clock.ts'
import { useFormat } from '#language/use-format.ts'
import { useNow } from '#browser/use-now.ts'

const hour = 60 * 60_000
const day = 24 * hour
let stage: Stage | undefined

const clear = () => {
  localStorage.clear()
  sessionStorage.clear()
}
beforeEach(clear)
afterEach(() => {
  vi.useRealTimers()
  stage?.leave()
  clear()
})

function Due({ on }: { on: string }) {
  const format = useFormat()
  return <p>Due {format.relative(on, useNow())}</p>
}

/** The page of a device whose clock is three days behind; `asked` counts how often the school was asked for the time. */
async function openThreeDaysBehind() {
  const asked = { times: 0 }
  const checkTime = () => {
    asked.times += 1
    return { ok: true as const, value: { is_valid: false, utc_datetime: new Date(Date.now() + 3 * day).toISOString() } }
  }
  stage = await setStage({ answers: { checkTime } })
  stage.show(
    <>
      <ClockDialog />
      <Due on={new Date(Date.now() + 5 * day + hour).toISOString()} />
    </>,
  )
  return asked
}

test('a wrong clock is told once, not again by the next page of the same tab, and again after signing in anew', async () => {
  await openThreeDaysBehind()
  const popup = page.getByRole('alertdialog')
  await expect.element(popup).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(popup).not.toBeInTheDocument()
  stage?.leave()

  const asked = await openThreeDaysBehind()
  await expect.poll(() => asked.times).toBeGreaterThan(0)
  await expect.element(page.getByText('Due in 2 days')).toBeVisible()
  expect(popup.elements()).toEqual([])
  stage?.leave()

  sessionStorage.clear()
  await openThreeDaysBehind()
  await expect.element(popup).toBeVisible()
})

test('once the time is right the school is synced with again', async () => {
  const clock = { is_valid: false }
  const retryNow = vi.fn(async () => undefined)
  const checkTime = () => ({ ok: true as const, value: { ...clock, utc_datetime: new Date().toISOString() } })
  stage = await setStage({ answers: { checkTime }, store: { retryNow } })
  stage.show(<ClockDialog />)
  const retry = page.getByRole('alertdialog').getByRole('button', { name: 'Retry' })
  await userEvent.click(retry)
  await expect.element(page.getByText(/^The time of this device is still wrong/)).toBeVisible()
  expect(retryNow).not.toHaveBeenCalled()
  clock.is_valid = true
  await userEvent.click(retry)
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(retryNow).toHaveBeenCalledOnce()
})

test('times are reckoned with the clock of the school, at once and after a restart without a network', async () => {
  await openThreeDaysBehind()
  await expect.element(page.getByText('Due in 2 days')).toBeVisible()
  stage?.leave()
  stage = await setStage()
  stage.show(<Due on={new Date(Date.now() + 5 * day + hour).toISOString()} />)
  await expect.element(page.getByText('Due in 2 days')).toBeVisible()
})

test('a clock that fell back goes on from the last sync', () => {
  hearServer(new Date().toISOString())
  const synced = new Date(Date.now() + hour).toISOString()
  vi.setSystemTime(new Date('2015-01-01T00:00:00.000Z'))
  hearLastSync(synced)
  expect(new Date(serverNow()).toISOString()).toBe(synced)
  vi.setSystemTime(new Date('2015-01-01T02:00:00.000Z'))
  hearLastSync(synced)
  expect(serverNow() - Date.parse(synced)).toBe(2 * hour)
})

test.each(['', '{}', 'null', '{"heard_on":"x","clock_offset_ms":0}'])(
  'what was kept and cannot be read is left out: %s',
  (kept) => {
    localStorage.setItem('maktab.server-clock', kept)
    expect(Math.abs(serverNow() - Date.now())).toBeLessThan(hour)
  },
)
