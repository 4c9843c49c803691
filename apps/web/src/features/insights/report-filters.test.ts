import { expect, test } from 'vitest'
import { readFilters } from './report-filters.ts'

const thirtyDays = { preset: '30d', from: '2026-10-22', to: '2026-11-20' }

test.each([
  [null, { range: thirtyDays }],
  [
    '{"preset":"7d","from":"2020-01-01","to":"2020-01-07","class_id":7}',
    { range: { preset: '7d', from: '2026-11-14', to: '2026-11-20' }, class_id: 7 },
  ],
  [
    '{"preset":"own","from":"2026-11-02","to":"2026-11-12"}',
    { range: { preset: 'own', from: '2026-11-02', to: '2026-11-12' } },
  ],
  ['{"preset":"own","from":"yesterday","to":"2026-11-12","class_id":"7"}', { range: thirtyDays }],
  [
    '{"preset":"named","key":"year:4","name":"1404","from":"2025-03-21","to":"2025-12-20","class_id":7}',
    { range: { preset: 'named', key: 'year:4', name: '1404', from: '2025-03-21', to: '2025-12-20' }, class_id: 7 },
  ],
  ['{"preset":"named","key":"year:4","name":"1404"}', { range: thirtyDays }],
  ['{"preset":"all"}', { range: { preset: 'all' } }],
  ['null', { range: thirtyDays }],
  ['{', { range: thirtyDays }],
])('%s is read as it can be', (kept, filters) => {
  expect(readFilters(kept, { today: '2026-11-20', locale: 'en' })).toEqual(filters)
})
