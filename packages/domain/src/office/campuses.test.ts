import { expect, test } from 'vitest'
import { decideCampus, decideClosing, type CampusWriting } from './campuses.ts'

const isZone = (name: string) => name === 'Asia/Kabul'

test.each<[CampusWriting, CampusWriting | string]>([
  [{}, {}],
  [{ name: 'Bagh' }, { name: 'Bagh' }],
  [{ name: '' }, 'details_incomplete'],
  [{ names: { da: 'باغ', ur: '' } }, { names: { da: 'باغ' } }],
  [{ contact_number: '۰۳۰ ۱۱۱ ۲۲۳۳' }, { contact_number: '030 111 2233' }],
  [{ contact_number: '' }, { contact_number: '' }],
  [{ contact_number: 'none' }, 'contact_no_invalid'],
  [{ contact_number: '12' }, 'contact_no_invalid'],
  [{ contact_email_address: 'office@school.example' }, { contact_email_address: 'office@school.example' }],
  [{ contact_email_address: 'office' }, 'details_incomplete'],
  [{ ministry_code: 'KDR-۰۱۲' }, { ministry_code: 'KDR-012' }],
  [
    { latitude: 31.6, longitude: 65.7 },
    { latitude: 31.6, longitude: 65.7 },
  ],
  [
    { latitude: null, longitude: null },
    { latitude: null, longitude: null },
  ],
  [{ latitude: 31.6 }, 'details_incomplete'],
  [{ latitude: 31.6, longitude: null }, 'details_incomplete'],
  [{ time_zone: 'Asia/Kabul' }, { time_zone: 'Asia/Kabul' }],
  [{ time_zone: 'Mars/Olympus' }, 'details_incomplete'],
  [
    { sub_start_date: '2026-01-01T00:00:00Z', sub_end_date: null },
    { sub_start_date: '2026-01-01T00:00:00Z', sub_end_date: null },
  ],
  [{ sub_start_date: '2026-01-02T00:00:00Z', sub_end_date: '2026-01-01T00:00:00Z' }, 'details_incomplete'],
])('%j becomes %j', (writing, expected) => {
  const decided = decideCampus(writing, isZone)
  expect(decided.ok ? decided.value : decided.refusal).toEqual(expected)
})

test.each([
  ['its name, whatever the capitals and spaces', { typed: ' bagh  SCHOOL ' }, true],
  ['its name in another language', { typed: 'مکتب باغ' }, true],
  ['another name', { typed: 'Anar' }, 'typed_name_wrong'],
  ['nothing', { typed: '' }, 'typed_name_wrong'],
  ['its name while learners are there', { learners: 1 }, 'campus_not_empty'],
  ['the name of the own campus', { isOwn: true }, 'not_allowed'],
])('%s: %s', (_what, change, expected) => {
  const closing = { typed: 'Bagh School', names: ['Bagh School', 'مکتب باغ', ''], learners: 0, isOwn: false, ...change }
  const decided = decideClosing(closing)
  expect(decided.ok || decided.refusal).toBe(expected)
})
