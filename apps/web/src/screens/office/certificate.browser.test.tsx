/** Issuing, printing and withdrawing a leaving certificate. */
import type { AnyAnswer } from '@maktab/client/call'
import type { Certificate } from '@maktab/contracts/office/printing/certificates'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { CertificateScreen } from './certificate.tsx'

let stage: Stage
afterEach(async () => {
  stage.leave()
  await page.viewport(1280, 720)
})

const certificate: Certificate = {
  certificate_id: 3,
  code: 'TVWXYZ0123456789ABCD',
  kind: 'leaving',
  full_name: 'زرغونه ستانکزۍ',
  father_name: 'غلام محمد',
  admission_number: '401',
  date_of_birth: '2012-07-24',
  school_name: 'د ملالۍ لېسه',
  from_date: '2020-03-21',
  to_date: '2026-03-20',
  reason: 'کډه کېږي',
  issued_on: '2026-03-21',
  issued_by_name: 'Spogmai',
  is_withdrawn: false,
}
const { full_name, father_name, admission_number, date_of_birth } = certificate
const person = {
  full_name,
  father_name,
  admission_number,
  date_of_birth,
  from_date: '2020-03-21',
  to_date: '2026-03-20',
}

interface Opening {
  readonly language?: 'en' | 'pu' | 'da' | 'ur'
  readonly address?: string
  readonly list?: readonly Certificate[]
  readonly listed?: AnyAnswer
  readonly issued?: AnyAnswer
}

async function open({ language = 'en', address = '?person=7', list = [], listed, issued }: Opening = {}) {
  stage = await setStage({
    language,
    address: `/campus-admin/print/certificate${address}`,
    person: { active_role: 'campus_admin', roles: ['campus_admin'] },
    answers: {
      listCertificates: () => listed ?? { ok: true, value: { person, list } },
      issueCertificate: () => issued ?? { ok: true, value: certificate },
      withdrawCertificate: () => ({ ok: true, value: { ...certificate, is_withdrawn: true } }),
    },
  })
  stage.show(<CertificateScreen />)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const facts = () => [...document.querySelectorAll('article dd')].map((fact) => fact.textContent)

test('a certificate is issued for the days that the register knows, and printed with its code', async () => {
  await open({ address: '?person=7&campus=20' })
  await userEvent.click(page.getByRole('button', { name: 'Issue' }))
  await expect.element(page.getByText('Say from when until when, and why.')).toBeVisible()
  expect(stage.performed).toEqual([])
  await userEvent.fill(page.getByRole('textbox', { name: 'Reason for leaving' }), ' کډه کېږي ')
  await userEvent.click(page.getByRole('button', { name: 'Issue' }))
  await expect.element(page.getByText('The certificate is issued.', { exact: false })).toBeVisible()
  expect(stage.performed).toMatchObject([
    {
      name: 'issueCertificate',
      input: { institution_id: 20, user_id: 7, from_date: '2020-03-21', to_date: '2026-03-20', reason: 'کډه کېږي' },
    },
  ])
  expect(facts().slice(0, 5)).toEqual([
    'زرغونه ستانکزۍ',
    'غلام محمد',
    '401',
    '24 Jul 2012',
    'the twenty-fourth of July two thousand and twelve',
  ])
  await expect.element(page.getByText('TVWXY-Z0123-45678-9ABCD')).toBeVisible()
  await expect.element(page.getByRole('img', { name: new RegExp(`/verify\\?code=${certificate.code}`) })).toBeVisible()
})

test.each([
  ['pu', '۳ زمری ۱۳۹۱', 'د یو زر درې سوه یو نوي کال د زمري درېیمه', '۴۰۱'],
  ['da', '۳ اسد ۱۳۹۱', 'سوم اسد یک هزار و سه‌صد و نود و یک', '۴۰۱'],
  ['ur', '24 جولائی 2012', 'چوبیس جولائی دو ہزار بارہ', '401'],
] as const)(
  'the date of birth in %s stands in figures and in words of its calendar',
  async (language, figures, words, number) => {
    await open({ language, list: [certificate] })
    await userEvent.click(page.getByRole('listitem').getByRole('button').first())
    await expect.element(page.getByRole('article')).toBeVisible()
    expect(facts().slice(2, 5)).toEqual([number, figures, words])
  },
)

test('Urdu is set in Nastaliq, and no word of it is cut by its box', async () => {
  await open({ language: 'ur', list: [certificate] })
  await userEvent.click(page.getByRole('listitem').getByRole('button').first())
  const fact = page.getByRole('article').getByText('زرغونه ستانکزۍ')
  await expect.element(fact).toBeVisible()
  const { fontFamily, lineHeight, fontSize } = getComputedStyle(fact.element())
  expect(fontFamily).toContain('Nastaliq')
  expect(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toBeGreaterThan(2)
  for (const one of document.querySelectorAll('article, article :not(svg, svg *)'))
    expect(getComputedStyle(one).overflow).toBe('visible')
})

test('one that was issued is withdrawn after it has asked, and says so', async () => {
  await open({ list: [certificate, { ...certificate, certificate_id: 2, is_withdrawn: true }] })
  await expect.element(page.getByText('Withdrawn', { exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Withdraw' }))
  expect(stage.performed).toEqual([])
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }))
  await expect
    .poll(() => stage.performed)
    .toMatchObject([{ name: 'withdrawCertificate', input: { certificate_id: 3 } }])
})

test('what was refused, and what was typed, stays on the page', async () => {
  await open({ issued: { ok: false, refusal: 'certificate_dates_wrong' } })
  await userEvent.fill(page.getByRole('textbox', { name: 'Reason for leaving' }), 'Moves')
  await userEvent.click(page.getByRole('button', { name: 'Issue' }))
  await expect.element(page.getByText(/in that order, and not beyond today/)).toBeVisible()
  stage.leave()
  await open()
  await expect.element(page.getByRole('textbox', { name: 'Reason for leaving' })).toHaveValue('Moves')
  sessionStorage.clear()
})

test('says whose certificate it needs, that nobody is there, and that it needs the internet', async () => {
  await open({ address: '' })
  await expect.element(page.getByText('Whose certificate?')).toBeVisible()
  stage.leave()
  await open({ listed: { ok: false, refusal: 'not_found' } })
  await expect.element(page.getByRole('button', { name: 'Issue' })).not.toBeInTheDocument()
  stage.leave()
  await open({ listed: { ok: false, failure: 'offline' } })
  await expect.element(page.getByText('This is not on your device yet')).toBeVisible()
})

test('fits a narrow phone in both directions', async () => {
  await page.viewport(360, 740)
  for (const language of ['en', 'pu', 'ur'] as const) {
    await open({ language, list: [certificate] })
    await userEvent.click(page.getByRole('listitem').getByRole('button').first())
    await expect.element(page.getByRole('article')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    stage.leave()
  }
  await open()
})
