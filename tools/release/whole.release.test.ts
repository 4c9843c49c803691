/** A release is packed from what was built, unpacked, started, updated, and comes back from an update that does not come up. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../apps/server/test/test-folder.ts'
import { writeTarGz } from './archive.ts'
import { contentsOf } from './contents.ts'
import { thisPlatform } from './platforms.ts'

const root = join(import.meta.dirname, '../..')
const folder = temporaryFolder()
const home = join(folder, 'school', 'maktab')

const settings = { PATH: '/usr/bin:/bin', PORT: '0', TMPDIR: folder }

/** Nothing of the machine but its usual commands: no Node is found, and no setting of the checkout. */
function maktab(...words: string[]): { status: number | null; said: string } {
  const done = spawnSync(join(home, 'maktab'), words, {
    encoding: 'utf8',
    cwd: '/',
    env: settings,
  })
  return { status: done.status, said: done.stdout + done.stderr }
}

/** A newer release: the first one under another name, with migrations beside its own. */
function newer(version: string, migrations: Readonly<Record<string, string>>): string {
  const release = join(folder, `release-${version}`)
  const place = join(release, 'versions', version)
  mkdirSync(join(release, 'versions'), { recursive: true })
  cpSync(join(home, 'versions', 'first'), place, { recursive: true })
  writeFileSync(join(release, 'current'), `${version}\n`)
  for (const [name, text] of Object.entries(migrations)) {
    writeFileSync(join(place, 'apps/server/migrations', name), text)
    const hash = createHash('sha256').update(text).digest('hex')
    appendFileSync(join(place, 'files.sha256'), `${hash}  apps/server/migrations/${name}\n`)
  }
  return release
}

beforeAll(async () => {
  const platform = thisPlatform()
  if (platform === undefined) throw new Error('No releases are made for this machine')
  // The Node that runs this test: nothing is fetched.
  const nodeFolder = dirname(dirname(process.execPath))
  const options = { root, kept: join(folder, 'kept'), version: 'first', platform, nodeFolder }
  const archive = join(folder, 'first.tar.gz')
  await writeTarGz(archive, (await contentsOf(options)).entries, new Date(), 1)
  mkdirSync(dirname(home))
  expect(spawnSync('tar', ['-xf', archive, '-C', dirname(home)]).status).toBe(0)
}, 600_000)

afterAll(() => void maktab('stop'))

test('a release starts where there is no Node, is updated, and keeps the version that works', async () => {
  expect(maktab('status')).toMatchObject({ status: 3, said: expect.stringContaining('does not run') })
  const started = maktab('start')
  expect(started.said).toContain('There is no school yet. Begin it here')
  const address = /http:\/\/localhost:\d+/.exec(started.said)![0].replace('localhost', '127.0.0.1')
  expect(await (await fetch(`${address}/login`)).text()).toContain('<div id="root"')
  expect(maktab('start')).toMatchObject({ status: 1, said: expect.stringContaining('runs already') })
  expect(maktab('check').said).toContain('good  Walls between schools')

  const spoiled = newer('spoiled', {})
  writeFileSync(join(spoiled, 'versions/spoiled/NOTICE'), 'changed on the way')
  expect(maktab('update', spoiled)).toMatchObject({ status: 1, said: expect.stringContaining('not whole: NOTICE') })

  const table = 'create table marks_of_update (id int primary key);'
  const broken = newer('broken', { '9998_marks.sql': table, '9999_broken.sql': 'select of_nothing();' })
  const refused = maktab('update', broken)
  expect(refused).toMatchObject({ status: 1, said: expect.stringContaining('first is in use again and runs') })
  expect(maktab('status')).toMatchObject({ status: 0, said: expect.stringContaining('Maktab first') })

  // It makes the same table: that succeeds only where the database is as it was.
  const good = newer('good', { '9998_marks.sql': table })
  expect(maktab('update', good)).toMatchObject({ status: 0, said: expect.stringContaining('Maktab good is in use') })
  expect(maktab('status')).toMatchObject({ status: 0, said: expect.stringContaining('Maktab good') })
  expect(readFileSync(join(home, 'maktab.log'), 'utf8')).toContain('9998_marks.sql')

  // Under a service it runs in the foreground: its database is not copied while it works.
  expect(maktab('stop').said).toContain('has stopped')
  const service = spawn(join(home, 'maktab'), ['run'], { env: settings, stdio: ['ignore', 'pipe', 'ignore'] })
  for await (const line of service.stdout) if (String(line).includes('Maktab is ready')) break
  const other = newer('other', {})
  expect(maktab('update', other)).toMatchObject({ status: 1, said: expect.stringContaining('stop the service first') })
  service.kill('SIGTERM')
  await once(service, 'exit')
  expect(maktab('start').status).toBe(0)

  // The earlier program refuses what the newer one wrote.
  expect(maktab('stop').said).toContain('has stopped')
  writeFileSync(join(home, 'current'), 'first\n')
  expect(maktab('start')).toMatchObject({ status: 1, said: expect.stringMatching(/newer|9998_marks/) })
  writeFileSync(join(home, 'current'), 'good\n')
  expect(maktab('start').status).toBe(0)
})
