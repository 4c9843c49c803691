/** `npm run backup | restore | check | figures | school`: what whoever looks after a school's computer types, and what they are told. */
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { BackupRefused } from '#backup/backup-folder.ts'
import { checkSchool, pageOf } from '#backup/check-school.ts'
import { makeBackup } from '#backup/make-backup.ts'
import { openOwner } from '#backup/owner-of-database.ts'
import { restore } from '#backup/restore.ts'
import { fewestOfPassPhrase } from '#backup/sealed-secret.ts'
import { MigrationRefused } from '#db/migrate.ts'
import { openPool } from '#db/pool.ts'
import { AlreadyRunning } from '#db/postgres-supervisor.ts'
import { BadEnvironment, readEnvironment, type Environment } from '#env.ts'
import { openDoors } from '#db/school.ts'
import { checkFigures, rebuildFigures } from '#features/insights/kept-figures/rebuilding.ts'
import { paymentDays } from '#features/payments/payment-days.ts'
import { keepSchool, schoolUsage } from './keep-school.ts'
import { findSecret, SecretRefused } from '#secrets.ts'

/** A release has a command of its own; npm is there in a checkout only. */
const call = (name: string) =>
  process.env['npm_lifecycle_event'] === undefined ? `maktab ${name}` : `npm run ${name} --`
const usage = `${call('backup')} FOLDER
${call('check')}
${call('figures')} check | rebuild [--school NUMBER]
${call('restore')} FOLDER [--of 2026-11-28T01-30-00Z] [--without-spoiled]
${schoolUsage(call('school'))}

FOLDER is where backups are kept: best on another disk. MAKTAB_DATA names the school's folder, as for the server.`

const size = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`
const clock = (): Date => new Date()

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    of: { type: 'string' },
    school: { type: 'string' },
    tenant: { type: 'string' },
    'with-courses': { type: 'boolean', default: false },
    'without-spoiled': { type: 'boolean', default: false },
  },
})

async function backUp(environment: Environment, folder: string): Promise<void> {
  const { dataFolder, DATABASE_URL: outsideUrl } = environment
  const secret = findSecret(dataFolder, environment.MAKTAB_SECRET)
  if (secret === undefined)
    throw new BackupRefused(`There is no school in ${dataFolder}: name its folder with MAKTAB_DATA.`)
  const passPhrase = await passPhraseOf(environment, 'A pass phrase for the secret, twelve letters or more')
  if (passPhrase === undefined || passPhrase.trim().length < fewestOfPassPhrase)
    throw new BackupRefused(`The pass phrase needs ${fewestOfPassPhrase} letters or more.`)
  const owner = await openOwner({ dataFolder, outsideUrl, title: `a backup, process ${process.pid}` })
  try {
    const made = await makeBackup({
      ownerUrl: owner.ownerUrl,
      dataFolder,
      folder,
      secret,
      passPhrase,
      keep: environment.MAKTAB_BACKUP_KEEP,
      clock,
    })
    console.log(
      `Backup ${made.name}: ${made.rows} rows, ${made.files} files (${size(made.bytes)}), ${made.addedFiles} of them new, in ${made.seconds.toFixed(1)} s.`,
    )
    if (made.forgotten.length > 0) console.log(`Older backups that went: ${made.forgotten.join(', ')}.`)
    if (made.spoiled.length > 0) {
      console.error(`These files of the school are broken and in no new backup: ${made.spoiled.join(', ')}`)
      process.exitCode = 2
    }
  } finally {
    await owner.close()
  }
}

async function bringBack(environment: Environment, folder: string): Promise<void> {
  const restored = await restore({
    folder,
    name: values.of,
    dataFolder: environment.dataFolder,
    migrationsFolder: environment.migrationsFolder,
    outsideUrl: environment.DATABASE_URL,
    hasOwnRole: environment.DATABASE_APP_URL !== undefined,
    givenSecret: environment.MAKTAB_SECRET,
    askPassPhrase: () => passPhraseOf(environment, 'The pass phrase of the backup'),
    withoutSpoiled: values['without-spoiled'],
    clock,
  })
  console.log(`The school of ${restored.backup.made_on} is back. Start Maktab: devices send again what they did since.`)
  if (restored.aside) console.log(`What was there before is in ${restored.aside}: remove it once all is well.`)
  if (restored.missing.length === 0) return
  console.error(`Without these files: ${restored.missing.join(', ')}`)
  process.exitCode = 2
}

/** Ends with 1 where anything is not as it should be. */
async function check({ dataFolder, migrationsFolder, DATABASE_URL: outsideUrl }: Environment): Promise<void> {
  const owner = await openOwner({ dataFolder, outsideUrl, title: `a check, process ${process.pid}` })
  try {
    const findings = await checkSchool({ ownerUrl: owner.ownerUrl, dataFolder, migrationsFolder, clock })
    console.log(`Maktab in ${dataFolder}, ${clock().toISOString()}\n\n${pageOf(findings)}`)
    if (findings.some(({ isGood }) => !isGood)) process.exitCode = 1
  } finally {
    await owner.close()
  }
}

/** `check` ends with 1 where a figure differs from the work. */
async function figures(
  { dataFolder, DATABASE_URL: outsideUrl }: Environment,
  what: 'check' | 'rebuild',
): Promise<void> {
  const owner = await openOwner({ dataFolder, outsideUrl, title: `figures, process ${process.pid}` })
  const pool = openPool({ url: owner.ownerUrl, connections: 1, title: 'maktab figures' })
  try {
    const institution_id = values.school === undefined ? undefined : Number(values.school)
    const of = { doors: openDoors(pool.db), clock, institution_id, besides: [paymentDays] }
    if (what === 'rebuild') {
      const { schools, classes } = await rebuildFigures(of)
      console.log(`Figures of ${classes} classes in ${schools} schools are what the work says.`)
      return
    }
    const { schools, classes, differing, differingSchools } = await checkFigures(of)
    for (const { institution_id: school, class_id, differing: counts } of differing)
      console.error(`School ${school}, class ${class_id}: ${countsInWords(counts)} differ.`)
    for (const { institution_id: school, differing: counts } of differingSchools)
      console.error(`School ${school}: ${countsInWords(counts)} differ.`)
    console.log(`${classes} classes of ${schools} schools were compared, ${differing.length} of them differ.`)
    if (differing.length + differingSchools.length > 0) process.exitCode = 1
  } finally {
    await pool.close()
    await owner.close()
  }
}

const countsInWords = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([kind, count]) => `${count} of ${kind}`)
    .join(', ')

/** From the environment, or typed; undefined where there is nobody to type. */
async function passPhraseOf(environment: Environment, question: string): Promise<string | undefined> {
  if (environment.MAKTAB_BACKUP_PASSPHRASE !== undefined) return environment.MAKTAB_BACKUP_PASSPHRASE
  if (!process.stdin.isTTY)
    throw new BackupRefused('Set MAKTAB_BACKUP_PASSPHRASE to the pass phrase that seals the secret of the school.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(`${question}: `)
  } finally {
    terminal.close()
  }
}

async function run(): Promise<void> {
  const environment = readEnvironment(process.env)
  if (positionals[0] === 'check') return check(environment)
  if (positionals[0] === 'school') {
    const asked = { words: positionals.slice(1), tenant: values.tenant, withCourses: values['with-courses'] }
    if (await keepSchool(environment, asked)) return
    console.error(usage)
    process.exitCode = 64
    return
  }
  const asked = positionals[1]
  const isSchool = values.school === undefined || /^[1-9][0-9]{0,14}$/u.test(values.school)
  if (positionals[0] === 'figures' && (asked === 'check' || asked === 'rebuild') && isSchool)
    return figures(environment, asked)
  const [what, named = environment.MAKTAB_BACKUP] = positionals
  const work = what === 'backup' ? backUp : what === 'restore' ? bringBack : undefined
  if (work === undefined || named === undefined) {
    console.error(usage)
    process.exitCode = 64
    return
  }
  // npm runs in the folder of the project, whoever calls it from wherever.
  await work(environment, path.resolve(process.env['INIT_CWD'] ?? '', named))
}

function explain(error: unknown): string {
  if (error instanceof BadEnvironment) return `A setting is wrong:\n${error.message}`
  if ([BackupRefused, AlreadyRunning, MigrationRefused, SecretRefused].some((known) => error instanceof known))
    return (error as Error).message
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return 'The disk is full. Nothing that was whole is lost.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

await run().catch((error: unknown) => {
  console.error(explain(error))
  process.exitCode = 1
})
