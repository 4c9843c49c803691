/** Captchas of other providers. All of them show a box on the page, give it a token, and say of the token once whether it is good. */
import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { CaptchaProvider } from '#captcha/captcha.ts'
import type { Openings } from '#pages/page-policy.ts'

interface Provider {
  /** What the page loads, and where the server asks about a token. */
  readonly script: string
  readonly verify: string
  readonly openings: Openings
}

const hcaptcha = ['https://hcaptcha.com', 'https://*.hcaptcha.com']

const providers = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    verify: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    openings: { scripts: ['https://challenges.cloudflare.com'], frames: ['https://challenges.cloudflare.com'] },
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    verify: 'https://api.hcaptcha.com/siteverify',
    openings: { scripts: hcaptcha, frames: hcaptcha, styles: hcaptcha, connections: hcaptcha },
  },
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js?render=explicit',
    verify: 'https://www.google.com/recaptcha/api/siteverify',
    openings: {
      scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    },
  },
} as const satisfies Record<string, Provider>

const address = z.url({ protocol: /^https?$/ })

/** One setting, with the secret in it. The addresses are for networks that reach a provider by another name (recaptcha.net). */
export const OutsideCaptchaSettings = z.object({
  provider: z.enum(['turnstile', 'hcaptcha', 'recaptcha']),
  site_key: z.string().min(1).max(200),
  secret: z.string().min(1).max(200),
  script: address.optional(),
  verify: address.optional(),
})
export type OutsideCaptchaSettings = z.infer<typeof OutsideCaptchaSettings>

/** What a page with a captcha must be able to reach. */
export function captchaOpenings(settings: OutsideCaptchaSettings | undefined): Openings {
  if (!settings) return {}
  const { openings } = providers[settings.provider]
  if (settings.script === undefined) return openings
  const { origin } = new URL(settings.script)
  return { ...openings, scripts: [...openings.scripts, origin], frames: [...openings.frames, origin] }
}

const Verdict = z.object({ success: z.boolean(), hostname: z.string().optional() })

/** Tokens of all three are over after five minutes at the latest. */
const lifeMs = 5 * 60_000
const patienceMs = 5_000

interface OutsideCaptcha {
  readonly settings: OutsideCaptchaSettings
  /** The tenant of a host: a token that was given on pages of another is none here. */
  readonly tenantOf: (host: string) => number
  /** Told why a provider could not be asked; the token is then not taken. */
  readonly warn: (about: { readonly err: unknown }, words: string) => void
}

export function openOutsideCaptcha({ settings, tenantOf, warn }: OutsideCaptcha): CaptchaProvider {
  const { provider, site_key, secret } = settings
  const { script, verify } = {
    ...providers[provider],
    ...(settings.script && { script: settings.script }),
    ...(settings.verify && { verify: settings.verify }),
  }

  async function ask(token: string): Promise<z.infer<typeof Verdict> | undefined> {
    try {
      const answer = await fetch(verify, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      })
      return Verdict.parse(await answer.json())
    } catch (error) {
      warn({ err: error }, 'a captcha could not be verified')
      return undefined
    }
  }

  return {
    challenge: () => Promise.resolve({ provider, site_key, script }),
    async verify(token, tenant_id, now) {
      const verdict = await ask(token)
      const isOfTenant = verdict?.hostname !== undefined && tenantOf(verdict.hostname) === tenant_id
      if (verdict?.success !== true || !isOfTenant) return undefined
      return {
        challenge: createHash('sha256').update(token).digest('base64url'),
        expires_on: new Date(now.getTime() + lifeMs),
      }
    },
  }
}
