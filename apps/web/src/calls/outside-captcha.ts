/** The box of another captcha provider. Its script is fetched by pages with a captcha alone, and only where the server names one. */

export interface OutsideCaptcha {
  readonly provider: 'turnstile' | 'hcaptcha' | 'recaptcha'
  readonly site_key: string
  /** Address of the provider's script. */
  readonly script: string
}

/** What all three put on the window. */
interface Box {
  render(place: HTMLElement, options: Readonly<Record<string, unknown>>): unknown
  ready?(work: () => void): void
}

const names = { turnstile: 'turnstile', hcaptcha: 'hcaptcha', recaptcha: 'grecaptcha' } as const

export function isOutsideCaptcha(answer: unknown): answer is OutsideCaptcha {
  const { provider, site_key, script } = (answer ?? {}) as Partial<Record<keyof OutsideCaptcha, unknown>>
  return (
    typeof provider === 'string' &&
    Object.hasOwn(names, provider) &&
    typeof site_key === 'string' &&
    typeof script === 'string' &&
    /^https?:\/\//.test(script)
  )
}

const loading = new Map<string, Promise<boolean>>()

/** Once a page; a script that did not come is fetched anew the next time, and told to the log alone (seed 000 §7). */
function loadScript(address: string): Promise<boolean> {
  const before = loading.get(address)
  if (before !== undefined) return before
  const loaded = new Promise<boolean>((resolve) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.onload = () => resolve(true)
    script.onerror = () => {
      console.warn(`the captcha was not loaded from ${new URL(address).origin}`)
      loading.delete(address)
      script.remove()
      resolve(false)
    }
    document.head.append(script)
  })
  loading.set(address, loaded)
  return loaded
}

/** Draws a new box into `place` and waits until it is answered; undefined where it cannot be. `onAsked` hears that it is there. */
export async function askOutside(
  { provider, site_key, script }: OutsideCaptcha,
  place: HTMLElement,
  onAsked: () => void,
): Promise<string | undefined> {
  if (!(await loadScript(script))) return undefined
  const box = (window as unknown as Readonly<Record<string, Box | undefined>>)[names[provider]]
  if (box === undefined) return undefined
  // What reCAPTCHA's script does goes on after it has come.
  if (provider === 'recaptcha')
    await new Promise<void>((resolve) => (box.ready === undefined ? resolve() : box.ready(resolve)))
  return new Promise((resolve) => {
    const holder = document.createElement('div')
    place.replaceChildren(holder)
    box.render(holder, {
      sitekey: site_key,
      callback: (token: unknown) => resolve(typeof token === 'string' && token !== '' ? token : undefined),
      'error-callback': () => resolve(undefined),
    })
    onAsked()
  })
}
