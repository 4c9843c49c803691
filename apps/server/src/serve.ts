/** Opens every part in order, listens, and closes them in the opposite order. */
import { catalogue } from '@maktab/contracts/catalogue'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import os from 'node:os'
import path from 'node:path'
import type { Logger } from 'pino'
import { buildApp } from '#app.ts'
import { endRestore } from '#backup/restored-folder.ts'
import { openOutsideCaptcha } from '#captcha/outside-captcha.ts'
import { composeServer } from '#compose.ts'
import { mountOpenapi } from '#calls/openapi-routes.ts'
import { openDatabase, type OpenDatabase } from '#db/open-database.ts'
import { startLearningServer } from '#demo/learning-server.ts'
import { openDemonstration } from '#demo/open-demonstration.ts'
import { openDemoPayments } from '#demo/open-payments.ts'
import type { Environment } from '#env.ts'
import { openEndedSessions } from '#features/access/ended-sessions.ts'
import { loadProviders } from '#features/access/external-providers.ts'
import { siteOfTenant } from '#features/access/access-letters.ts'
import { openMailAccess } from '#features/access/mail-access.ts'
import { openPasswords } from '#features/access/passwords.ts'
import { openTokens } from '#features/access/tokens.ts'
import { findMediaPrograms } from '#features/studio/import/media-programs.ts'
import { openImporting } from '#features/studio/importing.ts'
import { loadNotificationTitles } from '#features/people/notification-words.ts'
import { openSignedLinks } from '#features/people/signed-links.ts'
import { issueSetupCode } from '#features/schools/setup-code.ts'
import { openStripeAccounts } from '#features/payments/stripe-api.ts'
import { findTenantPageIn } from '#features/tenants/tenant-page.ts'
import { keepWrittenSchools } from '#features/insights/school-figures.ts'
import { loadTenants } from '#features/tenants/tenants.ts'
import { openDiskStorage, sweepReceiving } from '#files/storage.ts'
import type { Running } from '#jobs/job.ts'
import { openJobs } from '#jobs/jobs.ts'
import { openBus } from '#live/bus.ts'
import { openPostgresBus } from '#live/postgres-bus.ts'
import { vapidKeys } from '#push/vapid-keys.ts'
import { openPostOffice } from '#mail/post-office.ts'
import { mountAndroidVersion } from '#pages/android-version.ts'
import { openContentHosts } from '#packages/content-hosts.ts'
import { readPlayerFiles } from '#packages/player-files.ts'
import { mountPlayerVersions } from '#packages/player-versions.ts'
import { findSecret, openSecrets, type Secrets } from '#secrets.ts'
import { dateOfBuild, openServerClock } from '#server-clock.ts'
import { loadSentences, loadTranslations } from '#sentences.ts'

export interface RunningServer {
  readonly port: number
  /** Where the installation waits for its first run: the one-time code of this start. */
  readonly setupCode: string | undefined
  /** Lets running requests end, then closes the database; the embedded PostgreSQL is stopped with it. */
  stop(): Promise<void>
}

export interface Serving {
  readonly environment: Environment
  readonly logger: Logger
  /** Called when the server cannot go on: the embedded database is gone for good. */
  readonly onLost: () => void
}

/** A request that has not ended by then is cut off. */
const drainTime = 6_000

export async function serve({ environment, logger, onLost }: Serving): Promise<RunningServer> {
  // One that was cut off between two names: nothing may be made in the gap.
  endRestore(environment.dataFolder)
  const secrets = openSecrets(environment.dataFolder, environment.MAKTAB_SECRET)
  const database = await openDatabase({
    dataFolder: environment.dataFolder,
    migrationsFolder: environment.migrationsFolder,
    outsideUrl: environment.DATABASE_URL,
    outsideApplicationUrl: environment.DATABASE_APP_URL,
    applicationPassword: secrets.databasePassword,
    secretMark: secrets.databaseMark,
    title: `Maktab on port ${environment.PORT}, process ${process.pid}`,
    logger,
    onLost,
  })
  try {
    const { app, setupCode } = await buildWith({ environment, logger, secrets, database })
    await listen(app, environment)
    return {
      port: portOf(app) ?? environment.PORT,
      setupCode,
      async stop() {
        const cut = setTimeout(() => app.server.closeAllConnections(), drainTime)
        await app.close()
        clearTimeout(cut)
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

interface Building {
  readonly environment: Environment
  readonly logger: Logger
  readonly secrets: Secrets
  readonly database: OpenDatabase
}

interface Built extends Pick<RunningServer, 'setupCode'> {
  readonly app: FastifyInstance
}

async function buildWith({ environment, logger, secrets, database }: Building): Promise<Built> {
  const clock = (): Date => new Date()
  const serverClock = await openServerClock({ ownerUrl: database.ownerUrl, clock, builtOn: dateOfBuild(), logger })
  const filesFolder = path.join(environment.dataFolder, 'files')
  await sweepReceiving(filesFolder, clock()).catch((error: unknown) =>
    logger.warn({ err: error }, 'files that were cut off while they arrived were not removed'),
  )
  const storage = openDiskStorage(filesFolder)
  const tokens = openTokens(secrets.tokenKey)
  const passwords = await openPasswords({ pepper: secrets.passwordPepper, atOnce: os.availableParallelism() })
  const demonstration = environment.MAKTAB_DEMO
    ? await openDemonstration({ ...database, storage, passwords, folder: environment.demoFolder, now: clock(), logger })
    : undefined
  const learning =
    demonstration && environment.MAKTAB_DEMO_LEARNING
      ? await startLearningServer({
          environment,
          hosts: demonstration.learningHosts,
          ownerUrl: database.ownerUrl,
          logger,
        })
      : undefined
  const tenants = await loadTenants(database.doors, logger, {
    ...learning?.bases,
    ...environment.MAKTAB_LEARNING_BASES,
  })
  const setupCode = tenants.isEmpty() ? await issueSetupCode({ ownerUrl: database.ownerUrl, now: clock() }) : undefined
  const providers = await loadProviders({
    doors: database.doors,
    clientSecrets: environment.MAKTAB_CLIENT_SECRETS,
    builtIn: demonstration?.provider,
    logger,
  })
  const links = openSignedLinks(secrets.linkKey)
  const keys = vapidKeys(secrets.pushKey)
  const notificationTitle = await loadNotificationTitles()
  const pushOrigins = environment.MAKTAB_PUSH_ORIGINS
  const publicUrl = () =>
    new URL(environment.MAKTAB_PUBLIC_URL ?? `http://localhost:${portOf(app) ?? environment.PORT}`)
  const payments =
    demonstration &&
    (await openDemoPayments({
      world: demonstration.world,
      port: environment.PORT,
      listensOn: () => portOf(app) ?? environment.PORT,
      logger,
    }))
  const { MAKTAB_CAPTCHA: captchaSettings } = environment
  const paymentSettings = { ...payments?.settings, ...environment.MAKTAB_PAYMENTS }
  const accounts = openStripeAccounts(paymentSettings)
  const captchaProvider =
    captchaSettings &&
    openOutsideCaptcha({
      settings: captchaSettings,
      tenantOf: tenants.tenantOf,
      warn: (about, words) => logger.warn(about, words),
    })
  const mailing = openMailAccess({
    captchaProvider,
    key: secrets.mailKey,
    newGuid: randomUUID,
    siteOf: (tenant) => siteOfTenant(publicUrl(), tenant),
    translateInto: await loadTranslations(),
  })
  const post = await openPostOffice({
    smtpUrl: environment.MAKTAB_SMTP_URL,
    from: environment.MAKTAB_MAIL_FROM,
    isDemonstration: demonstration !== undefined,
    doors: database.doors,
    outbox: mailing.outbox,
    clock,
    logger,
  })
  const importing = openImporting({
    doors: database.doors,
    storage,
    folder: path.join(environment.dataFolder, 'imports'),
    programs: findMediaPrograms(),
    clock,
    logger,
  })
  const ended = await openEndedSessions({
    doors: database.doors,
    clock,
    onFailure: (error) => logger.warn({ err: error }, 'ended sessions were not read'),
  })
  const player = readPlayerFiles(environment.playerFolder)
  const contentHost = environment.MAKTAB_CONTENT_HOST ?? (demonstration ? 'content.{host}' : undefined)
  // Several processes share an outside database; the embedded one has but this.
  const bus = environment.DATABASE_URL
    ? await openPostgresBus({
        url: database.url,
        onFailure: (error) => logger.warn({ err: error }, 'the line to other processes broke'),
      })
    : openBus()
  const written = keepWrittenSchools()
  const app: FastifyInstance = await buildApp({
    ...composeServer({
      doors: database.doors,
      storage,
      clock,
      equipment: {
        tenants,
        tokens,
        passwords,
        ended,
        providers,
        links,
        notificationTitle,
        pushPublicKey: keys.publicKey,
        pushOrigins,
        warn: (about, words) => logger.warn(about, words),
        ...mailing,
        importing,
        newGuid: randomUUID,
        bus,
        paymentSettings,
        accounts,
        siteOf: (tenant) => siteOfTenant(publicUrl(), tenant),
      },
      sentence: await loadSentences(),
      written,
      mounts: [
        (app) => mountPlayerVersions(app, player),
        (app) =>
          mountAndroidVersion(app, {
            packageUrl: environment.MAKTAB_ANDROID_PACKAGE,
            version: environment.MAKTAB_ANDROID_VERSION,
          }),
        (app) => mountOpenapi(app, catalogue),
        post.mount,
        ...(demonstration ? [demonstration.mount] : []),
      ],
    }),
    logger,
    fileKey: secrets.fileKey,
    contentOrigin: contentHost === undefined ? undefined : { hosts: openContentHosts(contentHost), player },
    pages: {
      webFolder: environment.webFolder,
      bundlerUrl: environment.WEB_BUNDLER_URL,
      findTenantPage: findTenantPageIn({
        tenants,
        isDemonstration: demonstration !== undefined,
        androidPackage: environment.MAKTAB_ANDROID_PACKAGE,
        captcha: captchaSettings,
        paymentSettings,
      }),
    },
    isReady: database.answers,
    isClockBehind: serverClock.isBehind,
    trustedProxies: environment.TRUST_PROXY,
    requestsPerMinute: environment.RATE_LIMIT,
  })
  const contactOf = (tenant_id: number) =>
    `mailto:${tenants.find(tenant_id)?.contact_email_address ?? 'postmaster@localhost'}`
  const { MAKTAB_BACKUP: folder, MAKTAB_BACKUP_PASSPHRASE: passPhrase } = environment
  const secret = findSecret(environment.dataFolder, environment.MAKTAB_SECRET)
  const backups =
    folder !== undefined && passPhrase !== undefined && secret !== undefined
      ? {
          ownerUrl: database.ownerUrl,
          dataFolder: environment.dataFolder,
          folder: path.resolve(folder),
          secret,
          passPhrase,
          keep: environment.MAKTAB_BACKUP_KEEP,
        }
      : undefined
  const pushing = { keys, links, notificationTitle, pushOrigins, contactOf }
  const running: readonly Running[] = [
    ended,
    serverClock,
    bus,
    post,
    importing,
    ...(learning ? [learning] : []),
    ...(payments ? [payments] : []),
    ...openJobs({
      doors: database.doors,
      clock,
      logger,
      storage,
      bus,
      written,
      backups,
      pushing,
      weekly: {
        outbox: mailing.outbox,
        translateInto: mailing.translateInto,
        siteOf: (tenant) => siteOfTenant(publicUrl(), tenant),
        links,
        tenants,
      },
      paymentSettings,
      accounts,
    }),
  ]
  app.addHook('onClose', () => Promise.all(running.map((part) => part.close())))
  for (const part of running) part.start?.()
  return { app, setupCode }
}

/** Undefined before it listens. */
function portOf(app: FastifyInstance): number | undefined {
  const address = app.server.address()
  return typeof address === 'object' ? address?.port : undefined
}

/** Both families of addresses where the machine has both; a container without IPv6 refuses the first try. */
async function listen(app: FastifyInstance, { HOST, PORT }: Environment): Promise<void> {
  const hosts = HOST ? [HOST] : ['::', '0.0.0.0']
  for (const [index, host] of hosts.entries()) {
    try {
      await app.listen({ host, port: PORT })
      return
    } catch (error) {
      const isMissingFamily = ['EAFNOSUPPORT', 'EADDRNOTAVAIL'].includes((error as NodeJS.ErrnoException).code ?? '')
      if (!isMissingFamily || index === hosts.length - 1) throw error
    }
  }
}
