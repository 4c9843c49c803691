import type { AnyAnswer } from '@maktab/client/call'
import type { ImportedRow, OfficeImport } from '@maktab/contracts/office/office-imports'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { ImportsScreen } from './imports.tsx'

let stage: Stage
afterEach(() => stage.leave())

const sheet: OfficeImport = {
  import_id: '6a0f3a52-2f5c-4a3e-9d0e-1f0000000001',
  name: 'class 6.xlsx',
  kind: 'people',
  state: 'checked',
  sheets: [
    { name: 'People', rows: 4, is_hidden: false },
    { name: 'Old', rows: 9, is_hidden: true },
    { name: 'Class 7', rows: 2, is_hidden: false },
  ],
  sheet: 0,
  header_row: 1,
  headings: [
    { heading: 'Name', sample: 'Ali Rahimi' },
    { heading: 'Post', sample: 'nowhere' },
  ],
  columns: ['full_name', 'email'],
  mode: 'add_and_change',
  match_by: 'username',
  date_order: 'auto',
  missing: 'leave',
  missing_people: [],
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
    given: ['Omar', 'nowhere'],
    changes: [],
    faults: [{ field: 'email', reason: 'email_invalid', detail: 'nowhere' }],
    new_user_id: null,
  },
  {
    row_number: 5,
    outcome: 'warn',
    given: ['Zahra', 'green'],
    changes: [],
    faults: [{ field: 'full_name', reason: 'looks_like', detail: 'Zahra · senf.6a.01' }],
    new_user_id: null,
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
  await expect.element(page.getByText('Hidden sheets are not read: Old')).toBeVisible()
  await userEvent.selectOptions(page.getByLabelText('Column “Post”'), "Father's name")
  await userEvent.click(page.getByRole('button', { name: 'Check' }))
  await expect.element(page.getByText('This is no email address.')).toBeVisible()
  await expect.element(page.getByText(/Too many rows are wrong: 25 of 100/)).toBeVisible()
  expect(stage.performed.at(-1)).toMatchObject({
    name: 'checkImport',
    input: { columns: ['full_name', 'father_name'] },
  })
  await userEvent.click(page.getByRole('button', { name: 'Apply the right rows' }))
  await userEvent.fill(page.getByLabelText('Type the name of the campus to apply it all the same'), 'Omid School')
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Apply' }))
  await expect.element(page.getByText('Done: 2 people were added, 0 were changed.')).toBeVisible()
  expect(stage.performed.at(-1)).toMatchObject({
    name: 'applyImport',
    input: { is_stop_overruled: true, typed: 'Omid School' },
  })
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }))
  await expect.element(page.getByText(/1 person was left as they are/)).toBeVisible()
})

test('another sheet of the file is read, or the same with another row of headings', async () => {
  const other = { ...sheet, sheet: 2, columns: [null], headings: [{ heading: 'Number', sample: '7' }] }
  await show({ sendFile: (async () => ok(sheet)) as never }, { checkImport: () => ok(other) })
  await choose()
  await userEvent.selectOptions(page.getByLabelText('Sheet of the file'), 'Class 7')
  await expect.element(page.getByLabelText('Column “Number”')).toBeVisible()
  expect(stage.performed.at(-1)).toMatchObject({ name: 'checkImport', input: { sheet: 2 } })
  await userEvent.fill(page.getByLabelText('Row of the headings'), '۳')
  await userEvent.click(page.getByRole('button', { name: 'Read again' }))
  await vi.waitFor(() =>
    expect(stage.performed.at(-1)).toMatchObject({ name: 'checkImport', input: { sheet: 2, header_row: 3 } }),
  )
})

test('cells that are wrong are written anew in their rows and checked together', async () => {
  const mended = { ...sheet, is_stopped: false, totals: { ...sheet.totals, add: 3, error: 0 } }
  await show({}, { listOfficeImports: listed([sheet]), checkImport: () => ok(mended) })
  await userEvent.click(page.getByRole('button', { name: 'Open: class 6.xlsx' }))
  await expect.element(page.getByText('2 rows need you.')).toBeVisible()
  await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription(/no email address/)
  await userEvent.fill(page.getByLabelText('Email'), 'omar@home.af')
  await expect.element(page.getByRole('button', { name: 'Apply the right rows' })).toBeDisabled()
  await userEvent.click(page.getByRole('button', { name: 'Check again with 1 mended cell' }))
  await expect.element(page.getByText('1 row needs you.')).toBeVisible()
  expect(stage.performed.at(-1)).toMatchObject({
    name: 'checkImport',
    input: { fixes: [{ row_number: 4, column: 1, value: 'omar@home.af' }] },
  })
})

test('learners who would be deactivated are named before the sheet is applied', async () => {
  const checked: OfficeImport = {
    ...sheet,
    missing_people: [
      { user_id: 8, full_name: 'Nasim' },
      { user_id: 9, full_name: 'Tariq' },
    ],
  }
  await show({ sendFile: (async () => ok(sheet)) as never }, { checkImport: () => ok(checked) })
  await choose()
  await userEvent.selectOptions(page.getByLabelText('Learners who are not in the sheet'), 'Are deactivated')
  await userEvent.click(page.getByRole('button', { name: 'Check' }))
  await expect.element(page.getByText('2 learners are not in this sheet and are deactivated')).toBeVisible()
  await expect.element(page.getByText('Nasim · Tariq')).toBeVisible()
  expect(stage.performed.at(-1)).toMatchObject({ name: 'checkImport', input: { missing: 'deactivate' } })
})

test('slips for those whom a sheet added are made at once, and shown instead of everything else', async () => {
  const made = { ...rows[0]!, outcome: 'add' as const, faults: [], new_user_id: 77 }
  const slip = { full_name: 'Omar', father_name: null, username: 'senf.6a.07', grade: '6', section: 'A' }
  const asked: unknown[] = []
  await show(
    {},
    {
      listOfficeImports: listed([applied]),
      listImportRows: () => ok({ list: [made, { ...made, row_number: 6, new_user_id: null }], total: 2 }),
      resetPasswords: (input: { readonly user_ids: readonly number[] }) => {
        asked.push(input.user_ids)
        return ok({ slips: [{ ...slip, user_id: 77, starting_code: '12345678' }], kept: [] })
      },
    },
  )
  await userEvent.click(page.getByRole('button', { name: 'Open: class 6.xlsx' }))
  await userEvent.click(page.getByRole('button', { name: 'Make starting codes and slips' }))
  await expect.element(page.getByText('senf.6a.07')).toBeVisible()
  expect(asked).toEqual([[77]])
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
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

test('a sheet of classes is sent as one, with columns of its own', async () => {
  const sent: string[] = []
  const classes: OfficeImport = {
    ...sheet,
    kind: 'classes',
    headings: [{ heading: 'Lehrer', sample: 'Omar' }],
    columns: [null],
  }
  const sendFile = (async ({ path }: { readonly path: string }) => {
    sent.push(path)
    return ok(classes)
  }) as never
  await show({ sendFile })
  await userEvent.click(page.getByLabelText('Classes'))
  await expect.element(page.getByText('A sheet of classes')).toBeVisible()
  const chosen = new File(['Lehrer\nOmar'], 'classes.csv', { type: 'text/csv' })
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, chosen)
  await userEvent.selectOptions(page.getByLabelText('Column “Lehrer”'), 'Teachers')
  expect(sent).toEqual(['admin/classes/import'])
  await expect.element(page.getByLabelText('People are known by')).not.toBeInTheDocument()
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
  await expect.element(page.getByRole('heading', { level: 1, name: 'خلک او ټولګي راوړل' })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2, name: 'پخواني جدولونه' })).toBeVisible()
})

test('whoever may not do it is told so', async () => {
  await show({}, { listOfficeImports: () => ({ ok: false, failure: 'role_not_allowed' }) })
  await expect.element(page.getByText('You do not have access to this')).toBeVisible()
})
