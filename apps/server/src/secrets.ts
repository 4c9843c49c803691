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
}

const purposes = ['tokenKey', 'passwordPepper', 'fileKey', 'linkKey', 'mailKey', 'pushKey', 'databasePassword'] as const satisfies readonly (keyof Secrets)[]

/** From the given secret, or from one made on the first start and kept in the data folder for the owner's eyes only. */
export function openSecrets(dataFolder: string, given: string | undefined): Secrets {
  const secret = given ?? readOrMake(path.join(dataFolder, 'secret'))
  const keys = purposes.map((purpose) => [purpose, Buffer.from(hkdfSync('sha256', secret, '', `maktab ${purpose}`, 32)).toString('base64url')])
  return Object.fromEntries(keys) as Record<keyof Secrets, string>
}

function readOrMake(file: string): string {
  if (fs.existsSync(file)) return fs.readFileSync(file, 'utf8').trim()
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o711 })
  const unfinished = `${file}.${process.pid}`
  fs.writeFileSync(unfinished, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
  // linkSync refuses to overwrite: of two first starts at once, both use the first one's secret.
  try {
    fs.linkSync(unfinished, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') fs.renameSync(unfinished, file)
  }
  fs.rmSync(unfinished, { force: true })
  return fs.readFileSync(file, 'utf8').trim()
}
