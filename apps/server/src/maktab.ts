/** `maktab`: the command of a release, for whoever looks after a school's computer. Called with the folder of the release before its words. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { BadEnvironment, readEnvironment } from '#env.ts'
import { currentVersion, homeAt, programOf, ReleaseRefused, type Home } from '#release/home.ts'
import { findRunning, isWell, nodeSettings, start, stop } from '#release/running.ts'
import { update } from '#release/update.ts'

const usage = `maktab start              starts the school's server and says where it is
maktab run                the same, until it is told to stop: for services
maktab stop
maktab status             ends with 0 where it runs and is well, with 3 where not
maktab backup FOLDER
maktab restore FOLDER [--of 2026-11-28T01-30-00Z] [--without-spoiled]
maktab check
maktab figures check | rebuild [--school NUMBER]
maktab school export NUMBER FOLDER | import FOLDER [--tenant NUMBER] [--with-courses] | undo NUMBER
maktab update ARCHIVE     takes a newer release into use, or keeps this one

Settings stand in settings.env, a line each (PORT=80), and are those of the server.`

const [folder = '', word, ...more] = process.argv.slice(2)

/** Ends with the code of a program of this release, which has the terminal meanwhile. */
function runKeep(home: Home, words: readonly string[]): void {
  const { node, program } = programOf(home, currentVersion(home), 'keep.js')
  const env = { ...process.env, MAKTAB_DATA: home.dataFolder }
  process.exitCode = spawnSync(node, [...nodeSettings, program, ...words], { stdio: 'inherit', env }).status ?? 1
}

async function say(home: Home): Promise<void> {
  const running = findRunning(home)
  const isUp = running !== undefined && (await isWell(running))
  console.log(`Maktab ${currentVersion(home)} in ${home.folder}, data in ${home.dataFolder}`)
  if (running === undefined) console.log('It does not run: maktab start')
  else console.log(`It ${isUp ? 'runs' : 'runs and does not answer'}: ${running.address} (process ${running.pid})`)
  if (!isUp) process.exitCode = 3
}

async function takeUpdate(home: Home): Promise<void> {
  const [release] = more
  if (release === undefined) return refuseWord()
  const { DATABASE_URL, MAKTAB_BACKUP } = readEnvironment(process.env)
  const updated = await update({
    home,
    release,
    hasOutsideDatabase: DATABASE_URL !== undefined,
    backUp: async () => {
      if (MAKTAB_BACKUP === undefined)
        throw new ReleaseRefused('The database is outside: name a folder for a backup with MAKTAB_BACKUP first.')
      runKeep(home, ['backup', MAKTAB_BACKUP])
      if (process.exitCode !== 0) throw new ReleaseRefused('The backup failed, so nothing was updated.')
    },
    say: (sentence) => console.log(sentence),
  })
  console.log(`Maktab ${updated.to} is in use instead of ${updated.from}: ${updated.address}`)
  if (updated.keptDatabase !== undefined)
    console.log(`The database as it was is in ${updated.keptDatabase}: remove it once all is well.`)
}

function refuseWord(): void {
  console.error(usage)
  process.exitCode = 64
}

async function run(home: Home): Promise<void> {
  switch (word) {
    case 'start':
      return console.log((await start(home)).said)
    case 'run':
      Object.assign(process.env, { NODE_ENV: 'production', MAKTAB_DATA: home.dataFolder })
      await import(programOf(home, currentVersion(home), 'main.js').program)
      return
    case 'stop':
      return console.log((await stop(home)) ? 'Maktab has stopped.' : 'Maktab did not run.')
    case 'status':
      return say(home)
    case 'backup':
    case 'restore':
    case 'check':
    case 'figures':
    case 'school':
      return runKeep(home, [word, ...more])
    case 'update':
      return takeUpdate(home)
    default:
      return refuseWord()
  }
}

function explain(error: unknown): string {
  if (error instanceof BadEnvironment) return `A setting is wrong:\n${error.message}`
  if (error instanceof ReleaseRefused) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

const settings = homeAt(path.resolve(folder), undefined).settingsFile
if (fs.existsSync(settings)) process.loadEnvFile(settings)
await run(homeAt(path.resolve(folder), process.env['MAKTAB_DATA'])).catch((error: unknown) => {
  console.error(explain(error))
  process.exitCode = 1
})
