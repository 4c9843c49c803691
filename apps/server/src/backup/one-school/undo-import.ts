/** Takes a school away again that was imported and in which nobody has signed in since. Its courses stay: others may use them by now. */
import type pg from 'pg'
import { BackupRefused } from '../backup-folder.ts'
import { checkSeesAll } from '../owner-of-database.ts'
import { quoted, readStoredTables } from '../stored-tables.ts'
import { withoutTriggers } from './import-school.ts'
import { readSchoolTables } from './school-tables.ts'
import { withOwner } from '#db/owner-client.ts'

/** Refuses a school that did not come by an import, and one in which somebody has been: their work would go with it. Answers its name. */
export async function undoImport(ownerUrl: string, institution_id: number): Promise<string> {
  return withOwner(ownerUrl, async (client) => {
    await checkSeesAll(client)
    await client.query('set row_security = off; begin')
    try {
      const { tenant_id, name } = await findImport(client, institution_id)
      await withoutTriggers(client)
      const tables = await readSchoolTables(client, { tenant_id, institution_id })
      // Those that name people and no school first: they are found by the people.
      for (const table of tables.filter((one) => one.kind === 'school' && !isOfSchool(one)))
        await client.query(`delete from ${quoted(table)} where ${table.where}`)
      for (const table of (await readStoredTables(client)).filter(isOfSchool))
        await client.query(`delete from ${quoted(table)} where institution_id = $1`, [institution_id])
      await client.query('commit')
      return name
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  })
}

const isOfSchool = ({ columns }: { readonly columns: readonly string[] }): boolean => columns.includes('institution_id')

/** Nobody signs in until it is gone. */
async function findImport(
  client: pg.Client,
  institution_id: number,
): Promise<{ readonly tenant_id: number; readonly name: string }> {
  await client.query('lock table sessions in share mode')
  const { rows } = await client.query<{ tenant_id: string; name: string; is_used: boolean }>(
    `select tenant_id, name, exists (select from sessions s where s.institution_id = i.institution_id) as is_used
      from installation.imported_schools i where institution_id = $1 for update`,
    [institution_id],
  )
  const found = rows[0]
  if (found === undefined) throw new BackupRefused(`The school ${institution_id} did not come by an import.`)
  if (found.is_used)
    throw new BackupRefused(`Somebody has signed in at ${found.name} since: its work stays. Close the campus instead.`)
  return { tenant_id: Number(found.tenant_id), name: found.name }
}
