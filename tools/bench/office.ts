/** What two thousand pupils in a sheet cost an office in time, and everybody else in waiting. */
import { applyImport, checkImport, importPeople, undoImport } from '@maktab/contracts/office/office-imports'
import { exportPeople } from '@maktab/contracts/office/office-sheets'
import type { OfficeImport } from '@maktab/contracts/office/office-imports'
import { randomUUID } from 'node:crypto'
import { writeSheet } from '../../apps/server/src/features/office/import/write-sheet.ts'
import { call, firstAccountOf, headersOf, signInAs, type BenchSchool } from './bench-school.ts'
import { readLoopDelay } from './loop-delay.ts'
import { atMost, figureHead, plain, type Table } from './table.ts'

const people = 2_000
const head = [
  'Full name',
  "Father's name",
  'Role',
  'Admission number',
  'Roll number',
  'Grade',
  'Section',
  'Gender',
  'Date of birth',
  'Phone number',
  'Email',
  'Language',
  'Remarks',
  'Bus',
  'Fee',
  'House',
]

export async function benchOffice(school: BenchSchool): Promise<Table> {
  const { address } = school.server()
  const { bearer } = await signInAs(address, await firstAccountOf(school, 'campus_admin'))
  const file = await writeSheet({
    format: 'xlsx',
    is_right_to_left: true,
    sheets: [{ name: 'People', head, rows: Array.from({ length: people }, pupil) }],
  })
  await readLoopDelay(school)

  const [read, readMs] = await timed(() => upload(address, bearer, file))
  if (read.totals.add !== people) throw new Error(`Of ${people} rows ${JSON.stringify(read.totals)} came through`)
  const { import_id, columns, mode, match_by, date_order, stop_percent, accepted } = read
  const settings = { import_id, columns, mode, match_by, date_order, stop_percent, accepted }
  const [, checkMs] = await timed(() => call(address, checkImport, settings, bearer))
  const [, applyMs] = await timed(() => call(address, applyImport, { import_id }, bearer))
  const [, exportMs] = await timed(() =>
    fetch(`${address}/api/${exportPeople.path}`, { method: 'POST', headers: headersOf(bearer), body: '{}' }).then(
      (answer) => answer.arrayBuffer(),
    ),
  )
  const [undone, undoMs] = await timed(() => call(address, undoImport, { import_id }, bearer))
  if (undone.kept > 0) throw new Error(`${undone.kept} people were not taken back`)
  const { p99, longest } = await readLoopDelay(school)
  return {
    title: 'People from a sheet',
    head: figureHead,
    rows: [
      atMost('sent, read and checked', readMs / 1000, 2, 's'),
      atMost('checked again', checkMs / 1000, 2, 's'),
      atMost('applied', applyMs / 1000, 2, 's'),
      plain('everybody of the campus taken away as a workbook', `${(exportMs / 1000).toFixed(1)} s`),
      atMost('undone', undoMs / 1000, 10, 's'),
      atMost('event loop meanwhile, p99', p99, 20, 'ms'),
      plain('event loop meanwhile, longest', `${longest.toFixed(0)} ms`),
    ],
    notes: [`${people} rows of ${head.length} columns in a workbook of ${(file.length / 1024).toFixed(0)} KB.`],
  }
}

function pupil(_: unknown, at: number): string[] {
  const grade = 1 + Math.floor(at / 168)
  const section = 'ABCD'[Math.floor(at / 42) % 4]!
  const day = String(1 + (at % 28)).padStart(2, '0')
  return [
    `شاگرد ${letters(at)}`,
    `پدر ${letters(at * 7)}`,
    'شاگرد',
    `B-${10_000 + at}`,
    String(1 + (at % 42)),
    `صنف ${grade}`,
    `${section}9`,
    at % 2 === 0 ? 'دختر' : 'پسر',
    `${1390 + (at % 9)}-0${1 + (at % 9)}-${day}`,
    `07${String(10_000_000 + at * 37)}`,
    `pupil${at}@bench.example`,
    'دری',
    'none',
    'no',
    '0',
    'red',
  ]
}

function letters(number: number): string {
  return [...String(number)].map((digit) => 'ابپتجحدرسش'[Number(digit)]).join('')
}

async function upload(address: string, bearer: string, file: Uint8Array): Promise<OfficeImport> {
  const form = new FormData()
  form.append('import_id', randomUUID())
  form.append('name', 'pupils.xlsx')
  form.append('file', new Blob([new Uint8Array(file)]), 'pupils.xlsx')
  const { 'content-type': _, ...headers } = headersOf(bearer)
  const answer = await fetch(`${address}/api/${importPeople.path}`, { method: 'POST', headers, body: form })
  const { error_code, data } = (await answer.json()) as { error_code: number; data: OfficeImport }
  if (error_code < 0) throw new Error(`The sheet was answered ${error_code}`)
  return data
}

async function timed<T>(work: () => Promise<T>): Promise<readonly [T, number]> {
  const began = performance.now()
  const value = await work()
  return [value, performance.now() - began]
}
