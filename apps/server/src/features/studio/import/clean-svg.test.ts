import { describe, expect, test } from 'vitest'
import { cleanSvg } from './clean-svg.ts'

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`
const clean = (text: string) => cleanSvg(Buffer.from(text))

describe('a drawing', () => {
  test.each([
    [
      'that only draws',
      svg('<path d="M0 0h9"/><text>کسر &amp; &lt;</text><style>.a{fill:#fff}</style>', 'viewBox="0 0 9 9"'),
    ],
    [
      'with the notes of its editor',
      svg('<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"/><path d="M0 0"/>'),
    ],
    ['with a picture in its text', svg('<image href="data:image/png;base64,AAAA"/><use xlink:href="#a"/>')],
    [
      'with a document type and nothing in it',
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('<g/>')}`,
    ],
  ])('%s stays as it is', (_what, text) => expect(clean(text)).toEqual({ text, isChanged: false }))

  test.each([
    ['a script', svg('<script>alert(1)</script><g/>')],
    ['a script by another prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>alert(1)</s:script></s:svg>'],
    ['a script of HTML', svg('<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>')],
    ['a handler', svg('<g onload="alert(1)"/>', 'onclick="alert(2)"')],
    [
      'a page within',
      svg(
        '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://evil.example"/></body></foreignObject>',
      ),
    ],
    ['a link that runs', svg('<a href="javascript:alert(1)"><text>x</text></a>')],
    ['… written with blanks', svg('<a xlink:href=" java&#10;script:alert(1)"><text>x</text></a>')],
    ['a picture from outside', svg('<image href="https://evil.example/a.png"/>')],
    ['another drawing', svg('<use href="data:image/svg+xml;base64,AAAA#x"/>')],
    ['an animation that writes a link', svg('<a><animate attributeName="href" values="javascript:alert(1)"/></a>')],
    ['a style that asks outside', svg('<style>@import url(https://evil.example/a.css);</style>')],
    ['… in an escape', svg('<style>.a{background:u\\72l(https://evil.example)}</style>')],
    ['… in an attribute', svg('<rect style="fill:url(https://evil.example)"/>')],
    ['a style sheet beside it', `<?xml-stylesheet href="https://evil.example/a.xsl"?>${svg('<g/>')}`],
  ])('with %s loses it', (_what, text) => {
    const cleaned = clean(text)
    expect(cleaned?.isChanged).toBe(true)
    expect(cleaned?.text).not.toMatch(/script|alert|evil|onload|onclick|foreignObject|iframe|xml-stylesheet|u\\72l/i)
    // What is left is a drawing still, and clean.
    expect(clean(cleaned!.text)).toEqual({ text: cleaned!.text, isChanged: false })
  })

  test.each([
    ['entities of its own', `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('&x;')}`],
    ['an end that is missing', '<svg xmlns="http://www.w3.org/2000/svg"><g>'],
    ['another root', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['no namespace', '<svg><script>alert(1)</script></svg>'],
    ['no XML', 'GIF89a'],
  ])('with %s is none', (_what, text) => expect(clean(text)).toBeUndefined())
  test('in another encoding than it could be is none', () =>
    expect(cleanSvg(Buffer.from([0x3c, 0xff, 0xfe, 0x00]))).toBeUndefined())
})
