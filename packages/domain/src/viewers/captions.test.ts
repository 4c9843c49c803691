import { describe, expect, test } from 'vitest'
import { captionLanguage, webVttOf } from './captions.ts'

test.each([
  ['film.ps.vtt', 'pu'],
  ['film_ur-PK.srt', 'ur'],
  ['film-prs.vtt', 'da'],
  ['film.fa.srt', 'da'],
  ['My film.English.vtt', 'en'],
  ['film.vtt', undefined],
  ['film.de.vtt', undefined],
  ['film.constructor.vtt', undefined],
  ['film.ps.txt', undefined],
])('%s is in %s', (name, language) => expect(captionLanguage(name)).toBe(language))

describe('captions', () => {
  test.each([
    [
      'SubRip',
      '\ufeff1\r\n00:00:01,000 --> 00:00:02,500\r\nسلام\r\n<i>ملګرو</i>\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nدوه\r\n',
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nسلام\n<i>ملګرو</i>\n\n00:00:03.000 --> 00:00:04.000\nدوه\n',
    ],
    [
      'WebVTT without hours',
      'WEBVTT - a title\n\nNOTE a note\n\n01:00.000 --> 01:02.000 align:start line:90%\nWords\n',
      'WEBVTT\n\n00:01:00.000 --> 00:01:02.000 align:start line:90%\nWords\n',
    ],
    [
      'places of SubRip',
      '1\n00:00:01,000 --> 00:00:02,000 X1:10 X2:20\n{\\an8}Words\n',
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nWords\n',
    ],
    [
      'styles',
      'WEBVTT\n\nSTYLE\n::cue { background: url(https://evil.example) }\n\n00:01.000 --> 00:02.000\nWords\n',
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nWords\n',
    ],
    [
      'markup',
      '1\n00:00:01,000 --> 00:00:02,000\n<script>x()</script><font color="red">Red</font> <b>bold</b>\n',
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nx()Red <b>bold</b>\n',
    ],
    [
      'a cue without words',
      '1\n00:00:01,000 --> 00:00:02,000\n\n2\n00:00:03,000 --> 00:00:04,000\nWords\n',
      'WEBVTT\n\n00:00:03.000 --> 00:00:04.000\nWords\n',
    ],
  ])('%s', (_what, text, written) => expect(webVttOf(text)).toEqual({ text: written, left_out: 0 }))

  test('a cue that cannot be shown is left out, and the others stay', () =>
    expect(
      webVttOf(
        '1\n00:00:01,000 --> 00:00:01,000\nNo length\n\n2\n00:00:03,000 --> 00:00:04,000\nWords\n\n3\n00:99:01,000 --> 00:00:02,000\nNo time\n',
      ),
    ).toEqual({ text: 'WEBVTT\n\n00:00:03.000 --> 00:00:04.000\nWords\n', left_out: 2 }))

  test.each([
    '',
    'WEBVTT',
    'words',
    '1\n00:00:02,000 --> 00:00:01,000\nBackwards\n',
    '1\n00:99:01,000 --> 00:00:02,000\nx\n',
  ])('%j are none', (text) => expect(webVttOf(text)).toBeUndefined())
})
