import { expect, test } from 'vitest'
import { openSignedLinks, type SignedLink } from './signed-links.ts'

const links = openSignedLinks('a secret in tests')
const now = new Date('2026-03-21T08:00:00Z')
const owner = { tenant_id: 1, institution_id: 10, user_id: 1001 }
const assignment = '0a4f3c1e-5d1b-4f1e-8a51-000000000001'

test.each<SignedLink>([
  { ...owner, purpose: 'assignment', target: assignment },
  { ...owner, purpose: 'class', target: 101 },
  { ...owner, purpose: 'unsubscribe' },
])('what is signed is read again: $purpose', (link) => {
  const code = links.sign(link, now)
  expect(code).toMatch(/^[\w.-]+$/)
  expect(links.read(code, now)).toEqual(link)
})

test('changed in any sign, of another secret, or after a year it is nothing', () => {
  const code = links.sign({ ...owner, purpose: 'assignment', target: assignment }, now)
  for (let place = 0; place < code.length; place++) {
    const changed = code.slice(0, place) + (code[place] === '1' ? '2' : '1') + code.slice(place + 1)
    // The last sign of a signature holds two bits that mean nothing; the text is compared, so it counts all the same.
    expect(links.read(changed, now), String(place)).toBeUndefined()
  }
  expect(openSignedLinks('another secret').read(code, now)).toBeUndefined()
  expect(links.read(code, new Date(now.getTime() + 365 * 86_400_000))).toBeDefined()
  expect(links.read(code, new Date(now.getTime() + 366 * 86_400_000))).toBeUndefined()
  for (const nonsense of ['', '.', 'a.1.10.1001', `${code}.`, 'x'.repeat(500)])
    expect(links.read(nonsense, now)).toBeUndefined()
})
