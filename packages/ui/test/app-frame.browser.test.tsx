import axe from 'axe-core'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AppFrame } from '../src/layout/app-frame.tsx'
import { Brand } from '../src/layout/brand.tsx'
import type { NavigationItem } from '../src/layout/app-frame.tsx'
import { StatusChip } from '../src/feedback/status-chip.tsx'
import { render } from './render.tsx'
import type { Rendered } from './render.tsx'

const samples = {
  ltr: {
    lang: 'en',
    school: 'Roshan School',
    places: ['Home', 'Classes', 'Assignments', 'Downloads', 'Stream', 'Events', 'Account'],
    more: 'More',
    menu: 'Main menu',
    skip: 'Skip to the content',
    waiting: '2 waiting to send',
  },
  rtl: {
    lang: 'ps-AF',
    school: 'روښان ښوونځی',
    places: ['لومړی مخ', 'ټولګي', 'دندې', 'ډاونلوډونه', 'جریان', 'پېښې', 'ګڼون'],
    more: 'نور',
    menu: 'اصلي مینو',
    skip: 'منځپانګې ته ورشئ',
    waiting: '۲ د لېږلو په تمه',
  },
} as const

let rendered: Rendered | undefined

afterEach(async () => {
  rendered?.remove()
  rendered = undefined
  await page.viewport(1024, 768)
})

async function show(
  dir: 'ltr' | 'rtl',
  { width, places = 7, current = 0 }: { readonly width: number; readonly places?: number; readonly current?: number },
) {
  await page.viewport(width, 700)
  const w = samples[dir]
  const navigation = w.places.slice(0, places).map((label, index): NavigationItem => ({
    key: label,
    href: `#place-${index}`,
    icon: 'home',
    label,
    isCurrent: index === current,
  }))
  rendered = render(
    <AppFrame
      brand={<Brand name={w.school} href="#home" />}
      navigation={navigation}
      syncStatus={
        <StatusChip tone="warning" icon="clock" brief="2">
          {w.waiting}
        </StatusChip>
      }
    >
      <h1>{w.places[0]}</h1>
    </AppFrame>,
    { dir, lang: w.lang },
  )
  return w
}

const shown = () =>
  [...document.querySelectorAll('nav a')]
    .filter((link) => link.getClientRects().length > 0)
    .map((link) => link.textContent)

describe.each(['ltr', 'rtl'] as const)('the frame, read %s', (dir) => {
  test.each([320, 1200])('has nothing for axe to find and does not scroll sideways, %d px wide', async (width) => {
    await show(dir, { width })
    const { violations } = await axe.run(document.body, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
    })
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 120)}`)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })

  test('a phone shows five places when there are five', async () => {
    const { places, more } = await show(dir, { width: 360, places: 5 })
    expect(shown()).toEqual(places.slice(0, 5))
    await expect.element(page.getByRole('button', { name: more })).not.toBeInTheDocument()
  })

  test('of seven a phone shows four, and the rest under More, by keyboard', async () => {
    const { places, more } = await show(dir, { width: 360 })
    expect(shown()).toEqual(places.slice(0, 4))
    const button = page.getByRole('button', { name: more })
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    ;(button.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    expect(shown()).toEqual([...places])
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: places[4] })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(button).toHaveFocus()
    expect(shown()).toEqual(places.slice(0, 4))
  })

  test('More folds after a choice, after leaving it, and after a press beside it', async () => {
    const { places, more } = await show(dir, { width: 360 })
    const button = page.getByRole('button', { name: more })
    await userEvent.click(button)
    await userEvent.click(page.getByRole('link', { name: places[5] }))
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    expect(location.hash).toBe('#place-5')
    await userEvent.click(button)
    await userEvent.click(page.getByRole('heading', { level: 1 }))
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    await userEvent.tab({ shift: true })
    await expect.element(page.getByRole('link', { name: places[3] })).toHaveFocus()
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('a desktop shows all of them at the side', async () => {
    const { places, menu } = await show(dir, { width: 1200 })
    expect(shown()).toEqual([...places])
    const side = page.getByRole('navigation', { name: menu }).element().getBoundingClientRect()
    const content = page.getByRole('main').element().getBoundingClientRect()
    expect(dir === 'ltr' ? content.left - side.right : side.left - content.right).toBeGreaterThanOrEqual(0)
    await expect.element(page.getByRole('link', { name: places[0] })).toHaveAttribute('aria-current', 'page')
  })

  test('everything touched is 44 px high or more', async () => {
    await show(dir, { width: 320 })
    const touched = [...document.querySelectorAll('nav a, nav button')].filter(
      (part) => part.getClientRects().length > 0,
    )
    expect(touched).toHaveLength(5)
    expect(touched.map((part) => part.getBoundingClientRect().height).filter((height) => height < 44)).toEqual([])
  })
})

test('the first stop of the keyboard skips to the content', async () => {
  const { skip } = await show('ltr', { width: 1200 })
  await userEvent.tab()
  const link = page.getByRole('link', { name: skip })
  await expect.element(link).toHaveFocus()
  await expect.poll(() => link.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('a chip in a bar keeps its words for those who hear it when a phone draws a figure', async () => {
  const { waiting } = await show('ltr', { width: 360 })
  const words = page.getByText(waiting).element()
  expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  expect(getComputedStyle(words).display).not.toBe('none')
  await page.viewport(1200, 700)
  expect(words.getBoundingClientRect().width).toBeGreaterThan(40)
})
