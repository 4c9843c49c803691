/** `npm run school`: one school out of this server, into it, and out again where it came by mistake. */
import path from 'node:path'
import { BackupRefused } from '#backup/backup-folder.ts'
import { exportSchool } from '#backup/one-school/export-school.ts'
import { importSchool } from '#backup/one-school/import-school.ts'
import { undoImport } from '#backup/one-school/undo-import.ts'
import { openOwner } from '#backup/owner-of-database.ts'
import type { Environment } from '#env.ts'
import { findSecret } from '#secrets.ts'

export const schoolUsage = (call: string): string => `${call} export NUMBER FOLDER
${call} import FOLDER [--tenant NUMBER] [--with-courses]
${call} undo NUMBER`

export interface AskedOfSchool {
  /** What stands behind `school`. */
  readonly words: readonly string[]
  readonly tenant: string | undefined
  readonly withCourses: boolean
}

const number = /^[1-9][0-9]{0,14}$/u
const clock = (): Date => new Date()
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

/** False where the words are none of these; then nothing was done. */
export async function keepSchool(
  environment: Environment,
  { words, tenant, withCourses }: AskedOfSchool,
): Promise<boolean> {
  const [what, first = '', second = ''] = words
  const isKnown =
    (what === 'export' && number.test(first) && second !== '' && words.length === 3) ||
    (what === 'import' && first !== '' && words.length === 2) ||
    (what === 'undo' && number.test(first) && words.length === 2)
  if (!isKnown || (tenant !== undefined && !number.test(tenant))) return false
  const { dataFolder, migrationsFolder, DATABASE_URL: outsideUrl } = environment
  const secret = findSecret(dataFolder, environment.MAKTAB_SECRET)
  if (secret === undefined)
    throw new BackupRefused(`There is no school in ${dataFolder}: name its folder with MAKTAB_DATA.`)
  const owner = await openOwner({ dataFolder, outsideUrl, title: `one school, process ${process.pid}` })
  const of = { ownerUrl: owner.ownerUrl, dataFolder, secret, clock }
  try {
    if (what === 'export') await sendOut({ ...of, institution_id: Number(first), folder: folderOf(second) })
    else if (what === 'import')
      await bringIn({
        ...of,
        migrationsFolder,
        folder: folderOf(first),
        tenant_id: tenant === undefined ? undefined : Number(tenant),
        withCourses,
      })
    else console.log(`${await undoImport(owner.ownerUrl, Number(first))} is not on this server any more.`)
  } finally {
    await owner.close()
  }
  return true
}

/** npm runs in the folder of the project, whoever calls it from wherever. */
const folderOf = (named: string): string => path.resolve(process.env['INIT_CWD'] ?? '', named)

async function sendOut(asked: Parameters<typeof exportSchool>[0]): Promise<void> {
  const { school, tables, files, spoiled } = await exportSchool(asked)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `${school.name}: ${rows} rows and ${files.count} files (${megabytes(files.bytes)}) are in ${asked.folder}.`,
  )
  console.log('They are not sealed: whoever has the folder can read them.')
  if (!school.is_closed)
    console.log(
      'The campus is open: work that is handed in from now on is not in it. For a move, close it and export it again.',
    )
  if (spoiled.length === 0) return
  console.error(`These files are broken here and do not go along: ${spoiled.join(', ')}`)
  process.exitCode = 2
}

async function bringIn(asked: Parameters<typeof importSchool>[0]): Promise<void> {
  const { name, institution_id, tenant_id, rows, files, courses, hasPasswords } = await importSchool(asked)
  console.log(`${name} is here as school ${institution_id} of tenant ${tenant_id}: ${rows} rows and ${files} files.`)
  if (courses.length > 0) console.log(`These courses came along: ${courses.join(', ')}.`)
  console.log('It stands in no region, network or school system until an office places it.')
  if (!hasPasswords)
    console.log('Passwords of another server are not known here: print codes to begin with for everybody.')
}
