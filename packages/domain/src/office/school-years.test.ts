import { expect, test } from 'vitest'
import { decideYear } from './school-years.ts'

const year1404 = { name: '۱۴۰۴', start_date: '2025-03-21', end_date: '2025-12-20' }
const next = { name: '1405', start_date: '2026-03-21', end_date: '2026-12-20' }
const refused = (refusal: string) => ({ ok: false, refusal })

test.each([
  ['a year after the last', next, { ok: true, value: next }],
  ['blanks around its name', { ...next, name: ' 1405 ' }, { ok: true, value: next }],
  [
    'one that begins on the day after',
    { ...next, start_date: '2025-12-21' },
    { ok: true, value: { ...next, start_date: '2025-12-21' } },
  ],
  [
    'one from August to June',
    { ...next, start_date: '2026-08-01', end_date: '2027-06-15' },
    { ok: true, value: { name: '1405', start_date: '2026-08-01', end_date: '2027-06-15' } },
  ],
  ['no name', { ...next, name: '  ' }, refused('details_incomplete')],
  ['a name that is there in other digits', { ...next, name: '1404' }, refused('year_name_taken')],
  ['a year of one day', { ...next, end_date: '2026-03-21' }, refused('year_dates_wrong')],
  ['one that ends before it begins', { ...next, end_date: '2026-03-20' }, refused('year_dates_wrong')],
  ['one that shares a day', { ...next, start_date: '2025-12-20' }, refused('year_overlaps')],
  ['one around another', { ...next, start_date: '2025-01-01', end_date: '2027-01-01' }, refused('year_overlaps')],
])('%s', (_name, typed, decided) => {
  expect(decideYear(typed, [year1404])).toEqual(decided)
})
