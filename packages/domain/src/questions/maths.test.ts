import { expect, test } from 'vitest'
import { mayHaveMaths, plainMaths, splitMaths } from './maths.ts'

const text = (words: string) => ({ kind: 'text', text: words })
const maths = (tex: string, isBlock = false) => ({ kind: 'maths', tex, isBlock })

test.each([
  ['', [text('')]],
  ['no maths', [text('no maths')]],
  ['$x^2$', [maths('x^2')]],
  ['a $x$ b $y$ c', [text('a '), maths('x'), text(' b '), maths('y'), text(' c')]],
  [
    String.raw`\(\frac{1}{2}\) و \(\frac{3}{4}\)`,
    [maths(String.raw`\frac{1}{2}`), text(' و '), maths(String.raw`\frac{3}{4}`)],
  ],
  [String.raw`سطر: \[ a = b \] پای`, [text('سطر: '), maths('a = b', true), text(' پای')]],
  ['It costs $5 and $6.', [text('It costs $5 and $6.')]],
  ['from $20,000 to $30,000', [text('from $20,000 to $30,000')]],
  [String.raw`\$5 is $x$`, [text('$5 is '), maths('x')]],
  [String.raw`$\$5$`, [maths(String.raw`\$5`)]],
  ['one $ alone', [text('one $ alone')]],
  ['$ x $', [text('$ x $')]],
  [String.raw`\(never closed`, [text(String.raw`\(never closed`)]],
  ['$a$$b$', [maths('a'), maths('b')]],
])('%s', (written, parts) => {
  expect(splitMaths(written)).toEqual(parts)
})

test('where it cannot be drawn it is said without signs', () => {
  expect(plainMaths('so $x = 2$ then')).toBe('so x = 2 then')
  expect(mayHaveMaths('plain')).toBe(false)
})
