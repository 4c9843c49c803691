import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { solveCaptcha } from './prove-work.ts'

/** A provider's script, written out: it draws a button that gives a token, as their boxes do. */
const script = (name: string, asks: string) =>
  URL.createObjectURL(
    new Blob(
      [
        `window.${name} = { ${name === 'grecaptcha' ? 'ready: (work) => setTimeout(work),' : ''} render(place, options) { ${asks} } }`,
      ],
      { type: 'text/javascript' },
    ),
  )
const button = `const box = document.createElement('button'); box.textContent = options.sitekey; box.onclick = () => options.callback('token of ' + options.sitekey); place.append(box)`

let place: HTMLElement
beforeEach(() => {
  place = document.createElement('div')
  document.body.append(place)
})
afterEach(() => {
  place.remove()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function answerWith(challenge: unknown): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(challenge))))
}
/** The rules take addresses of the web alone; a server of this test's own page stands for the provider. */
const served = async (name: string, asks = button) => {
  const address = script(name, asks)
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) node.src = address
    document.head.appendChild(node as Node)
  })
  return `https://provider.example/${name}-${Math.random()}.js`
}

test.each([
  ['turnstile', 'turnstile'],
  ['hcaptcha', 'hcaptcha'],
  ['recaptcha', 'grecaptcha'],
] as const)('the box of %s is drawn where there is place for it, and gives the token', async (provider, name) => {
  answerWith({ provider, site_key: 'site', script: await served(name) })
  const onAsked = vi.fn()
  const solved = solveCaptcha({ place: () => place, onAsked })
  await expect.poll(() => place.querySelector('button')?.textContent).toBe('site')
  expect(onAsked).toHaveBeenCalledOnce()
  place.querySelector('button')?.click()
  expect(await solved).toBe('token of site')
})

test('a new attempt draws a new box', async () => {
  answerWith({ provider: 'turnstile', site_key: 'site', script: await served('turnstile') })
  void solveCaptcha({ place: () => place })
  await expect.poll(() => place.querySelectorAll('button').length).toBe(1)
  const first = place.querySelector('button')
  void solveCaptcha({ place: () => place })
  await expect.poll(() => place.querySelector('button') !== first).toBe(true)
  expect(place.querySelectorAll('button')).toHaveLength(1)
})

test('a box that fails gives nothing', async () => {
  answerWith({
    provider: 'hcaptcha',
    site_key: 'site',
    script: await served('hcaptcha', `options['error-callback']()`),
  })
  expect(await solveCaptcha({ place: () => place })).toBeUndefined()
})

test('a script that does not come is logged and nothing more', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  answerWith({ provider: 'turnstile', site_key: 'site', script: `${location.origin}/no-such-script.js?missing` })
  expect(await solveCaptcha({ place: () => place })).toBeUndefined()
  expect(warn.mock.calls.flat().join()).not.toBe('')
})

test.each([
  ['an unknown provider', { provider: 'another', site_key: 'site', script: 'https://provider.example/a.js' }],
  ['a name of every object', { provider: 'constructor', site_key: 'site', script: 'https://provider.example/a.js' }],
  ['a script that is no address', { provider: 'turnstile', site_key: 'site', script: 'javascript:alert(1)' }],
])('%s is not loaded', async (_, challenge) => {
  const append = vi.spyOn(document.head, 'append')
  answerWith(challenge)
  expect(await solveCaptcha({ place: () => place })).toBeUndefined()
  expect(append).not.toHaveBeenCalled()
})
