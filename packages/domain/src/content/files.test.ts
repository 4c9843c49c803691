import { describe, expect, test } from 'vitest'
import { cleanFileName, decideFileName, decideUpload, refusedSign } from './files.ts'

const size_bytes = 1000

describe('names', () => {
  test.each([
    'photo.jpg',
    'IMG_2024-01-01 (1).JPG',
    'کار خانگی.pdf',
    'د ښوونځي کار.docx',
    'Ali’s work, final.pdf',
    'می‌روم.txt',
    'ریاضی، صنف ششم.pdf',
    'Lesson 1 – fractions.pdf',
    'چرا؟.pdf',
    '«کتاب».pdf',
    'C# & maths [1] 50%….pdf',
  ])('%s is accepted', (name) => {
    expect(decideFileName({ name, size_bytes }).ok).toBe(true)
  })
  test.each([
    '../../etc/passwd.txt',
    'a/b.png',
    'a\\b.png',
    '..png',
    '.hidden.png',
    'a..png',
    'a\u202egnp.txt',
    'a\u0000.png',
    'a<b>.png',
    'a:b.png',
    '',
  ])('%j is refused', (name) => {
    expect(decideFileName({ name, size_bytes })).toEqual({ ok: false, refusal: 'file_name_refused' })
  })
  test.each(['drawing.svg', 'page.html', 'run.exe', 'no-ending', 'archive.zip', 'constructor.constructor'])(
    '%s has a refused type',
    (name) => {
      expect(decideFileName({ name, size_bytes })).toEqual({ ok: false, refusal: 'file_type_refused' })
    },
  )
})

test.each([
  ['a:b.png', ':'],
  ['a\u202egnp.txt', 'U+202E'],
  ['a\tb.png', 'U+0009'],
  ['photo.jpg', undefined],
  ['..png', undefined],
])('%j is refused for %s', (name, sign) => expect(refusedSign(name)).toBe(sign))

test('marks of direction go from a name', () => {
  expect(cleanFileName('\u200fدرس \u202a1\u202c.pdf')).toBe('درس 1.pdf')
})

describe('sizes', () => {
  const limit = 15 * 1024 * 1024
  test.each([
    [0, 'file_empty'],
    [limit + 1, 'file_too_large'],
  ])('%i bytes: %s', (size, refusal) => {
    expect(decideFileName({ name: 'a.png', size_bytes: size })).toEqual({ ok: false, refusal })
  })
  test('the limit itself is accepted', () => {
    expect(decideFileName({ name: 'a.png', size_bytes: limit }).ok).toBe(true)
  })
})

describe('bytes', () => {
  test.each([
    ['a.png', 'image/png', 'image/png'],
    ['a.doc', 'application/x-cfb', 'application/msword'],
    ['a.txt', 'text/plain', 'text/plain; charset=utf-8'],
    ['marks.csv', 'text/plain', 'text/csv; charset=utf-8'],
    ['drawing.gif', 'image/gif', 'image/gif'],
    ['note.odt', 'application/vnd.oasis.opendocument.text', 'application/vnd.oasis.opendocument.text'],
    ['note.rtf', 'application/rtf', 'application/rtf'],
    ['PTT-20260301.opus', 'audio/ogg; codecs=opus', 'audio/ogg'],
    ['voice.ogg', 'audio/ogg', 'audio/ogg'],
  ])('%s with the bytes of %s is kept as %s', (name, foundType, mime_type) => {
    expect(decideUpload({ name, size_bytes, foundType })).toEqual({ ok: true, value: { mime_type } })
  })
  test.each([
    ['a.png', 'application/xml'],
    ['a.png', undefined],
    ['a.pdf', 'image/png'],
    ['a.docx', 'application/zip'],
    ['voice.amr', 'audio/mpeg'],
    ['film.ogg', 'video/ogg'],
  ])('%s with the bytes of %s is refused', (name, foundType) => {
    expect(decideUpload({ name, size_bytes, foundType })).toEqual({ ok: false, refusal: 'file_type_refused' })
  })
})
