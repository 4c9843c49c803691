import type { DeviceSystem, SyncTrouble } from '@maktab/contracts/downloads/sync-up'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** What a device says of itself beside a sync; what it did not say is undefined. */
interface Said {
  readonly works_waiting?: number | undefined
  readonly free_bytes?: number | undefined
  readonly oldest_waits_seconds?: number | undefined
  readonly trouble?: SyncTrouble | undefined
  readonly platform?: 'web' | 'mobile' | 'desktop' | undefined
  readonly system?: DeviceSystem | undefined
  readonly app_version?: string | undefined
  readonly healed_tables?: readonly string[] | undefined
}

/** Keeps when a person's device spoke, and how it stood then; what it did not say is kept as unknown. It has everything unless it names a trouble. */
export async function noteSync(
  db: Kysely<Tables>,
  device: { readonly institution_id: number; readonly device_id: string; readonly user_id: number },
  heard_on: Date,
  { healed_tables, ...standing }: Said,
): Promise<void> {
  const { oldest_waits_seconds, trouble } = standing
  const said = {
    heard_on,
    works_waiting: standing.works_waiting ?? null,
    free_bytes: standing.free_bytes ?? null,
    waiting_since:
      oldest_waits_seconds === undefined ? null : new Date(heard_on.getTime() - oldest_waits_seconds * 1000),
    trouble: trouble ?? null,
    platform: standing.platform ?? null,
    system: standing.system ?? null,
    app_version: standing.app_version ?? null,
    ...(trouble === undefined && { last_synced_on: heard_on }),
    ...(healed_tables && { healed_tables: [...healed_tables], healed_on: heard_on }),
  }
  await db
    .insertInto('devices')
    .values({ ...device, first_seen_on: heard_on, ...said })
    .onConflict((conflict) => conflict.columns(['institution_id', 'device_id', 'user_id']).doUpdateSet(said))
    .execute()
}

export interface DeviceRow {
  readonly user_id: number
  readonly full_name: string
  readonly first_seen_on: Date
  readonly heard_on: Date
  readonly last_synced_on: Date | null
  readonly platform: 'web' | 'mobile' | 'desktop' | null
  readonly system: DeviceSystem | null
  readonly app_version: string | null
  readonly free_bytes: number | null
  readonly works_waiting: number | null
  readonly waiting_since: Date | null
  readonly trouble: SyncTrouble | null
  readonly healed_on: Date | null
  readonly healed_tables: readonly string[]
}

export interface AskedDevices {
  readonly only: 'all' | 'trouble'
  readonly user_id?: number | undefined
  readonly search_string: string
  readonly skip: number
  readonly take: number
  /** As `troublesOf` of the domain has them. */
  readonly waitsLongBefore: Date
  readonly heardSince: Date
  readonly putAwayBefore: Date
  readonly nearlyFullBelow: number
}

/** Devices of one page, those in trouble first, then by the name of their person; and how many there are on all pages. */
export async function findDevices(
  db: Kysely<Tables>,
  {
    institution_id,
    user_id,
    role,
  }: { readonly institution_id: number; readonly user_id: number; readonly role: string },
  asked: AskedDevices,
): Promise<{ readonly rows: readonly DeviceRow[]; readonly total: number; readonly troubled: number }> {
  const words = `%${asked.search_string.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await sql<{
    readonly list: readonly DeviceRow[]
    readonly total: number
    readonly troubled: number
  }>`
    with people as materialized (
      select p.user_id, p.full_name from users p where p.institution_id = ${institution_id} and not p.is_deleted
        and (${asked.user_id ?? null}::bigint is null or p.user_id = ${asked.user_id ?? null}::bigint)
        and (${asked.search_string} = '' or p.full_name ilike ${words} or p.username ilike ${words})
        and (${role} = 'principal' or p.user_id in (
          select m.user_id from users_classes t join classes c on c.institution_id = t.institution_id and c.class_id = t.class_id and c.is_active and not c.is_deleted
            join users_classes m on m.institution_id = t.institution_id and m.class_id = t.class_id and m.role = 'learner' and not m.is_deleted
          where t.institution_id = ${institution_id} and t.user_id = ${user_id} and t.role = 'teacher' and not t.is_deleted))
    ), seen as materialized (
      select d.*, people.full_name, coalesce(d.heard_on, d.last_synced_on, d.first_seen_on) as said_on
      from people join devices d on d.institution_id = ${institution_id} and d.user_id = people.user_id
    ), judged as materialized (
      select seen.*, said_on >= ${asked.putAwayBefore} and (trouble is not null or coalesce(works_waiting > 0 and waiting_since <= ${asked.waitsLongBefore}, false)
        or coalesce(free_bytes < ${asked.nearlyFullBelow}::bigint, false) or said_on < ${asked.heardSince}) as is_troubled from seen
    ), listed as (select * from judged where ${asked.only} = 'all' or is_troubled)
    select (select count(*)::int from listed) as total, (select count(*)::int from judged where is_troubled) as troubled,
      coalesce((select json_agg(json_build_object('user_id', user_id, 'full_name', full_name, 'first_seen_on', first_seen_on, 'heard_on', said_on,
        'last_synced_on', last_synced_on, 'platform', platform, 'system', system, 'app_version', app_version, 'free_bytes', free_bytes,
        'works_waiting', works_waiting, 'waiting_since', waiting_since, 'trouble', trouble, 'healed_on', healed_on, 'healed_tables', healed_tables)
        order by is_troubled desc, full_name, user_id, said_on desc, device_id)
      from (select * from listed order by is_troubled desc, full_name, user_id, said_on desc, device_id
        offset ${asked.skip} limit ${asked.take}) page), '[]') as list`.execute(db)
  const [row] = rows
  if (!row) throw new Error('An aggregate has a row')
  return { total: row.total, troubled: row.troubled, rows: row.list.map(withMoments) }
}

const moment = (text: unknown): Date | null => (text === null ? null : new Date(String(text)))

/** In JSON moments are texts. */
function withMoments(row: DeviceRow): DeviceRow {
  return {
    ...row,
    first_seen_on: new Date(row.first_seen_on),
    heard_on: new Date(row.heard_on),
    last_synced_on: moment(row.last_synced_on),
    waiting_since: moment(row.waiting_since),
    healed_on: moment(row.healed_on),
  }
}
