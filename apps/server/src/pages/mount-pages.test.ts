import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appInTest, page, type AppInTest } from '../../test/app.ts'
import type { PageRequest } from './tenant-page.ts'

let running: AppInTest
let web: AppInTest
const asked: PageRequest[] = []
beforeAll(async () => {
  web = await appInTest({}, { 'index.html': '<title>{{title}}</title>' })
  const findTenantPage = (request: PageRequest) => {
    asked.push(request)
    return page
  }
  running = await appInTest({ pages: { webFolder: `${web.folder}/web`, findTenantPage } })
})
afterAll(() => Promise.all([running.close(), web.close()]))

const plain = {
  host: 'quran.localhost:8080',
  languageCookie: undefined,
  languageTitle: undefined,
  isPublisherForced: false,
  hasCaptcha: false,
  isEmbeddable: false,
  isPaymentPage: false,
}

describe('a page is looked for by its host and by what the address says', () => {
  test.each<[url: string, cookie: string, expected: Partial<PageRequest>]>([
    ['/login', '', {}],
    ['/login?language=Pashto', '', { languageTitle: 'Pashto' }],
    ['/login?lang=dari', '', { languageTitle: 'dari' }],
    ['/learner/dashboard', 'a=b; language=pu', { languageCookie: 'pu' }],
    ['/login?forcedOUPShell=1', '', { isPublisherForced: true }],
    ['/login?forcedOUPShell=0', '', {}],
    ['/login?forcedOUPShell=true', '', {}],
    ['/login?forcedOUPShell=1&forcedOUPShell=1', '', {}],
    ['/public-login', '', { isEmbeddable: true }],
    ['/JazzPayment/', '', { isPaymentPage: true }],
    ['/signup?ln=1', '', { hasCaptcha: true }],
    ['/forgot-password', '', { hasCaptcha: true }],
    ['/OUP/ContactUs', '', { hasCaptcha: true }],
    ['/Signup/', '', { hasCaptcha: true }],
    ['/oup/contactus', '', { hasCaptcha: true }],
    ['/public-login?isBonzo=1', '', { isEmbeddable: true }],
    ['/login?next=/public-login', '', {}],
    ['/public-login/', '', {}],
    ['/%70ublic-login', '', {}],
  ])('%s %s', async (url, cookie, expected) => {
    await running.app.inject({ url, headers: { host: plain.host, accept: 'text/html', cookie } })
    expect(asked.at(-1)).toEqual({ ...plain, ...expected })
  })
})

test.each([
  ['/principal?jwt=abc', 'no-referrer'],
  ['/campus-admin?jwt=', 'no-referrer'],
  ['/principal', 'same-origin'],
])('%s: what the page fetches carries %s', async (url, policy) => {
  const { headers } = await running.app.inject({ url, headers: { host: plain.host, accept: 'text/html' } })
  expect(headers['referrer-policy']).toBe(policy)
})
