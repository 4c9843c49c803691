import { expect, test } from 'vitest'
import { isPublicPage } from './public-addresses.ts'

test.each([
  ['/privacy-policy', true, true],
  ['/androidapp', true, true],
  ['/releases', true, true],
  ['/refresh', true, true],
  ['/OUP/FAQ', false, true],
  ['/OUP/AboutUs', false, true],
  ['/OUP/ContactUs', false, true],
  ['/oup/faq', false, false],
  ['/OUP', false, false],
  ['/login', false, false],
  ['/privacy-policy/x', false, false],
])('%s is public: %s elsewhere, %s at the publisher', (path, elsewhere, atPublisher) => {
  expect(isPublicPage(path, { hasInformationPages: false })).toBe(elsewhere)
  expect(isPublicPage(path, { hasInformationPages: true })).toBe(atPublisher)
})
