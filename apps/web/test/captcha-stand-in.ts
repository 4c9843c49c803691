/** Answers `GET /api/captcha` in place of a server with challenges that are solved at once; every other request goes on its way. */
import { vi } from 'vitest'

export interface CaptchaStandIn {
  /** How many challenges were asked for. */
  asked(): number
  /** Until it is called no challenge is answered, from `hold` on. */
  hold(): () => void
  /** What is answered in place of a challenge from now on. */
  answer(other: object): void
  /** Every request fails from now on, or no longer. */
  cut(isCut: boolean): void
}

async function challenge(number: number): Promise<object> {
  const salt = `salt-${number}-`
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}0`)))
  return {
    algorithm: 'SHA-256',
    challenge: [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    maxnumber: 5,
    salt,
    signature: 's',
  }
}

export function standInForCaptcha(): CaptchaStandIn {
  const real = globalThis.fetch.bind(globalThis)
  let asked = 0
  let held: Promise<void> = Promise.resolve()
  let isCut = false
  let instead: object | undefined
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, request) => {
    if (address !== '/api/captcha') return real(address, request)
    await held
    if (isCut) throw new TypeError('Failed to fetch')
    asked += 1
    return Response.json(instead ?? (await challenge(asked)))
  })
  return {
    asked: () => asked,
    hold() {
      let release = () => undefined as void
      held = new Promise((resolve) => (release = resolve))
      return release
    },
    answer(other) {
      instead = other
    },
    cut(next) {
      isCut = next
    },
  }
}
