/** Ties a database to the secret that it was made with: passwords, tokens and waiting mails are worthless under another one. */
import type pg from 'pg'
import { withOwner } from '#db/owner-client.ts'
import { SecretRefused } from '#secrets.ts'

const table = 'installation.secret'

/**
 * Before anything in the database follows the secret: refuses a start whose secret is not the one of an earlier start.
 * A database without a mark is new, or older than marks are.
 */
export async function checkSecretMark(ownerUrl: string, mark: string): Promise<void> {
  await withOwner(ownerUrl, async (client) => {
    const { rows: found } = await client.query<{ isThere: boolean }>(
      `select to_regclass('${table}') is not null as "isThere"`,
    )
    if (found[0]?.isThere) refuseOther(await readMark(client), mark)
    const { rows: restoring } = await client.query<{ isThere: boolean }>(
      `select to_regclass('installation.restoring') is not null as "isThere"`,
    )
    if (restoring[0]?.isThere)
      throw new SecretRefused('A restore into this database was not ended: run it again, and start then.')
  })
}

/** At the first start. Of two first starts at once with two secrets, one is refused. */
export async function keepSecretMark(ownerUrl: string, mark: string): Promise<void> {
  await withOwner(ownerUrl, async (client) => {
    await client.query(`insert into ${table} (mark) values ($1) on conflict do nothing`, [mark])
    refuseOther(await readMark(client), mark)
  })
}

async function readMark(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ mark: string }>(`select mark from ${table}`)
  return rows[0]?.mark
}

function refuseOther(kept: string | undefined, mark: string): void {
  if (kept === undefined || kept === mark) return
  throw new SecretRefused(
    'This database belongs to another secret: put the file "secret" of the same backup back into the data folder (or set MAKTAB_SECRET as it was), and start again.',
  )
}
