import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RichText } from '../src/editor/rich-text.tsx'
import { render } from './render.tsx'
import type { Rendered } from './render.tsx'

let rendered: Rendered | undefined

afterEach(() => {
  rendered?.remove()
  rendered = undefined
})

const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks } : {}),
})
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const doc = (...content: object[]) => ({ type: 'doc', content })
const link = (href: string) => ({ type: 'link', attrs: { href } })

test('headings take their place below the heading of the page', async () => {
  const document = doc(
    { type: 'heading', attrs: { level: 2 }, content: [text('One')] },
    { type: 'heading', attrs: { level: 3 }, content: [text('Two')] },
  )
  rendered = render(<RichText document={document} />)
  await expect.element(page.getByRole('heading', { name: 'One', level: 3 })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Two', level: 4 })).toBeVisible()
  rendered.show(<RichText document={document} headingLevel={2} />)
  await expect.element(page.getByRole('heading', { name: 'One', level: 2 })).toBeVisible()
})

test('a link to a page opens beside this one and tells nothing of it; an address of a person opens here', () => {
  rendered = render(
    <RichText
      document={doc(paragraph(text('page', link('https://maktab.af')), text('mail', link('mailto:a@maktab.af'))))}
    />,
  )
  const [outside, mail] = rendered.root.querySelectorAll('a')
  expect(outside).toMatchObject({
    href: 'https://maktab.af/',
    target: '_blank',
    rel: 'noopener noreferrer nofollow ugc',
    title: 'Opens in a new tab',
  })
  expect(mail).toMatchObject({ href: 'mailto:a@maktab.af', target: '' })
})

test('nothing hostile becomes an element or an address', () => {
  rendered = render(
    <RichText
      document={doc(
        paragraph(
          text('<img src=x onerror="window.wasHit = true">'),
          text('go', link('javascript:alert(1)')),
          text('&lt;b&gt;'),
        ),
        { type: 'script', content: [text('window.wasHit = true')] },
        {
          type: 'paragraph',
          attrs: { onclick: 'x', style: 'position:fixed', class: 'y', dangerouslySetInnerHTML: { __html: '<b>x</b>' } },
          content: [text('plain')],
        },
      )}
    />,
  )
  expect(rendered.root.querySelectorAll('img, script, a, b, [style], [onclick]')).toHaveLength(0)
  expect(rendered.root.textContent).toContain('<img src=x onerror="window.wasHit = true">go&lt;b&gt;')
  expect(rendered.root.textContent).toContain('plain')
  expect(Reflect.get(window, 'wasHit')).toBeUndefined()
})

test('each block runs in the direction of its first letter, and figures stay as they were written', () => {
  rendered = render(
    <RichText
      document={doc(paragraph(text('سلام hello ۱۲ 34')), paragraph(text('hello سلام')), paragraph(text('۱۰/۵')), {
        type: 'bulletList',
        content: [{ type: 'listItem', content: [paragraph(text('یو'))] }],
      })}
    />,
  )
  const directions = [...rendered.root.querySelectorAll('p, ul')].map((block) => block.getAttribute('dir'))
  expect(directions).toEqual(['rtl', 'ltr', null, 'rtl', 'rtl'])
  expect(rendered.root.querySelector('p')?.textContent).toBe('سلام hello ۱۲ 34')
  const list = rendered.root.querySelector('ul') as HTMLElement
  expect(getComputedStyle(list).paddingRight).not.toBe('0px')
})

test('steps are numbered in the digits of the page', () => {
  const document = doc({
    type: 'orderedList',
    attrs: { start: 9 },
    content: [{ type: 'listItem', content: [paragraph(text('a'))] }],
  })
  const styleIn = (lang: string) => {
    rendered?.remove()
    rendered = render(<RichText document={document} />, { dir: lang === 'en' ? 'ltr' : 'rtl', lang })
    return getComputedStyle(rendered.root.querySelector('ol') as HTMLElement).listStyleType
  }
  expect(['en', 'ps-AF', 'fa-AF', 'ur-PK'].map(styleIn)).toEqual(['decimal', 'persian', 'persian', 'decimal'])
  expect(rendered?.root.querySelector('ol')?.start).toBe(9)
})

test('a long word does not push the page wide', () => {
  rendered = render(
    <div style={{ inlineSize: '20rem' }}>
      <RichText
        document={doc(
          paragraph(text('a'.repeat(300))),
          paragraph(text('https://maktab.af/'.repeat(20), link('https://maktab.af'))),
        )}
      />
    </div>,
  )
  const box = rendered.root.firstElementChild as HTMLElement
  expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
})
