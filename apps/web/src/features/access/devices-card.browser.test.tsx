import type { AnyAnswer } from '@maktab/client/call'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { DevicesCard } from './devices-card.tsx'

let stage: Stage
afterEach(() => stage.leave())

const times = { created_on: '2026-11-18T08:00:00.000Z', renewed_on: '2026-11-20T08:00:00.000Z' }
const phone = { session_id: 'a', browser: 'Chrome', system: 'Android', is_current: false, ...times }
const nameless = { session_id: 'b', browser: null, system: null, is_current: false, ...times }
const here = { session_id: 'c', browser: 'Firefox', system: 'Windows', is_current: true, ...times }

async function open(
  language: 'en' | 'da' = 'en',
  list = [phone, nameless, here],
  endOwnSession: AnyAnswer = { ok: true, value: {} },
) {
  const left = [...list]
  stage = await setStage({
    language,
    answers: {
      listOwnSessions: () => ({ ok: true, value: { list: [...left] } }),
      endOwnSession: ({ session_id }: { session_id: string }) => {
        if (endOwnSession.ok)
          left.splice(
            left.findIndex((one) => one.session_id === session_id),
            1,
          )
        return endOwnSession
      },
      endOtherSessions: () => ({ ok: true, value: { ended_sessions: left.splice(0, left.length, here).length - 1 } }),
    },
  })
  stage.show(
    <ToastProvider>
      <DevicesCard />
    </ToastProvider>,
  )
  await expect.element(page.getByRole('listitem').first()).toBeVisible()
}
const named = (name: string) => page.getByRole('listitem').filter({ hasText: name })

test('this device comes first and cannot be logged out here; a browser that says nothing is an unknown device', async () => {
  await open()
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent('Firefox on Windows')
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent('This device')
  expect(named('Firefox').getByRole('button').elements()).toHaveLength(0)
  await expect.element(named('Unknown device').getByRole('button')).toBeVisible()
})
test('another device is logged out after a question, whose safe answer has the focus', async () => {
  await open()
  await userEvent.click(page.getByRole('button', { name: 'Log out: Chrome on Android' }))
  await expect.element(page.getByRole('alertdialog', { name: 'Log out Chrome on Android?' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(stage.performed).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Log out: Chrome on Android' }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }))
  await expect.element(page.getByText('That device is logged out.')).toBeVisible()
  expect(stage.performed).toMatchObject([{ name: 'endOwnSession', input: { session_id: 'a' } }])
  await expect.element(named('Chrome')).not.toBeInTheDocument()
})
test('one that was gone already is as good as logged out; without a network it is told and stays', async () => {
  await open('en', [phone, here], { ok: false, refusal: 'not_found' })
  await userEvent.click(page.getByRole('button', { name: 'Log out: Chrome on Android' }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }))
  await expect.element(page.getByText('That device is logged out.')).toBeVisible()
  stage.leave()
  await open('en', [phone, here], { ok: false, failure: 'offline' })
  await userEvent.click(page.getByRole('button', { name: 'Log out: Chrome on Android' }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }))
  await expect.element(page.getByText(/Unable to connect/)).toBeVisible()
  await expect.element(named('Chrome')).toBeVisible()
})
test('all others at once, in Dari', async () => {
  await open('da')
  await userEvent.click(page.getByRole('button', { name: 'خروج همهٔ دیگران' }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'خروج همهٔ دیگران' }))
  await expect.element(page.getByText('۲ دستگاه دیگر خارج شدند.')).toBeVisible()
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(1)
  expect(page.getByRole('button', { name: 'خروج همهٔ دیگران' }).elements()).toHaveLength(0)
})
