import { expect, test } from 'vitest'
import { texOfMaths } from './mathml.ts'
import type { XmlElement } from './xml-elements.ts'

const element = (name: string, ...children: (XmlElement | string)[]): XmlElement => ({
  name,
  namespace: 'http://www.w3.org/1998/Math/MathML',
  attributes: {},
  children,
})
const [mi, mn, mo] = ['mi', 'mn', 'mo'].map((name) => (text: string) => element(name, text)) as [
  (text: string) => XmlElement,
  (text: string) => XmlElement,
  (text: string) => XmlElement,
]
const math = (...children: XmlElement[]) => texOfMaths(element('math', ...children))
const row = (...children: XmlElement[]) => element('mrow', ...children)

test.each([
  ['a fraction', [element('mfrac', mn('1'), row(mn('2'), mi('x')))], '\\frac{1}{2x}'],
  [
    'powers and indices',
    [
      element('msup', mi('x'), mn('2')),
      mo('+'),
      element('msub', mi('a'), mi('n')),
      element('msubsup', mi('b'), mn('1'), mn('3')),
    ],
    '{x}^{2}+{a}_{n}{b}_{1}^{3}',
  ],
  [
    'roots',
    [element('msqrt', mi('a'), mo('+'), mn('1')), element('mroot', mn('8'), mn('3'))],
    '\\sqrt{a+1}\\sqrt[3]{8}',
  ],
  [
    'signs',
    [mn('2'), mo('×'), mn('3'), mo('≤'), mn('6'), mo('−'), mn('0.5'), mo('\u2062'), mi('π')],
    '2\\times 3\\le 6-0.5π',
  ],
  ['names', [mi('sin'), mi('area')], '\\sin \\mathrm{area}'],
  ['words between', [mi('x'), element('mtext', 'if 5% {half}')], 'x\\text{if 5\\% \\{half\\}}'],
  ['brackets', [element('mfenced', mi('a'), mi('b'))], '\\left(a,b\\right)'],
  [
    'sums',
    [element('munderover', mo('∑'), row(mi('i'), mo('='), mn('1')), mi('n'))],
    '\\overset{n}{\\underset{i=1}{\\sum }}',
  ],
  [
    'what stands above',
    [element('mover', row(mi('A'), mi('B')), mo('¯')), element('mover', mi('v'), mo('→'))],
    '\\overline{AB}\\vec{v}',
  ],
  [
    'a table',
    [
      element(
        'mtable',
        element('mtr', element('mtd', mn('1')), element('mtd', mn('0'))),
        element('mtr', element('mtd', mn('0')), element('mtd', mn('1'))),
      ),
    ],
    '\\begin{matrix}1 & 0 \\\\ 0 & 1\\end{matrix}',
  ],
  ['digits of other scripts', [element('mfrac', mn('۱'), mn('۲'))], '\\frac{\\text{۱}}{\\text{۲}}'],
  ['the same once more for other programs', [element('semantics', row(mi('x')), element('annotation', 'x'))], 'x'],
])('%s', (_name, children, tex) => {
  expect(math(...children)).toBe(tex)
})

test.each([
  ['a part that is not known', element('menclose', mi('x'))],
  ['a fraction without its lower half', element('mfrac', mn('1'))],
  ['a sign that is not known', mo('☃')],
  ['one of them deep within', row(element('msqrt', row(mo('☃'))))],
])('with %s there is no formula at all', (_name, child) => {
  expect(math(mi('y'), child)).toBeUndefined()
})
