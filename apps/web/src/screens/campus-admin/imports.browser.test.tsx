import type { AnyAnswer } from '@maktab/client/call'
import type { ImportedRow, OfficeImport } from '@maktab/contracts/schools/office-imports'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { ImportsScreen } from './imports.tsx'

let stage: Stage
afterEach(() => stage.leave())

const sheet: OfficeImport = {
  import_id: '6a0f3a52-2f5c-4a3e-9d0e-1f0000000001',
  name: 'class 6.xlsx',
  state: 'checked',
  sheets: [
    { name: 'People', rows: 4, is_hidden: false },
    { name: 'Old', rows: 9, is_hidden: true },
  ],
  headings: [
    { heading: 'Name', sample: 'Ali Rahimi' },
    { heading: 'Colour', sample: 'red' },
  ],
  columns: ['full_name', null],
  mode: 'add_and_change',
  match_by: 'username',
  date_order: 'auto',
  stop_percent: 10,
  accepted: [],
  totals: { add: 2, change: 0, same: 0, warn: 1, error: 1 },
  error_percent: 25,
  is_stopped: true,
  is_legacy_text: false,
  made_by_name: 'Office',
  created_on: '2026-11-20T08:00:00.000Z',
  applied_on: null,
  undoable_until: null,
  kept: 0,
}
const applied: OfficeImport = {
  ...sheet,
  state: 'applied',
  applied_on: '2026-11-20T08:05:00.000Z',
  undoable_until: '2026-12-04T08:05:00.000Z',
}
const rows: ImportedRow[] = [
  {
    row_number: 4,
    outcome: 'error',
    given: ['Omar', 'blue'],
    changes: [],
    faults: [{ field: 'email', reason: 'email_invalid', detail: 'nowhere' }],
  },
  {
    row_number: 5,
    outcome: 'warn',
    given: ['Zahra', 'green'],
    changes: [],
    faults: [{ field: 'full_name', reason: 'looks_like', detail: 'Zahra · senf.6a.01' }],
  },
]

const ok = (value: unknown): AnyAnswer => ({ ok: true, value })
const listed = (list: readonly OfficeImport[]) => () => ok({ list, total: list.length })
const rowsListed = ({ outcome }: { readonly outcome?: string }) => {
  const list = rows.filter((row) => outcome === undefined || row.outcome === outcome)
  return ok({ list, total: list.length })
}

async function show(
  options: Partial<Parameters<typeof setStage>[0]> = {},
  answers: Record<string, (input: never) => AnyAnswer> = {},
): Promise<void> {
  stage = await setStage({
    person: { active_role: 'campus_admin', roles: ['campus_admin'] },
    ...options,
    answers: { listOfficeImports: listed([]), listImportRows: rowsListed, ...answers },
  })
  stage.show(<ImportsScreen />)
}

async function choose(): Promise<void> {
  await expect.element(page.getByText('A sheet of people')).toBeVisible()
  const chosen = new File(['Name\nAli'], 'class 6.csv', { type: 'text/csv' })
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, chosen)
}

test('a sheet goes from its file over its columns to its rows, is applied and undone', async () => {
  await show(
    { sendFile: (async () => ok(sheet)) as never },
    {
      checkImport: () => ok(sheet),
      applyImport: () => ok(applied),
      undoImport: () => ok({ ...applied, state: 'undone', undoable_until: null, kept: 1 }),
    },
  )
  await expect.element(page.getByText('No sheet was brought in during the last 30 days.')).toBeVisible()
  await choose()
  await expect.element(page.getByText('Only the first sheet was read. Not read: Old')).toBeVisible()
  await userEvent.selectOptions(page.getByLabelText('Column “Colour”'), "Father's name")
  await userEvent.click(page.getByRole('button', { name: 'Check' }))
  await expect.element(page.getByText('This is no email address.')).toBeVisible()
  await expect.element(page.getByText(/Too many rows are wrong: 25 of 100/)).toBeVisible()
  expect(stage.performed.at(-1)).toMatchObject({
    name: 'checkImport',
    input: { columns: ['full_name', 'father_name'] },
  })
  await userEvent.click(page.getByRole('button', { name: 'Apply the right rows' }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Apply' }))
  await expect.element(page.getByText('Done: 2 people were added, 0 were changed.')).toBeVisible()
  expect(stage.performed.at(-1)).toMatchObject({ name: 'applyImport', input: { is_stop_overruled: true } })
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }))
  await expect.element(page.getByText(/1 person was left as they are/)).toBeVisible()
})

test('who looks like somebody else is said to be another person', async () => {
  await show({}, { listOfficeImports: listed([sheet]), checkImport: () => ok({ ...sheet, accepted: [5] }) })
  await userEvent.click(page.getByRole('button', { name: 'Open: class 6.xlsx' }))
  await userEvent.selectOptions(page.getByLabelText('Rows shown'), 'Waits for you')
  await userEvent.click(page.getByRole('button', { name: 'This is another person: 5' }))
  await vi.waitFor(() =>
    expect(stage.performed.at(-1)).toMatchObject({ name: 'checkImport', input: { accepted: [5] } }),
  )
})

test('a file that is refused is said, and another may be chosen', async () => {
  await show({ sendFile: (async () => ({ ok: false, refusal: 'sheet_locked' })) as never })
  await choose()
  await expect.element(page.getByRole('alert').getByText(/locked with a password/)).toBeVisible()
  await expect.element(page.getByText('A sheet of people')).toBeVisible()
})

test('a sample that cannot be had is said', async () => {
  await show({ fetchFile: async () => ({ ok: false, failure: 'offline' }) })
  await userEvent.click(page.getByRole('button', { name: 'Download a sample sheet' }))
  await expect.element(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
})

test('a list that the server does not give is offered again, in Pashto too', async () => {
  await show({ language: 'pu' }, { listOfficeImports: () => ({ ok: false, failure: 'offline' }) })
  await expect.element(page.getByRole('heading', { level: 1, name: 'خلک راوړل' })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2, name: 'پخواني جدولونه' })).toBeVisible()
})

test('whoever may not do it is told so', async () => {
  await show({}, { listOfficeImports: () => ({ ok: false, failure: 'role_not_allowed' }) })
  await expect.element(page.getByText('You do not have access to this')).toBeVisible()
})
