import { expect, test } from 'vitest'
import { pagePolicy } from './page-policy.ts'

const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `))

test('a page reaches its own origin alone', () => {
  expect(pagePolicy()).not.toMatch(/https?:/)
  expect(directive(pagePolicy(), 'script-src')).toBe(`script-src 'self' 'wasm-unsafe-eval'`)
  expect(directive(pagePolicy(), 'frame-ancestors')).toBe(`frame-ancestors 'self'`)
})

test.each([
  ['services', ['img-src', 'media-src', 'connect-src', 'frame-src']],
  ['scripts', ['script-src']],
  ['styles', ['style-src']],
  ['connections', ['connect-src']],
  ['images', ['img-src']],
  ['frames', ['frame-src']],
  ['forms', ['form-action']],
  ['embedders', ['frame-ancestors']],
] as const)('%s open what they need and nothing else', (opening, opened) => {
  const policy = pagePolicy({ [opening]: ['https://other.example'] })
  const found = policy
    .split('; ')
    .filter((part) => part.includes('https://other.example'))
    .map((part) => part.split(' ')[0])
  expect(found).toEqual(opened)
})
