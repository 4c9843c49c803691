import { afterEach, expect, test } from 'vitest'
import { visualOrder } from '../../i18n/test/visual-order.ts'
import { Isolated, LeftToRight } from '../src/base/bdi.tsx'
import { render } from './render.tsx'
import type { Rendered } from './render.tsx'

let rendered: Rendered | undefined

afterEach(() => {
  rendered?.remove()
  rendered = undefined
})

const drawn = () => visualOrder(rendered?.root.querySelector('p') ?? document.body)
const reversed = (text: string) => [...text].reverse().join('')

test.each([
  ['ps-AF', 'نمره', 'شوه', '10 / 5'],
  ['ps-AF', 'اړیکه', 'ده', '۰۷۰ ۱۲۳ ۴۵۶۷'],
  ['fa-AF', 'تلفن', 'است', '+93 (70) 123-4567'],
  ['fa-AF', 'نشانی', 'است', 'a.karimi@maktab.af'],
  ['ur-PK', 'کوڈ', 'ہے', 'KBL-4b-012'],
  ['ur-PK', 'مساوات', 'ہے', '۲ + ۳ = ۵'],
])('in %s, after %s, what is read from the left stays so', (lang, before, after, value) => {
  rendered = render(
    <p style={{ whiteSpace: 'pre' }}>
      {before} <LeftToRight>{value}</LeftToRight> {after}
    </p>,
    { dir: 'rtl', lang },
  )
  expect(drawn()).toBe(`${reversed(after)} ${value} ${reversed(before)}`)
  rendered.show(
    <p style={{ whiteSpace: 'pre' }}>
      {before} {value} {after}
    </p>,
  )
  if (/^[^A-Za-z]/.test(value)) expect(drawn()).not.toBe(`${reversed(after)} ${value} ${reversed(before)}`)
})

test('a name takes its own direction and leaves the figures beside it alone', () => {
  rendered = render(
    <p style={{ whiteSpace: 'pre' }}>
      <Isolated>زرغونه</Isolated> 12 - 15
    </p>,
  )
  expect(drawn()).toBe(`${reversed('زرغونه')} 12 - 15`)
  rendered.remove()
  rendered = render(
    <p style={{ whiteSpace: 'pre' }}>
      <Isolated>Ahmad!</Isolated> شاګرد
    </p>,
    { dir: 'rtl', lang: 'ps-AF' },
  )
  expect(drawn()).toBe(`${reversed('شاګرد')} Ahmad!`)
})
