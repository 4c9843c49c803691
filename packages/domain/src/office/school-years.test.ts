import { expect, test } from 'vitest'
import { decideYear } from './school-years.ts'

const year1404 = { name: '۱۴۰۴', start_date: '2025-03-21', end_date: '2025-12-20' }
const next = { name: '1405', start_date: '2026-03-21', end_date: '2026-12-20', terms: [] }
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
    { ok: true, value: { name: '1405', start_date: '2026-08-01', end_date: '2027-06-15', terms: [] } },
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

const one = { name: 'One', start_date: '2026-03-21', end_date: '2026-07-15' }
const two = { name: 'Two', start_date: '2026-07-16', end_date: '2026-12-20' }

test.each([
  ['none', [], { ok: true, value: next }],
  ['two that fill the year, in their order', [two, one], { ok: true, value: { ...next, terms: [one, two] } }],
  [
    'with holidays between them, and blanks around a name',
    [one, { ...two, name: ' Two ', start_date: '2026-09-01' }],
    { ok: true, value: { ...next, terms: [one, { ...two, start_date: '2026-09-01' }] } },
  ],
  [
    'one of a day',
    [{ ...one, end_date: one.start_date }],
    { ok: true, value: { ...next, terms: [{ ...one, end_date: one.start_date }] } },
  ],
  ['one without a name', [{ ...one, name: ' ' }], refused('details_incomplete')],
  ['one that begins before the year', [{ ...one, start_date: '2026-03-20' }], refused('year_terms_wrong')],
  ['one that ends after it', [one, { ...two, end_date: '2026-12-21' }], refused('year_terms_wrong')],
  ['one that ends before it begins', [{ ...one, end_date: '2026-03-20' }], refused('year_terms_wrong')],
  ['two that share a day', [two, { ...one, end_date: '2026-07-16' }], refused('year_terms_overlap')],
  [
    'two of one name in other digits',
    [
      { ...one, name: '1' },
      { ...two, name: '۱' },
    ],
    refused('year_terms_alike'),
  ],
])('terms of a year: %s', (_name, terms, decided) => {
  expect(decideYear({ ...next, terms }, [year1404])).toEqual(decided)
})
