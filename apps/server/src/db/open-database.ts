/** From settings to an open database: embedded or outside, migrated, with the application's role checked. */
import type { Logger } from 'pino'
import { applicationUrl, checkApplicationRole, ensureApplicationRole } from '#db/application-role.ts'
import { createDatabase } from '#db/create-database.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { openPool } from '#db/pool.ts'
import { startPostgres, type EmbeddedPostgres } from '#db/postgres-supervisor.ts'
import { openDoors, type Doors } from '#db/school.ts'
import { checkSecretMark, keepSecretMark } from '#db/secret-mark.ts'

export interface OpenDatabase {
  readonly doors: Doors
  /** For the first load of a demonstration; everything else goes through the doors. */
  readonly ownerUrl: string
  /** Of the application's role, for a connection that listens. */
  readonly url: string
  /** Does the database answer now? */
  answers(): Promise<boolean>
  close(): Promise<void>
}

export interface DatabaseSettings {
  readonly dataFolder: string
  readonly migrationsFolder: string
  /** Owner's address of an outside PostgreSQL ≥ 15; without it the embedded one is started. */
  readonly outsideUrl?: string | undefined
  /** Address for the application's role on the outside PostgreSQL; without it the owner makes that role. */
  readonly outsideApplicationUrl?: string | undefined
  readonly applicationPassword: string
  /** Of the secret behind the password and all other keys. */
  readonly secretMark: string
  readonly title: string
  readonly logger: Logger
  /** Called when the embedded database died and did not come back. */
  readonly onLost: () => void
}

export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const embedded = settings.outsideUrl ? undefined : await startEmbedded(settings)
  try {
    const ownerUrl = settings.outsideUrl ?? (await databaseOf(embedded as EmbeddedPostgres))
    // Before the role gets its password: a process with another secret would shut the others out.
    await checkSecretMark(ownerUrl, settings.secretMark)
    if (!settings.outsideApplicationUrl)
      await ensureApplicationRole({ ownerUrl, password: settings.applicationPassword })
    const url = settings.outsideApplicationUrl ?? applicationUrl(ownerUrl, settings.applicationPassword)
    const migrations = readMigrations(settings.migrationsFolder)
    for (const name of await migrate({ ownerUrl, migrations })) settings.logger.info({ migration: name }, 'migrated')
    await keepSecretMark(ownerUrl, settings.secretMark)
    await checkApplicationRole(url)
    const pool = openPool({ url })
    const doors = openDoors(pool.db)
    return {
      doors,
      ownerUrl,
      url,
      answers: () =>
        doors
          .outsideSchools((db) => db.selectFrom('tenants').select('tenant_id').limit(1).execute())
          .then(
            () => true,
            () => false,
          ),
      async close() {
        await pool.close()
        await embedded?.stop()
      },
    }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

function startEmbedded({ dataFolder, title, logger, onLost }: DatabaseSettings): Promise<EmbeddedPostgres> {
  return startPostgres({
    dataFolder,
    title,
    onEvent(event, reason) {
      if (event === 'returned') logger.warn('the database died and was brought back')
      if (event === 'lost') {
        logger.fatal({ err: reason }, 'the database died and did not come back')
        onLost()
      }
    },
  })
}

async function databaseOf(embedded: EmbeddedPostgres): Promise<string> {
  await createDatabase({ ownerUrl: embedded.ownerUrl('postgres'), name: 'maktab' })
  return embedded.ownerUrl('maktab')
}
