/** A server that was restored from last night's backup, and devices that were ahead of it: nothing that they had given is lost. */
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { createAssignment } from '@maktab/contracts/assignments/assignments'
import { sql, type Kysely } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { makeBackup } from '../../apps/server/src/backup/make-backup.ts'
import { restore } from '../../apps/server/src/backup/restore.ts'
import type { Tables } from '../../apps/server/src/db/tables.ts'
import { value } from '../../apps/server/test/call.ts'
import { dropDatabase, emptyDatabase, openTestDatabase } from '../../apps/server/test/database.ts'
import { article, classA, openSchool, people, type School } from '../../apps/server/test/school.ts'
import { migrationsFolder } from '../../apps/server/test/start-postgres.ts'
import { temporaryFolder } from '../../apps/server/test/test-folder.ts'
import { chanceOf } from '../chaos/chance.ts'
import { openDevice } from '../chaos/device.ts'

const { learner, teacher } = people
const assignment_id = randomUUID()
const written = {
  title: 'Work',
  description: 'Do it.',
  start_date: '2026-03-21T00:00:00.000Z',
  due_date: '2026-03-25T00:00:00.000Z',
  allowed_attempts: 3,
  total_score: 20,
  rubric_data: [],
  cms_content_ids: [article],
}
const secret = 'a secret of an installation in tests'
const restoredName = `restored_${randomUUID().replaceAll('-', '')}`
const opened: School[] = []
afterAll(async () => {
  for (const school of opened) await school.close()
  await dropDatabase(restoredName)
})

const photo = { file_id: randomUUID(), name: 'photo.png', mime_type: 'image/png', bytes: new Blob([pixel()]) }
const handIn = (text: string, files: readonly (typeof photo)[] = []) => ({
  assignment_id,
  submission_id: randomUUID(),
  text,
  attachments: files.map(({ file_id, name, mime_type, bytes }) => ({
    file_id,
    name,
    mime_type,
    size_bytes: bytes.size,
  })),
})
const mark = (score: number) => ({
  assignment_id,
  class_id: classA,
  user_id: learner.user_id,
  score,
  total_score: 20,
  teacher_remarks: `${score} points`,
})

/** What people did, as the server has it. */
async function workOf(db: Kysely<Tables>) {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(s) - 'changed_xid' as row from (
      select submission_id::text as id, text, jsonb_array_length(attachments) as files, null::numeric as score from submissions
      union all select 'score', teacher_remarks, 0, score from score_entries) s order by s.text`.execute(db)
  return rows
}

test('what a learner and a teacher did since the backup comes again from their devices, with its photo, once', async () => {
  const before = await openSchool()
  opened.push(before)
  let now: Pick<School, 'app'> = before
  const app = { inject: (asked: object) => now.app.inject(asked) } as unknown as School['app']
  const reached = { ...before, app }
  await value(before, createAssignment, { ...written, assignment_id, class_ids: [classA] }, { as: teacher })
  const devices = await Promise.all(
    [learner, teacher].map((person) => openDevice(reached, person, chanceOf(1), () => before.clock.now)),
  )
  for (const device of devices) device.network.isBad = false
  const [pupil, master] = devices.map((device) => device.tab())
  const syncAll = async () => {
    const states = []
    for (const device of devices) states.push(await device.tab().sync())
    return states
  }
  await syncAll()
  await pupil?.perform('handInSubmission', handIn('before the backup'), [])
  await syncAll()

  const dataFolder = temporaryFolder()
  fs.writeFileSync(path.join(dataFolder, 'secret'), secret)
  const folder = temporaryFolder()
  const clock = () => before.clock.now
  const passPhrase = 'four plain words here'
  await makeBackup({ ownerUrl: before.database.ownerUrl, dataFolder, folder, secret, passPhrase, keep: 2, clock })

  await pupil?.perform('handInSubmission', handIn('after the backup', [photo]), [photo])
  await syncAll()
  await master?.perform('scoreSubmission', mark(12), [])
  await master?.perform('scoreSubmission', mark(15), [])
  for (let times = 0; times < 2; times += 1)
    expect(await syncAll()).toMatchObject([
      { waiting: 0, refused: 0 },
      { waiting: 0, refused: 0 },
    ])
  const done = await workOf(before.database.owner)
  expect(done).toHaveLength(4)

  const outsideUrl = await emptyDatabase(restoredName)
  await restore({
    folder,
    dataFolder: temporaryFolder(),
    migrationsFolder,
    outsideUrl,
    hasOwnRole: true,
    askPassPhrase: async () => passPhrase,
    withoutSpoiled: false,
    clock,
  })
  const after = await openSchool({ standing: openTestDatabase(restoredName, outsideUrl) })
  opened.push(after)
  now = after
  expect(await workOf(after.database.owner)).toHaveLength(1)
  for (let times = 0; times < 2; times += 1)
    expect(await syncAll()).toMatchObject([
      { waiting: 0, refused: 0 },
      { waiting: 0, refused: 0 },
    ])
  expect(await workOf(after.database.owner)).toEqual(done)
  const { sha256 } = await after.database.owner
    .selectFrom('files')
    .select('sha256')
    .where('file_id', '=', photo.file_id)
    .executeTakeFirstOrThrow()
  const school = { tenant_id: learner.tenant_id, institution_id: learner.institution_id }
  expect(await after.storage.handedOver.find(school, { file_id: photo.file_id, sha256 })).toMatchObject({
    size: photo.bytes.size,
  })
  for (const device of devices) await device.close()
})

/** A picture of one point. */
function pixel(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  )
}
