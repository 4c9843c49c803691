import { expect, test } from 'vitest'
import { withLooks } from './with-looks.ts'

test.each([
  ['/login', '', '/login'],
  ['/login', '?forcedOUPShell=1', '/login?forcedOUPShell=1'],
  ['/privacy-policy?isweb=true', '?language=urdu&forcedOUPShell=1', '/privacy-policy?isweb=true&forcedOUPShell=1'],
  ['/login', '?forcedOUPShell=0', '/login'],
])('%s from a page opened with %j is %s', (path, search, address) => {
  expect(withLooks(path, search)).toBe(address)
})
