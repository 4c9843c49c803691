/** The checked environment: every setting the server knows, read in this file only. */
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { emailPattern } from '@maktab/contracts/email-address'
import * as z from 'zod'
import { OutsideCaptchaSettings } from '#captcha/outside-captcha.ts'
import { fewestOfPassPhrase } from '#backup/sealed-secret.ts'
import { PaymentSettings } from '#features/payments/payment-settings.ts'
import { contentHostShape } from '#packages/content-hosts.ts'

const flag = z.enum(['0', '1']).transform((text) => text === '1')
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be an address that begins with postgres://' })

/** A setting that is written as JSON; what is wrong with it is said without its value. */
function jsonText<T extends z.ZodType>(inner: T) {
  return z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' })
        return z.NEVER
      }
    })
    .pipe(inner)
}

const shape = z
  .object({
    /** 0 takes a free port. */
    PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
    /** Address to listen on; by default every address of the machine, so that the classroom's phones reach it. */
    HOST: z.string().min(1).optional(),
    /** Folder of everything that must be kept: database, files, secrets. */
    MAKTAB_DATA: z.string().min(1).optional(),
    /** Owner's address of an outside PostgreSQL ≥ 15; without it the embedded one is used. */
    DATABASE_URL: postgresUrl.optional(),
    /** Address for the role maktab_app there; without it the owner makes that role. */
    DATABASE_APP_URL: postgresUrl.optional(),
    /** At least 32 characters; all keys are derived from it. Needed where several processes serve one school. */
    MAKTAB_SECRET: z.string().min(32).optional(),
    /** Client secrets of other providers, JSON: `{"<tenant_id>.<login_type>": "<secret>"}`. They stand nowhere else. */
    MAKTAB_CLIENT_SECRETS: jsonText(z.record(z.string().regex(/^\d+\.[1-4]$/), z.string().min(1))).default({}),
    /** Accounts at payment providers, JSON: `{"<tenant_id>": {"wallet": {"post_url", "inquiry_url", "merchant_id", "password", "integrity_salt", "modes"}, "stripe": {"secret_key", "webhook_secret"}}}`. They stand nowhere else. */
    MAKTAB_PAYMENTS: jsonText(PaymentSettings).default({}),
    /** A captcha of another provider instead of our own, JSON: `{"provider": "turnstile" | "hcaptcha" | "recaptcha", "site_key": "…", "secret": "…"}`. */
    MAKTAB_CAPTCHA: jsonText(OutsideCaptchaSettings).optional(),
    /** 1 loads the demonstration world and shows its accounts. Never in production. */
    MAKTAB_DEMO: flag.default(false),
    /** 1: in a demonstration a second process, on the next free port, answers the learning calls of the tenants that have them in another region. */
    MAKTAB_DEMO_LEARNING: flag.default(false),
    /** Where learning calls of a tenant are answered, JSON: `{"<tenant_id>": "https://learning.example/api/"}`; goes before the tenant's own configuration. */
    MAKTAB_LEARNING_BASES: jsonText(z.record(z.string().regex(/^\d+$/), z.url({ protocol: /^https?$/ }))).default({}),
    /** The mail server, `smtps://user:password@host:465` or `smtp://host:587`. Without it mails wait, except in a demonstration, which keeps them to be read. */
    MAKTAB_SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must be an address that begins with smtp:// or smtps://' })
      .optional(),
    /** The address that mails come from. */
    MAKTAB_MAIL_FROM: z.string().regex(emailPattern, 'must be an email address').default('maktab@school.example'),
    /** Scheme and port at which browsers reach the server, for links in mails; its host serves tenants that have none of their own. */
    MAKTAB_PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
      .optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    /** Addresses or networks of the proxies before the server (`loopback`, `10.0.0.0/8`); empty when browsers reach it directly. */
    TRUST_PROXY: z.string().default(''),
    /** Requests a minute of one signed-in person; one address that nobody signed in at may send ten times as many. 0: no limit. */
    RATE_LIMIT: z.coerce.number().int().min(0).default(1200),
    /** Origins of push services beside those of the known browsers, separated by commas. */
    MAKTAB_PUSH_ORIGINS: z
      .string()
      .default('')
      .transform((text) =>
        text
          .split(',')
          .map((origin) => origin.trim())
          .filter(Boolean),
      )
      .pipe(z.array(z.url())),
    /**
     * Hosts that show packages (H5P, SCORM, pages, games), each below a label of its own: `content.{host}` below the host of the
     * application, or a name of their own, `packages.example`. Without it packages cannot be played; a demonstration has the first.
     */
    MAKTAB_CONTENT_HOST: z
      .string()
      .regex(contentHostShape, 'must be content.{host} or a host such as packages.example')
      .optional(),
    /** Address of the package of the Android app, for /androidapp and its badge. */
    MAKTAB_ANDROID_PACKAGE: z.url({ protocol: /^https?$/ }).optional(),
    /** Version of that package, `1.2.0`: apps that are older offer to update. */
    MAKTAB_ANDROID_VERSION: z
      .string()
      .regex(/^\d{1,6}(\.\d{1,6}){0,3}$/, 'must be figures with dots between them, 1.2.0')
      .optional(),
    /** Folder of backups, best on another disk: the server makes one every night, and the command needs no name. Without it none is made by itself. */
    MAKTAB_BACKUP: z.string().min(1).optional(),
    /** How many backups stay there. */
    MAKTAB_BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(14),
    /** Seals the secret of the installation in a backup: who restores on another computer needs it. */
    MAKTAB_BACKUP_PASSPHRASE: z
      .string()
      .refine((text) => text.trim().length >= fewestOfPassPhrase, `must have ${fewestOfPassPhrase} letters or more`)
      .optional(),
    /** In development: where the bundler of the web application listens. */
    WEB_BUNDLER_URL: z.url().optional(),
  })
  .refine(({ MAKTAB_BACKUP, MAKTAB_BACKUP_PASSPHRASE }) => !MAKTAB_BACKUP || MAKTAB_BACKUP_PASSPHRASE, {
    path: ['MAKTAB_BACKUP_PASSPHRASE'],
    message: 'must be set where MAKTAB_BACKUP is: it seals the secret in each backup',
  })

export type Environment = Readonly<z.infer<typeof shape>> & {
  readonly dataFolder: string
  readonly migrationsFolder: string
  readonly demoFolder: string
  readonly webFolder: string
  readonly playerFolder: string
}

export class BadEnvironment extends Error {}

/** Refuses with one sentence per setting that is wrong. Empty settings count as missing. */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = shape.safeParse(given)
  if (!parsed.success) {
    throw new BadEnvironment(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  }
  const server = serverFolder()
  return {
    ...parsed.data,
    dataFolder: path.resolve(parsed.data.MAKTAB_DATA ?? path.join(server, '..', '..', '.maktab')),
    migrationsFolder: path.join(server, 'migrations'),
    demoFolder: path.join(server, 'demo'),
    webFolder: path.join(server, '..', 'web', 'dist'),
    playerFolder: path.join(server, 'dist', 'player'),
  }
}

/** apps/server, whether this runs from the source or from the bundle. */
function serverFolder(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url))
  while (!fs.existsSync(path.join(folder, 'migrations'))) {
    const parent = path.dirname(folder)
    if (parent === folder) throw new Error('The folder of the server was not found')
    folder = parent
  }
  return folder
}
