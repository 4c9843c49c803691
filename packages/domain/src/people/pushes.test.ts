import { expect, test } from 'vitest'
import { decideDelivery, isPushService } from './pushes.ts'

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://db5p.notify.windows.com/w/?token=a', true],
  ['https://web.push.apple.com/abc', true],
  ['https://push.school.example/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evilpush.services.mozilla.com/abc', false],
  ['https://fcm.googleapis.com@evil.example/abc', false],
  ['https://user:pass@fcm.googleapis.com/abc', false],
  ['https://127.0.0.1/abc', false],
  ['http://169.254.169.254/latest/meta-data', false],
  ['file:///etc/passwd', false],
  ['nonsense', false],
])('%s: %s', (endpoint, expected) => expect(isPushService(endpoint, ['https://push.school.example'])).toBe(expected))

test.each([
  [201, 1, { is: 'done' }],
  [410, 1, { is: 'gone' }],
  [404, 3, { is: 'gone' }],
  [400, 1, { is: 'done' }],
  [302, 1, { is: 'done' }],
  [413, 1, { is: 'done' }],
  [429, 1, { is: 'again', in_ms: 30_000 }],
  [503, 2, { is: 'again', in_ms: 60_000 }],
  [undefined, 7, { is: 'again', in_ms: 1_920_000 }],
  [undefined, 8, { is: 'done' }],
])('an answer of %s at try %i', (status, attempts, expected) =>
  expect(decideDelivery({ status, attempts })).toEqual(expected),
)
