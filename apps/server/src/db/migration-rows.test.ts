/** An owner of tables may be bound by row-level security, too: a migration that changes rows lifts it for its time, or changes none without a word. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../migrations/', import.meta.url)
/** Before this one, installations without a bound owner alone were there. */
const since = '0032'
const migrations = readdirSync(folder).filter((name) => name >= since)

/** Tables whose rows a file changes though rows stood there before it, without lifting row-level security first and laying it on again. */
function boundTables(sql: string): string[] {
  const lifted = (table: string, change: number) =>
    sql.slice(0, change).includes(`alter table ${table} no force row level security;`) &&
    sql.slice(change).includes(`alter table ${table} force row level security;`)
  return [...sql.matchAll(/^(?:update|delete from|insert into) (\w+)/gm)]
    .filter(({ 1: table = '', index }) => !sql.includes(`create table ${table} `) && !lifted(table, index))
    .map(({ 1: table = '' }) => table)
}

test('a change of rows that row-level security would hide is found', () => {
  const change = 'update users set grade = null;\n'
  const [lift, lay] = [
    'alter table users no force row level security;\n',
    'alter table users force row level security;\n',
  ]
  expect(boundTables(change)).toEqual(['users'])
  expect(boundTables(change + lift + lay)).toEqual(['users'])
  expect(boundTables(lift + change)).toEqual(['users'])
  expect(boundTables(lift + change + lay)).toEqual([])
  expect(boundTables(`create table seats (id int);\ninsert into seats values (1);\n`)).toEqual([])
})

test.each(migrations)('%s changes no rows that it may not see', (name) => {
  expect(boundTables(readFileSync(new URL(name, folder), 'utf8'))).toEqual([])
})
