/** Before the journeys, for `playwright.config.ts`: the demonstration is built once, and the school of each worker begins as a copy of it. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeDataFolder, startSchoolServer } from './school-server.ts'
import { freePort } from './free-port.ts'

/** Where workers, which are processes of their own, find what was prepared. */
export const preparedSchool = 'PREPARED_SCHOOL'

/** Schools of journeys outlive no power cut; without waiting for the disk a busy one slows no journey down. */
const tuning = ['fsync', 'full_page_writes', 'synchronous_commit'].map((setting) => `${setting} = off\n`).join('')

export default async function prepareSchool(): Promise<() => void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'maktab-prepared-'))
  const server = await startSchoolServer({
    port: await freePort(0),
    dataFolder,
    environment: { MAKTAB_DEMO: '1', MAKTAB_DEMO_LEARNING: '0' },
  })
  await server.stop()
  writeFileSync(join(dataFolder, 'database', 'postgres', 'tuning.conf'), tuning)
  process.env[preparedSchool] = dataFolder
  return () => removeDataFolder(dataFolder)
}
