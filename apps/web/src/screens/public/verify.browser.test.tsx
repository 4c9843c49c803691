import type { AnyAnswer } from '@maktab/client/call'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { VerifyForm } from '#features/office/printing/verify-form.tsx'
import { setStage, type Stage } from '../../../test/stage.tsx'

let stage: Stage
afterEach(() => stage.leave())

const genuine = {
  ok: true,
  value: {
    certificate: { full_name: 'زرغونه', school_name: 'د ملالۍ لېسه', kind: 'leaving', issued_on: '2026-03-21' },
  },
} as const

async function open(answer: AnyAnswer, { code = '', language = 'en' }: { code?: string; language?: 'en' | 'pu' } = {}) {
  const asked: unknown[] = []
  stage = await setStage({
    language,
    answers: {
      verifyCertificate: (input) => {
        asked.push(input)
        return answer
      },
    },
  })
  stage.show(<VerifyForm code={code} />)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return asked
}

test('the square of a certificate asks at once, and hears name, school, kind and date in the reader’s calendar', async () => {
  const asked = await open(genuine, { code: 'TVWXYZ0123456789ABCD', language: 'pu' })
  await expect.element(page.getByRole('status').getByText('رښتینې ده')).toBeVisible()
  expect(asked.at(-1)).toEqual({ code: 'TVWXYZ0123456789ABCD' })
  expect([...document.querySelectorAll('dd')].map((one) => one.textContent)).toEqual([
    'زرغونه',
    'د ملالۍ لېسه',
    'د ښوونځي د پرېښودو تصدیقنامه',
    '۱ وری ۱۴۰۵',
  ])
})

test('a typed code is asked by the button, and what was heard goes when another is typed', async () => {
  const asked = await open({ ok: true, value: { certificate: null } })
  expect(asked).toEqual([])
  const field = page.getByRole('textbox', { name: 'Code of the certificate' })
  await userEvent.fill(field, ' AAAAA-BBBBB ')
  await userEvent.click(page.getByRole('button', { name: 'Ask' }))
  await expect.element(page.getByText('Not genuine')).toBeVisible()
  expect(asked).toEqual([{ code: 'AAAAA-BBBBB' }])
  await userEvent.fill(field, 'AAAAA')
  await expect.element(page.getByText('Not genuine')).not.toBeInTheDocument()
})

test('says when too many were tried, and what needs the internet', async () => {
  await open({ ok: false, failure: 'too_many_requests' }, { code: 'A' })
  await expect.element(page.getByText(/Twenty codes a minute/)).toBeVisible()
  stage.leave()
  await open({ ok: false, failure: 'offline' }, { code: 'A' })
  await expect.element(page.getByRole('status')).not.toBeEmptyDOMElement()
})
