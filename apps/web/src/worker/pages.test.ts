import { expect, test } from 'vitest'
import { hasOwnPolicy, isPage, pageWithin } from './pages.ts'

const origin = 'https://school.example'

test.each([
  ['/', true],
  ['/login', true],
  ['/demo', true],
  ['/learner/assignments/detail?code=a.b.c', true],
  ['/apiary', true],
  ['/demo/mail', false],
  ['/demo/mail/3', false],
  ['/demo/mail/3/body', false],
  ['/demo/accounts.json', false],
  ['/api/docs', false],
  ['/api/external/start', false],
  ['/api', false],
  ['/files/content/aa', false],
  ['/healthz', false],
  ['/manifest.webmanifest', false],
])('%s starts from the shell: %s', (path, expected) => {
  expect(isPage(new URL(path, origin))).toBe(expected)
})

test.each([
  ['/learner/notifications', '/learner/notifications'],
  ['/learner/assignments/detail?code=a.1.2.3#x', '/learner/assignments/detail?code=a.1.2.3'],
  [`${origin}/teacher/notifications`, '/teacher/notifications'],
  ['https://evil.example/learner/notifications', undefined],
  ['//evil.example/', undefined],
  ['/\\evil.example/', undefined],
  [`${origin}//evil.example/`, undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['/api/docs', undefined],
  ['/files/content/aa', undefined],
  ['http://[', undefined],
])('a push that leads to %s opens %s', (address, expected) => {
  expect(pageWithin(address, origin)).toBe(expected)
})

test.each([
  ['/signup?ln=1', true],
  ['/Signup/', true],
  ['/oup/contactus', true],
  ['/OUP/ContactUs', true],
  ['/login', false],
  ['/signup/info', false],
])('%s has a policy of its own: %s', (path, expected) => {
  expect(hasOwnPolicy(new URL(path, origin))).toBe(expected)
})
