import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { PlansOnSaleScreen } from './plans.tsx'

let stage: Stage
afterEach(() => {
  sessionStorage.clear()
  return stage.leave()
})

const plan = {
  subscription_guid: '10000000-0000-4000-8000-000000000001',
  id: 1,
  title: { en: 'A month' },
  discount_label: {},
  amount_minor: 150_000,
  currency: 'PKR',
  duration_in_months: 1,
  trial_days: 0,
  position: 0,
  is_active: true,
  stripe_price_id: null,
  is_teacher_assisted: false,
  version: 3,
}

async function open(saved: object = { ok: true, value: { ...plan, version: 4 } }) {
  stage = await setStage({
    address: '/super-admin/plans',
    person: { active_role: 'super_admin', roles: ['super_admin'] },
    answers: {
      readEditedPlans: () => ({ ok: true, value: { list: [plan], accounts: [], currencies: ['PKR', 'AFN'] } }),
      savePlan: () => saved as never,
      saveAccounts: () => ({ ok: true, value: { accounts: [] } }) as never,
    },
  })
  stage.show(<PlansOnSaleScreen />)
}

test('a plan gets a name in each language of the tenant and a price in minor units', async () => {
  await open()
  await userEvent.click(page.getByRole('button', { name: 'Change A month' }))
  await userEvent.fill(page.getByLabelText(/^Name in .*دری/), 'یک ماه')
  await userEvent.fill(page.getByLabelText('Price', { exact: true }), 'cheap')
  await userEvent.click(page.getByRole('button', { name: 'Save' }).first())
  await expect.element(page.getByText('Write an amount such as 1500 or 12.50.')).toBeVisible()
  await userEvent.fill(page.getByLabelText('Price', { exact: true }), '۱۲٫۵')
  await userEvent.selectOptions(page.getByLabelText('Currency'), 'AFN')
  await userEvent.click(page.getByRole('button', { name: 'Save' }).first())
  await expect.element(page.getByText('A month is saved.')).toBeVisible()
  expect(stage.performed).toMatchObject([
    { input: { version: 3, title: { en: 'A month', da: 'یک ماه' }, amount_minor: 1_250, currency: 'AFN' } },
  ])
})

test('an account is added whole or not at all', async () => {
  await open()
  await userEvent.click(page.getByRole('button', { name: 'Add an account' }))
  await userEvent.fill(page.getByLabelText('Bank', { exact: true }), 'HBL')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  expect(stage.performed).toEqual([])
  await userEvent.fill(page.getByLabelText('Name of the account'), 'Maktab')
  await userEvent.fill(page.getByLabelText('Number of the account'), '00112233')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(page.getByText('The accounts are saved.')).toBeVisible()
  expect(stage.performed).toMatchObject([
    { input: { accounts: [{ bank: 'HBL', title: 'Maktab', number: '00112233' }] } },
  ])
})
