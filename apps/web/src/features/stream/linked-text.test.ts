import { expect, test } from 'vitest'
import { linkedParts } from './linked-text.ts'

const cases: readonly (readonly [text: string, hrefs: readonly string[]])[] = [
  ['', []],
  ['Read page 7.', []],
  ['https://example.org', ['https://example.org/']],
  ['See https://example.org/a?b=1#c, then write.', ['https://example.org/a?b=1#c']],
  ['(https://en.wikipedia.org/wiki/Kabul_(city))', ['https://en.wikipedia.org/wiki/Kabul_(city)']],
  ['دا وګورئ: https://example.org/درس۔', ['https://example.org/%D8%AF%D8%B1%D8%B3']],
  ['https://a.example https://b.example', ['https://a.example/', 'https://b.example/']],
  ['HTTPS://EXAMPLE.ORG/X', ['https://example.org/X']],
  ['http://example.org', []],
  ['javascript:alert(1)', []],
  ['javascript:alert(1)//https://example.org', ['https://example.org/']],
  ['data:text/html,<b>', []],
  ['<script>location="https://evil.example/x"</script>', ['https://evil.example/x']],
  ['\u202Ehttps://example.org\u202C', ['https://example.org/']],
  // It leads where it seems to lead.
  ['https://exa\u200Bmple.org', ['https://example.org/']],
  ['https://example.org\u2066/a', ['https://example.org/']],
  ['vbscript:x https:// javascript://example.org', []],
  ['https://teacher:secret@example.org', []],
  ['https://localhost/x', []],
  ['https://', []],
  ['<a href="https://example.org">x</a>', ['https://example.org/']],
  ['https://example.org/\u202Egpj.exe', ['https://example.org/']],
]

test.each(cases)('only addresses of named sites in %j may be followed', (text, hrefs) => {
  const parts = linkedParts(text)
  expect(parts.flatMap(({ href }) => href ?? [])).toEqual(hrefs)
  expect(parts.map((part) => part.text).join('')).toBe(text)
})
