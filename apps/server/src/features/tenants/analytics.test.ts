import { expect, test } from 'vitest'
import { pagePolicy } from '#pages/page-policy.ts'
import { analyticsOpenings, readAnalytics } from './analytics.ts'

const google = 'https://www.googletagmanager.com'

test.each<[string, unknown, ReturnType<typeof readAnalytics>]>([
  ['nothing stored', {}, { analytics: null, isBroken: false }],
  ['no configuration', null, { analytics: null, isBroken: false }],
  ['no ids', { analytics: {} }, { analytics: null, isBroken: false }],
  [
    'a property',
    { analytics: { analytics_id: 'G-ABCD1234' } },
    { analytics: { analytics_id: 'G-ABCD1234', tag_manager_id: null, origin: google }, isBroken: false },
  ],
  [
    'a tag manager behind a gateway',
    { analytics: { tag_manager_id: 'GTM-ABCD12', origin: 'https://tags.example' } },
    {
      analytics: { analytics_id: null, tag_manager_id: 'GTM-ABCD12', origin: 'https://tags.example' },
      isBroken: false,
    },
  ],
  ['an id that is none', { analytics: { analytics_id: `G-1'><script>` } }, { analytics: null, isBroken: true }],
  [
    'an origin that opens more',
    { analytics: { analytics_id: 'G-ABCD1234', origin: 'https://*.example' } },
    { analytics: null, isBroken: true },
  ],
  [
    'an origin that ends the directive',
    { analytics: { analytics_id: 'G-ABCD1234', origin: 'https://tags.example; script-src *' } },
    { analytics: null, isBroken: true },
  ],
  [
    'an origin in the clear',
    { analytics: { analytics_id: 'G-ABCD1234', origin: 'http://tags.example' } },
    { analytics: null, isBroken: true },
  ],
])('%s', (_, stored, expected) => expect(readAnalytics(stored)).toEqual(expected))

test('the policy opens for the provider where one is configured, and nowhere else', () => {
  const { analytics } = readAnalytics({ analytics: { analytics_id: 'G-ABCD1234' } })
  expect(pagePolicy(analyticsOpenings(analytics))).toContain(`script-src 'self' 'wasm-unsafe-eval' ${google}`)
  expect(pagePolicy(analyticsOpenings(analytics))).not.toContain(`'unsafe-eval'`)
  expect(pagePolicy(analyticsOpenings(null))).toBe(pagePolicy())
})
