/** The server as `main.ts` builds it, with parts that a test chooses; without a database unless the test brings one. */
import type { FastifyInstance } from 'fastify'
import fs from 'node:fs'
import path from 'node:path'
import pino from 'pino'
import { buildApp, type AppParts } from '../src/app.ts'
import type { Doors } from '../src/db/school.ts'
import { openDiskStorage } from '../src/files/storage.ts'
import type { TenantPage } from '../src/pages/tenant-page.ts'
import { temporaryFolder } from './test-folder.ts'

export const noDoors: Doors = {
  inSchool: () => Promise.reject(new Error('no database in this test')),
  inTenant: () => Promise.reject(new Error('no database in this test')),
  outsideSchools: () => Promise.reject(new Error('no database in this test')),
}

export const page: TenantPage = {
  name: 'School',
  description: 'A school',
  lang: 'ps-AF',
  direction: 'rtl',
  themeColor: '#05b027',
  backgroundColor: '#ffffff',
  favicon: null,
  logo: null,
  themeVariables: { '--brand': '#05b027' },
  boot: { tenant: 1 },
}

export interface AppInTest {
  readonly app: FastifyInstance
  readonly folder: string
  close(): Promise<void>
}

export const fileKey = 'a key in tests'

/** Files given by path are written into the folder of the built web application before the app is made. */
export async function appInTest(
  parts: Partial<AppParts> = {},
  webFiles: Readonly<Record<string, string>> = {},
): Promise<AppInTest> {
  const folder = temporaryFolder()
  const webFolder = path.join(folder, 'web')
  for (const [name, text] of Object.entries(webFiles)) {
    fs.mkdirSync(path.dirname(path.join(webFolder, name)), { recursive: true })
    fs.writeFileSync(path.join(webFolder, name), text)
  }
  const app = await buildApp({
    logger: pino({ level: 'silent' }),
    clock: () => new Date('2026-03-21T08:00:00Z'),
    doors: noDoors,
    storage: openDiskStorage(path.join(folder, 'files')),
    fileKey,
    mayReadAttachment: () => Promise.resolve(true),
    pages: { webFolder, findTenantPage: () => page },
    calls: { handlers: {}, whoIs: () => undefined, tenantOf: () => 1, sentence: (_language, key) => key },
    isReady: () => Promise.resolve(true),
    ...parts,
  })
  return {
    app,
    folder,
    async close() {
      await app.close()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
