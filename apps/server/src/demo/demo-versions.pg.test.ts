/** The demonstration meets a database that is not empty: of an earlier version, of somebody else. */
import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { migrationsFolder } from '../../test/start-postgres.ts'
import { temporaryFolder } from '../../test/test-folder.ts'
import { readDemoWorld, type DemoTenant, type DemoWorld } from './demo-files.ts'
import { loadDemo, type DemoLoad } from './load-demo.ts'
import { openPasswords } from '../features/access/passwords.ts'
import { loadTenants } from '../features/tenants/tenants.ts'
import { openDiskStorage } from '../files/storage.ts'

let load: Omit<DemoLoad, 'doors' | 'ownerUrl'>
let folder: string

beforeAll(async () => {
  folder = temporaryFolder()
  load = {
    storage: openDiskStorage(path.join(folder, 'files')),
    passwords: await openPasswords({ pepper: 'in tests', atOnce: 2 }),
    world: readDemoWorld(path.join(migrationsFolder, '..', 'demo')),
    now: new Date('2026-11-19T09:00:00.000Z'),
    logger: { info: () => {}, warn: () => {} },
  }
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

describe('a demonstration of an earlier version', () => {
  // Two learners a group and three tenants: what is tested here is what is there, not how much.
  const small = (whole: DemoWorld): DemoWorld => {
    const tenants = (structuredClone(whole.tenants) as DemoTenant[]).slice(0, 3)
    for (const { schools } of tenants)
      for (const group of schools.campuses.flatMap(({ groups }) => groups)) group.learners = 2
    return { ...whole, tenants }
  }
  const general = (whole: DemoWorld): DemoWorld => ({ ...whole, tenants: whole.tenants.slice(0, 1) })
  const ownTables = ['users', 'classes', 'users_content_attempts', 'submissions'] as const

  test('keeps what it has and gets the tenants that came since', { timeout: 180_000 }, async () => {
    const own = await freshDatabase()
    const at = { ...load, doors: own.doors, ownerUrl: own.ownerUrl, world: small(load.world) }
    const older = { ...at, world: general(at.world) }
    expect(await loadDemo(older)).toBe('loaded')
    await sql`update tenants set configuration = configuration || '{"primary_color": "eb2128"}'`.execute(own.owner)
    const digest = async () => {
      const rows = await Promise.all(
        ownTables.map((table) =>
          sql<{
            d: string
          }>`select md5(string_agg(t::text, '|' order by t::text)) as d from ${sql.table(table)} t where institution_id in (1, 2, 3)`.execute(
            own.owner,
          ),
        ),
      )
      return rows.map((one) => one.rows[0]?.d)
    }
    const before = await digest()
    expect(await loadDemo(at)).toBe('loaded')
    expect(await digest()).toEqual(before)
    expect(await loadDemo(at)).toBe('there already')
    const { rows } = await sql<{
      tenant_id: number
      colour: string
    }>`select tenant_id, configuration->>'primary_color' as colour from tenants order by 1`.execute(own.owner)
    expect(rows.map(({ tenant_id }) => tenant_id)).toEqual([1, 2, 3])
    expect(rows[0]?.colour).toBe('eb2128')
    await own.close()
  })

  test('whose ids or hosts somebody has taken loses nothing of theirs', { timeout: 180_000 }, async () => {
    const own = await freshDatabase()
    const at = { ...load, doors: own.doors, ownerUrl: own.ownerUrl, world: small(load.world) }
    await loadDemo({ ...at, world: general(at.world) })
    await own.owner
      .insertInto('tenants')
      .values({ tenant_id: 2, name: 'A real tenant', configuration: 'null' })
      .execute()
    await own.owner.insertInto('tenant_hosts').values({ host: 'senf.localhost', tenant_id: 2 }).execute()
    await own.owner
      .insertInto('institutions')
      .values({ tenant_id: 2, institution_id: 563, name: 'A real school' })
      .execute()
    expect(await loadDemo(at)).toBe('loaded')
    const { rows } = await sql<{
      tenant_id: number
      name: string
    }>`select tenant_id, name from tenants order by 1`.execute(own.owner)
    expect(rows.map(({ tenant_id }) => tenant_id)).toEqual([1, 2, 3])
    expect(rows[1]?.name).toBe('A real tenant')
    const tenants = await loadTenants(own.doors, { error: () => {} })
    expect(tenants.tenantOf('senf.localhost')).toBe(2)
    await own.close()
  })
})

describe('a database with a school of its own', () => {
  test('is left alone', async () => {
    const own = await freshDatabase()
    await own.owner.insertInto('tenants').values({ tenant_id: 1, name: 'A real school', configuration: '{}' }).execute()
    expect(await loadDemo({ ...load, doors: own.doors, ownerUrl: own.ownerUrl })).toBe('not empty')
    expect(await own.owner.selectFrom('institutions').selectAll().execute()).toEqual([])
    await own.close()
  })
})
