import { expect, it } from 'vitest'
import { inSheetWorker } from './in-worker.ts'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

it('writes a sheet and reads it again beside this thread, in both forms, as it was', async () => {
  const head = ['Full name', 'Phone', '__proto__']
  const rows = [
    ['=1+1', '0701234567', '\u200cزهرا'],
    ["'Ali", '+93701234567', 'می\u200cخواهد; "x", y'],
  ]
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sheet-'))
  for (const format of ['xlsx', 'csv'] as const) {
    const bytes = await inSheetWorker('write', {
      format,
      is_right_to_left: true,
      sheets: [{ name: 'People', head, rows, choices: [{ column: 0, values: ['a', 'b'] }] }],
    })
    const file = path.join(folder, `people.${format}`)
    await fs.writeFile(file, bytes!)
    const read = await inSheetWorker('read', { file })
    if (!read?.ok) throw new Error(read?.refusal)
    const unguarded = read.value.rows.map(({ cells }) => cells.map((cell) => String(cell).replace(/^'(?=[=+0-9])/, '')))
    expect(unguarded).toEqual([head, ...rows])
  }
  await fs.rm(folder, { recursive: true })
})

it('answers nothing where the file cannot be had', async () => {
  expect(await inSheetWorker('read', { file: '/nowhere' })).toBeUndefined()
})
