/** What looks after a school by itself or when it is asked: the backup of every night, and the check. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { readEditedConfiguration } from '@maktab/contracts/tenants/edited-configuration'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { value } from '../../test/call.ts'
import { openSchool, people, type School } from '../../test/school.ts'
import { migrationsFolder } from '../../test/start-postgres.ts'
import { temporaryFolder } from '../../test/test-folder.ts'
import { openDiskStorage } from '../files/storage.ts'
import { checkSchool } from './check-school.ts'
import { openNightlyBackup } from './nightly.ts'

let school: School
const dataFolder = temporaryFolder()
const photo = { bytes: Buffer.from('a photo'), sha256: createHash('sha256').update('a photo').digest('hex') }
let at = new Date('2026-03-21T12:00:00Z').getTime()

beforeAll(async () => {
  school = await openSchool()
  const kept = await openDiskStorage(path.join(dataFolder, 'files')).receive(Readable.from([photo.bytes]))
  await kept.keep()
})
afterAll(() => school.close())

test('a server makes its backup by itself, says so in one line, and its super admin sees when', async () => {
  const lines: unknown[] = []
  const job = openNightlyBackup({
    ownerUrl: school.database.ownerUrl,
    dataFolder,
    folder: temporaryFolder(),
    secret: 'a secret of an installation in tests',
    passPhrase: 'four plain words here',
    keep: 2,
    doors: school.database.doors,
    clock: () => new Date(at),
    logger: {
      info: (...line: unknown[]) => void lines.push(line),
      warn: (...line: unknown[]) => void lines.push(line),
    },
  })
  expect(await job.runDue()).toBe(1)
  expect(await job.runDue()).toBe(0)
  lines.length = 0
  at += 30 * 3_600_000
  expect(await job.runDue()).toBe(1)
  expect(await job.runDue()).toBe(0)
  expect(lines).toEqual([[expect.objectContaining({ files: expect.any(Number) }), 'a backup was made']])
  const superAdmin = { ...people.principal, role: 'super_admin' as const }
  const { last_backup } = await value(school, readEditedConfiguration, {}, { as: superAdmin })
  expect(last_backup).toMatchObject({ made_on: new Date(at).toISOString() })
  await job.close()
})

test('a check names what is not as it should be', async () => {
  const { owner, ownerUrl } = school.database
  const bad = async () => {
    const findings = await checkSchool({
      ownerUrl,
      dataFolder,
      migrationsFolder,
      clock: () => new Date(at + 10 * 86_400_000),
    })
    return Object.fromEntries(findings.filter(({ isGood }) => !isGood).map(({ about, words }) => [about, words]))
  }
  // A passage of the Quran has the hash of its words. The school of the tests names a document that was never handed over.
  const passage = JSON.stringify({ kind: 'quran', sha256: 'e'.repeat(64) })
  await sql`update content set body = jsonb_set(body, '{blocks,1}', ${passage}::jsonb) where content_type = 'article'`.execute(
    owner,
  )
  const first = await bad()
  expect(first).toEqual({ Files: expect.stringContaining('d'.repeat(64)), Backup: expect.any(String) })
  expect(first['Files']).not.toContain('e'.repeat(64))
  const place = path.join(dataFolder, 'files', photo.sha256.slice(0, 2), photo.sha256.slice(2))
  fs.writeFileSync(place, 'not the photo')
  await sql`alter table users no force row level security`.execute(owner)
  await sql`insert into rollup_learner_class (institution_id, class_id, user_id, attempts) values (10, 101, 1001, 9)`.execute(
    owner,
  )
  await sql`insert into rollup_learner_day (institution_id, class_id, user_id, day, attempts) values (10, 101, 1001, '2026-03-01', 2)`.execute(
    owner,
  )
  await sql`insert into rollup_class_day (institution_id, class_id, day, accuracy_sum) values (10, 101, '2026-03-01', 5), (10, 101, '2026-03-02', 5)`.execute(
    owner,
  )
  expect(await bad()).toMatchObject({
    Files: expect.stringContaining('1 are broken'),
    Figures: expect.stringMatching(/1 of learners.*1 of days of learners.*2 of days of classes/u),
    'Walls between schools': expect.stringContaining('not guarded: users.'),
  })
  await sql`alter table users force row level security`.execute(owner)
  await sql`delete from rollup_learner_class`.execute(owner)
  await sql`delete from rollup_learner_day where day < '2026-03-03'`.execute(owner)
  await sql`delete from rollup_class_day where day < '2026-03-03'`.execute(owner)
  fs.writeFileSync(place, photo.bytes)
})
