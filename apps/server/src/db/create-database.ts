/** Makes a database on the embedded PostgreSQL when it is not there yet. */
import pg from 'pg'

export async function createDatabase({
  ownerUrl,
  name,
  template,
}: {
  ownerUrl: string
  name: string
  template?: string
}): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rows.length > 0) return
    // Through the log, as PostgreSQL does by itself, a copy takes up to twice as long.
    const origin = template ? ` template ${pg.escapeIdentifier(template)} strategy file_copy` : ''
    await client.query(`create database ${pg.escapeIdentifier(name)}${origin}`)
  } finally {
    await client.end()
  }
}
