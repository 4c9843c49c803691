import { describe, expect, test } from 'vitest'
import { decideEmbed, decideLink, decideLinks, mayEmbed } from './links.ts'

describe('a link', () => {
  test.each([
    ['example.org', 'https://example.org/'],
    ['  example.org/a?b=1#c ', 'https://example.org/a?b=1#c'],
    ['//example.org/a', 'https://example.org/a'],
    ['http://example.org/a', 'https://example.org/a'],
    ['https://example.org/کسر', 'https://example.org/%DA%A9%D8%B3%D8%B1'],
    ['example.org:8443/a', 'https://example.org:8443/a'],
    ['youtube.com/watch?v=x', 'https://youtube.com/watch?v=x&enablejsapi=1'],
    ['https://www.youtube.com/embed/x?enablejsapi=0', 'https://www.youtube.com/embed/x?enablejsapi=1'],
    ['https://notyoutube.com/x', 'https://notyoutube.com/x'],
  ])('%s is kept as %s', (written, url) => expect(decideLink(written)).toEqual({ ok: true, value: { url } }))

  test.each([
    '',
    '   ',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:msgbox(1)',
    'blob:https://example.org/1',
    'intent://example.org#Intent;end',
    'https://example.org@evil',
    'data:text/html,x',
    'ftp://example.org',
    'file:///etc/passwd',
    'https://name:word@example.org',
    'localhost',
    'https://',
    'x'.repeat(2_001),
  ])('%j is none', (written) => expect(decideLink(written)).toEqual({ ok: false, refusal: 'link_refused' }))
})

describe('what is embedded', () => {
  const frame = (attributes: string) => `<p>Look</p><iframe ${attributes}></iframe>`
  test.each([
    [
      frame('width="560" height="315" src="https://www.youtube.com/embed/x?start=5&amp;rel=0" allowfullscreen'),
      { src: 'https://www.youtube.com/embed/x?start=5&rel=0&enablejsapi=1', width: 560, height: 315 },
    ],
    [
      frame("src='//player.vimeo.com/video/1' width='100%'"),
      { src: 'https://player.vimeo.com/video/1', width: null, height: null },
    ],
    [
      frame('src=phet.colorado.edu/sims/a.html'),
      { src: 'https://phet.colorado.edu/sims/a.html', width: null, height: null },
    ],
    [
      '<IFRAME SRC="https://geogebra.org/m/a" HEIGHT="400px"> </IFRAME>',
      { src: 'https://geogebra.org/m/a', width: null, height: 400 },
    ],
  ])('%s', (written, value) => expect(decideEmbed(written)).toEqual({ ok: true, value }))

  test.each([
    ['no frame', 'https://www.youtube.com/embed/x', 'iframe_missing'],
    ['no end of it', '<iframe src="https://www.youtube.com/embed/x">', 'iframe_missing'],
    ['no beginning of it', '</iframe>', 'iframe_missing'],
    ['no address', '<iframe width="3"></iframe>', 'link_refused'],
    ['an address that runs', frame('src="javascript:alert(1)"'), 'link_refused'],
    ['a page in the text', frame('srcdoc="&lt;script&gt;x()&lt;/script&gt;"'), 'link_refused'],
    ['a site that is not on the list', frame('src="https://evil.example/"'), 'site_refused'],
    ['a site that only looks like one', frame('src="https://youtube.com.evil.example/"'), 'site_refused'],
    ['… or ends like one', frame('src="https://evilyoutube.com/"'), 'site_refused'],
  ])('%s is refused', (_what, written, refusal) => expect(decideEmbed(written)).toEqual({ ok: false, refusal }))

  test('is shown only while its site is on the list', () => {
    expect(mayEmbed('https://www.youtube.com/embed/x')).toBe(true)
    expect(mayEmbed('https://evil.example/')).toBe(false)
  })
})

describe('links beside files', () => {
  const link = (url: string, link_type: 0 | 1 | 2 = 1, title = 'Look') => ({ link_id: url, link_type, title, url })
  const video = 'https://www.youtube.com/embed/x?enablejsapi=1'

  test.each([
    ['a document', link('HTTP://school.example/a.pdf', 0), 'https://school.example/a.pdf'],
    ['a page', link('school.example'), 'https://school.example/'],
    ['a video', link('youtube.com/watch?v=1'), 'https://youtube.com/watch?v=1&enablejsapi=1'],
    ['what is embedded', link('<iframe src="https://www.youtube.com/embed/x"></iframe>', 2), video],
    ['what was embedded before', link(video, 2), video],
  ])('%s is kept by its address', (_what, written, url) =>
    expect(decideLinks([written])).toEqual({ ok: true, value: [{ ...written, url }] }),
  )

  test('a link that nobody named has the name of its site', () => {
    expect(decideLinks([link('school.example/a', 1, ' ')])).toMatchObject({ value: [{ title: 'school.example' }] })
  })

  test.each([
    ['link_refused', [link('javascript:alert(1)')]],
    ['site_refused', [link('<iframe src="https://evil.example/"></iframe>', 2)]],
    ['iframe_missing', [link('https://evil.example/', 2)]],
    ['duplicate_link', [link('https://school.example/a'), link('school.example/a', 0)]],
    ['too_many_links', Array.from({ length: 11 }, (_, number) => link(`school.example/${number}`))],
  ])('refused: %s', (refusal, links) => expect(decideLinks(links)).toEqual({ ok: false, refusal }))
})
