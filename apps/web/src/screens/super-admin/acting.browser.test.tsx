import type { AnyAnswer } from '@maktab/client/call'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { ActingEntrance, ActingOver } from './acting.tsx'

let stage: Stage
// Files of tests share the storage of a browser.
beforeEach(() => sessionStorage.clear())
afterEach(() => stage.leave())

async function arrive(jwt: string, answers: AnyAnswer[], language: 'en' | 'da' = 'en'): Promise<void> {
  stage = await setStage({
    language,
    person: null,
    answers: { beginActing: () => answers.shift() ?? { ok: false, failure: 'broken' } },
  })
  stage.show(<ActingEntrance code={{ jwt, path: '/principal' }} />)
}

test('a code is traded once, however often the page is drawn, and one that is refused is said plainly', async () => {
  await arrive('used', [{ ok: false, refusal: 'code_invalid' }])
  await expect.element(page.getByRole('heading', { level: 1, name: 'This code is no longer good' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Back to your own account' })).toHaveAttribute('href', '/')
  expect(stage.performed).toMatchObject([{ name: 'beginActing', input: { jwt: 'used' } }])
  expect(sessionStorage).toHaveLength(0)
})

test('without an answer the code is still good: it may be tried again, by keyboard', async () => {
  await arrive('waiting', [
    { ok: false, failure: 'unreachable' },
    { ok: false, refusal: 'code_invalid' },
  ])
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect.element(retry).toBeVisible()
  retry.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'This code is no longer good' })).toBeVisible()
  expect(stage.performed).toHaveLength(2)
})

test('what is said when the hour is over, in Dari', async () => {
  stage = await setStage({ language: 'da', person: null })
  stage.show(<ActingOver />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'وقت شما در این جایگاه تمام شد' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'بازگشت به حساب خودتان' })).toBeVisible()
})
