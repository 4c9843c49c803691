import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Role } from '@maktab/contracts/roles'
import { hurry } from '../../test/hurry.ts'
import { setStage, type Stage } from '../../test/stage.tsx'
import { ClockDialog } from './clock-dialog.tsx'
import { Frame } from './frame.tsx'
import { ServerClockBanner } from './server-clock-banner.tsx'

const day = 86_400_000
let stage: Stage | undefined

const clear = () => {
  localStorage.clear()
  sessionStorage.clear()
}
beforeEach(clear)
afterEach(() => {
  stage?.leave()
  vi.restoreAllMocks()
  clear()
})

const behind = { status: 'ready', clock: 'behind' }
const sentence = 'The clock of the school’s server is behind; ask who looks after it to set it. Nothing is lost.'

/** The server answers at `/readyz` with that; `asked` counts how often it was asked. */
function serverSays(answer: object, status = 200) {
  const asked = { times: 0 }
  vi.spyOn(window, 'fetch').mockImplementation(async (target) => {
    if (!String(target instanceof Request ? target.url : target).endsWith('/readyz')) throw new TypeError('no answer')
    asked.times += 1
    return new Response(JSON.stringify(answer), { status })
  })
  return asked
}

test.each([
  ['en', sentence],
  ['pu', 'د ښوونځي د سرور ساعت وروسته پاتې دی؛ څوک چې یې پالنه کوي، ورته ووایاست چې سم یې کړي. هېڅ شی نه ورکېږي.'],
  ['da', 'ساعت سرور مکتب عقب مانده است؛ از کسی که از آن مراقبت می‌کند بخواهید آن را درست کند. هیچ چیز گم نمی‌شود.'],
  ['ur', 'اسکول کے سرور کی گھڑی پیچھے ہے؛ جو اس کی دیکھ بھال کرتا ہے اسے ٹھیک کرنے کو کہیں۔ کچھ بھی گم نہیں ہوتا۔'],
] as const)('a server whose clock is behind is told until it is put away, in %s', async (language, words) => {
  await page.viewport(320, 640)
  serverSays(behind, 503)
  stage = await setStage({ language })
  stage.show(<ServerClockBanner />)
  await expect.element(page.getByRole('button', { name: words })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await userEvent.click(page.getByRole('button'))
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test.each<Role>(['teacher', 'principal', 'super_admin'])('a %s is told in the frame', async (role) => {
  hurry()
  serverSays(behind)
  stage = await setStage({ person: { active_role: role, roles: [role] } })
  stage.show(<Frame>Work</Frame>)
  await expect.element(page.getByRole('button', { name: sentence })).toBeVisible()
})

test('a learner is not told, and their device does not ask', async () => {
  hurry()
  const asked = serverSays(behind)
  let isIdle = false
  const readRunningClickers = () => {
    isIdle = true
    return { ok: true as const, value: { list: [] } }
  }
  stage = await setStage({ answers: { readRunningClickers } })
  stage.show(<Frame>Work</Frame>)
  await expect.poll(() => isIdle).toBe(true)
  await import('./server-clock-banner.tsx')
  expect([asked.times, page.getByText(sentence).elements()]).toEqual([0, []])
})

test.each<[string, object]>([
  ['is right', { status: 'ready' }],
  ['answers something else', []],
])('nothing is said where the server %s', async (_how, answer) => {
  const asked = serverSays(answer)
  stage = await setStage()
  stage.show(<ServerClockBanner />)
  await expect.poll(() => asked.times).toBeGreaterThan(0)
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
})

test('a device that differs from a server that is behind is not called wrong', async () => {
  const asked = serverSays(behind)
  const utc_datetime = new Date(Date.now() - 400 * day).toISOString()
  stage = await setStage({ answers: { checkTime: () => ({ ok: true, value: { is_valid: false, utc_datetime } }) } })
  stage.show(<ClockDialog />)
  await expect.poll(() => asked.times).toBeGreaterThan(0)
  await expect.poll(() => localStorage.getItem('maktab.server-clock')).not.toBeNull()
  expect(page.getByRole('alertdialog').elements()).toEqual([])
})
