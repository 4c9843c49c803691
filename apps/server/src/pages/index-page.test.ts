import { expect, test } from 'vitest'
import { page } from '../../test/app.ts'
import { fillTemplate } from './index-page.ts'

test('names and settings of a tenant cannot become markup', () => {
  const hostile = '</script><script>alert(1)</script>"><!--'
  const filled = fillTemplate(
    '<html lang="{{lang}}"><title>{{title}}</title><meta name="description" content="{{description}}"><!--boot-->',
    {
      ...page,
      name: hostile,
      lang: '"><b>',
      description: hostile,
      boot: { text: hostile, line: '\u2028' },
    },
  )
  expect(filled.match(/<script/g)).toHaveLength(1)
  expect(filled.match(/<\/script>/g)).toHaveLength(1)
  expect(filled).not.toContain('<b>')
  expect(filled).not.toContain('\u2028')
  const boot = /id="boot">(.*)<\/script>/s.exec(filled)?.[1] ?? ''
  expect(JSON.parse(boot)).toEqual({ text: hostile, line: '\u2028' })
})

test.each([
  [null, '/icons/icon.svg'],
  [
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E",
    'data:image/svg+xml,%3Csvg xmlns=&#39;http://www.w3.org/2000/svg&#39;/%3E',
  ],
  ['/logos/a.svg"><script>', '/logos/a.svg&quot;&gt;&lt;script&gt;'],
])('the favicon %s is linked as %s', (favicon, href) => {
  expect(fillTemplate('<head><!--icon--></head>', { ...page, favicon })).toBe(
    `<head><link rel="icon" href="${href}"></head>`,
  )
})

test('a placeholder inside a name stays a name', () => {
  expect(fillTemplate('<title>{{title}}</title><!--theme-->', { ...page, name: '{{lang}} $& $1' })).toContain(
    '<title>{{lang}} $&amp; $1</title>',
  )
})

test.each([
  ['--brand', 'red}body{display:none'],
  ['--brand', 'url(x);'],
  ['--brand', '</style>'],
  ['brand', 'red'],
])('the theme variable %s: %s is refused', (name, value) => {
  expect(() => fillTemplate('<!--theme-->', { ...page, themeVariables: { [name]: value } })).toThrow(
    'Not a safe theme variable',
  )
})

test('the words of the language are linked, to be fetched beside the scripts', () => {
  expect(fillTemplate('<body><!--ahead--></body>', page, 'assets/ps-entrance-1.js')).toBe(
    '<body><link rel="modulepreload" crossorigin href="/assets/ps-entrance-1.js"></body>',
  )
  expect(fillTemplate('<body><!--ahead--></body>', page)).toBe('<body></body>')
})

test('the school stands on the page before any script runs, and its name and logo cannot become markup', () => {
  const filled = fillTemplate('<div id="root"><!--splash--></div>', {
    ...page,
    name: 'مکتب <b>',
    logo: { light: '/logos/a.svg"><script>', dark: '/logos/b.svg' },
  })
  expect(filled).toContain('<bdi>مکتب &lt;b&gt;</bdi>')
  expect(filled).toContain('<img src="/logos/a.svg&quot;&gt;&lt;script&gt;" alt=""')
  expect(filled).toContain('srcset="/logos/b.svg"')
  expect(fillTemplate('<!--splash-->', { ...page, logo: null })).not.toContain('<img')
})
