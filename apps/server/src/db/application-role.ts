/**
 * The role that the server works as. It owns nothing and is bound by row-level security; the owner's address is used
 * for migrations and the first load only. See docs/decisions/0011-the-role-on-an-outside-database.md.
 */
import pg from 'pg'

export const applicationRole = 'maktab_app'

/**
 * Makes the role, or gives the existing one this password. Its password belongs to the whole PostgreSQL, so several
 * server processes on one outside database must be given the same MAKTAB_SECRET (or DATABASE_APP_URL).
 */
export async function ensureApplicationRole({
  ownerUrl,
  password,
}: {
  ownerUrl: string
  password: string
}): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    const { rows } = await client.query('select 1 from pg_roles where rolname = $1', [applicationRole])
    // An existing role keeps its other rights: whoever only manages it may not touch them, and checkApplicationRole looks.
    const statement =
      rows.length === 0
        ? `create role ${applicationRole} login nocreatedb nocreaterole noinherit`
        : `alter role ${applicationRole} login`
    await client.query(`${statement} password ${pg.escapeLiteral(password)}`)
  })
}

/** The owner's address with the application's name and password in it. */
export function applicationUrl(ownerUrl: string, password: string): string {
  const url = new URL(ownerUrl)
  url.username = applicationRole
  url.password = password
  return url.href
}

interface Standing {
  readonly rolsuper: boolean
  readonly rolbypassrls: boolean
  readonly owned: number
  readonly unguarded: readonly string[]
}

/** Rows of these tables are everybody's: they say which tenants there are. The role may only read them. */
const openTables = ['tenants', 'tenant_hosts']

/** Refuses to go on with a role that row-level security does not bind, or with a table that nobody guards. */
export async function checkApplicationRole(url: string): Promise<void> {
  const standing = await withClient(url, async (client) => {
    const { rows } = await client.query<Standing>(
      `select rolsuper, rolbypassrls,
        (select count(*)::int from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and pg_has_role(current_user, relowner, 'MEMBER')) as owned,
        array(select relname::text from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
          and not (relrowsecurity and relforcerowsecurity) and relname <> all ($1) and has_table_privilege(oid, 'select')) as unguarded
       from pg_roles where rolname = current_user`,
      [openTables],
    )
    return rows[0]
  })
  if (!standing || standing.rolsuper || standing.rolbypassrls || standing.owned > 0) {
    throw new Error(
      `The application's database role must not be a superuser, bypass row-level security, or own tables (directly or through another role).`,
    )
  }
  if (standing.unguarded.length > 0) throw new Error(`No row-level security on: ${standing.unguarded.join(', ')}`)
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
