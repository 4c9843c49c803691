/** Keys that must stay the same from start to start and be known to nobody. */
import { hkdfSync, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

export interface Secrets {
  /** Signs access tokens. */
  readonly tokenKey: string
  /** Goes into every password hash beside the salt. Losing it makes every password wrong. */
  readonly passwordPepper: string
  /** Signs addresses of files. */
  readonly fileKey: string
  /** Signs links in mails and pushes. */
  readonly linkKey: string
  /** Seals mails that wait, and stands behind codes and captchas. */
  readonly mailKey: string
  /** By it push services know this server; a new one ends every browser's subscription. */
  readonly pushKey: string
  /** Password of the application's role on PostgreSQL. */
  readonly databasePassword: string
  /** Kept in the database, which refuses another secret from then on. */
  readonly databaseMark: string
}

/** A start without the right secret would sign everybody out, make every password wrong, or let anybody forge a token. */
export class SecretRefused extends Error {}

const fewestCharacters = 32

const purposes = [
  'tokenKey',
  'passwordPepper',
  'fileKey',
  'linkKey',
  'mailKey',
  'pushKey',
  'databasePassword',
  'databaseMark',
] as const satisfies readonly (keyof Secrets)[]

/**
 * From the given secret, or from one made on the first start and kept in the data folder for the owner's eyes only.
 * Refuses a file that is too short or cannot be read, and one that is missing beside a database.
 */
export function openSecrets(dataFolder: string, given: string | undefined): Secrets {
  const secret = given ?? readOrMake(path.join(dataFolder, 'secret'))
  return Object.fromEntries(purposes.map((purpose) => [purpose, keyFor(secret, purpose)])) as Record<
    keyof Secrets,
    string
  >
}

const keyFor = (secret: string, purpose: keyof Secrets): string =>
  Buffer.from(hkdfSync('sha256', secret, '', `maktab ${purpose}`, 32)).toString('base64url')

/** By it a database and its backups say which secret they belong to. */
export const markOfSecret = (secret: string): string => keyFor(secret, 'databaseMark')

/** The secret itself, for a backup; undefined where there is none. Refuses a file that is too short or cannot be read. */
export function findSecret(dataFolder: string, given: string | undefined): string | undefined {
  const file = path.join(dataFolder, 'secret')
  return given ?? (fs.existsSync(file) ? read(file) : undefined)
}

function readOrMake(file: string): string {
  if (fs.existsSync(file)) return read(file)
  const folder = path.dirname(file)
  // The secret is made before the database.
  if (fs.existsSync(path.join(folder, 'database', 'postgres')))
    throw new SecretRefused(
      `The file ${file} is missing, and the database beside it needs it: put the file "secret" of the same backup back, and start again.`,
    )
  fs.mkdirSync(folder, { recursive: true, mode: 0o711 })
  const unfinished = `${file}.${process.pid}`
  fs.writeFileSync(unfinished, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
  // linkSync refuses to overwrite: of two first starts at once, both use the first one's secret.
  try {
    fs.linkSync(unfinished, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') fs.renameSync(unfinished, file)
  }
  fs.rmSync(unfinished, { force: true })
  return read(file)
}

function read(file: string): string {
  let secret: string
  try {
    secret = fs.readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new SecretRefused(`The file ${file} cannot be read: ${(error as Error).message}`, { cause: error })
  }
  if (secret.length >= fewestCharacters) return secret
  throw new SecretRefused(
    `The file ${file} has fewer than ${fewestCharacters} characters: put the file "secret" of the same backup back, and start again.`,
  )
}
