import { defaultConfiguration } from '@maktab/contracts/tenants/default-configuration'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askBoot, readBoot } from './boot.ts'

const tenant = { ...defaultConfiguration, id: 4, name: 'Senf', domain_name: 'senf.localhost', is_b2c_enabled: true }
let asked: { address: string; body: unknown }[]
let answer: unknown

beforeEach(() => {
  asked = []
  vi.stubGlobal('location', { hostname: 'senf.localhost' })
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    asked.push({ address, body: JSON.parse(body) })
    return { json: async () => answer }
  })
})
afterEach(() => void vi.unstubAllGlobals())

/** A page with that text in it. */
const pageWith = (textContent: string | undefined) =>
  ({
    getElementById: (id: string) => (id === 'boot' && textContent !== undefined ? { textContent } : null),
  }) as unknown as Document

test.each([0, 1, 7])(
  'a page that no server of ours wrote asks for the tenant of its host; an error_code of %i is ignored',
  async (error_code) => {
    answer = { error_code, data: { list: [tenant] } }
    expect(await askBoot()).toMatchObject({
      tenant: { id: 4 },
      capabilities: { hasSignup: true },
      is_demonstration: false,
      android_package: null,
    })
    expect(asked).toEqual([{ address: '/api/tenant/config', body: { domain_name: 'senf.localhost' } }])
  },
)

test('an empty list is no tenant', async () => {
  answer = { error_code: 0, data: { list: [] } }
  expect(await askBoot()).toBeUndefined()
})

test('what came with the page stands, and nothing is asked', () => {
  expect(
    readBoot(pageWith(JSON.stringify({ tenant, capabilities: { shell: 'general' }, is_demonstration: true }))),
  ).toMatchObject({ tenant: { id: 4 }, is_demonstration: true, android_package: null })
  expect(asked).toEqual([])
})

test.each([undefined, '', 'null', '{}', '{"tenant":{}}', '{"capabilities":{}}', '<'])(
  '%j in a page is nothing',
  (text) => {
    expect(readBoot(pageWith(text))).toBeUndefined()
  },
)
