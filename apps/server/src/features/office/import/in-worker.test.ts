import { expect, it } from 'vitest'
import { inSheetWorker } from './in-worker.ts'

it('writes a sheet and reads it again beside this thread, in both forms, as it was', async () => {
  const head = ['Full name', 'Phone', '__proto__']
  const rows = [
    ['=1+1', '0701234567', '\u200cزهرا'],
    ["'Ali", '+93701234567', 'می\u200cخواهد; "x", y'],
  ]
  for (const format of ['xlsx', 'csv'] as const) {
    const bytes = await inSheetWorker('write', {
      format,
      is_right_to_left: true,
      sheets: [{ name: 'People', head, rows, choices: [{ column: 0, values: ['a', 'b'] }] }],
    })
    const read = await inSheetWorker('read', { file: bytes! })
    if (!read?.ok) throw new Error(read?.refusal)
    const unguarded = read.value.rows.map(({ cells }) => cells.map((cell) => String(cell).replace(/^'(?=[=+0-9])/, '')))
    expect(unguarded).toEqual([head, ...rows])
  }
})

it('answers nothing where a job fails, and does what comes at once or afterwards', async () => {
  const sheet = { format: 'csv', is_right_to_left: false, sheets: [{ name: '', head: ['A'], rows: [['b']] }] } as const
  const written = Buffer.from('\ufeff"A"\r\n"b"\r\n')
  const [failed, done] = await Promise.all([
    inSheetWorker('read', { file: undefined as never }),
    inSheetWorker('write', sheet),
  ])
  expect(failed).toBeUndefined()
  expect(Buffer.from(done!)).toEqual(written)
  expect(Buffer.from((await inSheetWorker('write', sheet))!)).toEqual(written)
})
