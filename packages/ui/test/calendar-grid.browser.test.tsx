import axe from 'axe-core'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CalendarEvent } from '../src/dates/calendar-events.ts'
import type { CalendarView } from '../src/dates/calendar-grid.tsx'
import { CalendarGrid } from '../src/dates/calendar-grid.tsx'
import { render } from './render.tsx'
import type { Rendered } from './render.tsx'

let rendered: Rendered | undefined

afterEach(() => {
  rendered?.remove()
  rendered = undefined
})

const english = { dir: 'ltr', lang: 'en' } as const
const pashto = { dir: 'rtl', lang: 'ps-AF' } as const

const lesson = (key: string, title: string, start: string, end = start): CalendarEvent => ({
  key,
  title,
  start,
  end,
  icon: 'lessons',
})
/** The first is on the 19th by UTC and on the 20th in Kabul. */
const events = [
  lesson('night', 'Exam opens', '2026-11-19T20:00:00Z'),
  lesson('maths', 'Mathematics', '2026-11-20T03:40:00Z', '2026-11-20T04:25:00Z'),
  lesson('pashto', 'Pashto', '2026-11-20T04:00:00Z', '2026-11-20T04:45:00Z'),
  lesson('biology', 'Biology', '2026-11-20T06:00:00Z', '2026-11-20T06:45:00Z'),
  lesson('due', 'Water cycle is due', '2026-11-24T15:30:00Z'),
]

function Held({ first, onEventOpen }: { readonly first: CalendarView; readonly onEventOpen: (key: string) => void }) {
  const [view, setView] = useState(first)
  const [date, setDate] = useState('2026-11-20')
  return (
    <CalendarGrid
      view={view}
      onViewChange={setView}
      date={date}
      onDateChange={setDate}
      today="2026-11-20"
      events={events}
      onEventOpen={onEventOpen}
    />
  )
}

function show(first: CalendarView, language: { dir: 'ltr' | 'rtl'; lang: string } = english) {
  const open = vi.fn<(key: string) => void>()
  rendered = render(<Held first={first} onEventOpen={open} />, language)
  return open
}

const stood = () => document.activeElement?.getAttribute('aria-label')
const cell = (name: string) => page.getByRole('gridcell', { name, exact: true })

describe('a month', () => {
  test('tells each day with its events, in the time of the school', async () => {
    show('month')
    await expect.element(page.getByRole('grid', { name: 'November 2026' })).toBeVisible()
    await expect.element(cell('Thursday, 19 November 2026, nothing')).toBeVisible()
    await expect.element(cell('Friday, 20 November 2026, 4 entries')).toHaveAttribute('aria-current', 'date')
    await expect.element(cell('Tuesday, 24 November 2026, 1 entry')).toBeVisible()
  })

  test('shows as many as there is room for, and opens the day for the others', async () => {
    const open = show('month')
    await userEvent.click(page.getByRole('button', { name: 'Mathematics' }))
    expect(open).toHaveBeenCalledWith('maths')
    await expect.element(page.getByRole('button', { name: 'Biology' })).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: '2 more' }))
    await expect.element(page.getByRole('heading', { name: 'Friday, 20 November 2026' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: /Biology/ })).toBeVisible()
  })

  test.each([
    [english, '{ArrowRight}', 'Saturday, 21 November 2026, nothing'],
    [english, '{Home}', 'Saturday, 14 November 2026, nothing'],
    [english, '{PageDown}', 'Sunday, 20 December 2026, nothing'],
    [pashto, '{ArrowLeft}', 'اونۍ، ۳۰ لړم ۱۴۰۵، هېڅ نشته'],
    [pashto, '{ArrowDown}', 'جمعه، ۶ لیندۍ ۱۴۰۵، هېڅ نشته'],
  ] as const)('is one stop of Tab, %o, and %s leads to %s', async (language, keys, expected) => {
    show('month', language)
    rendered?.root.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus()
    await userEvent.keyboard(keys)
    await expect.poll(stood).toBe(expected)
    expect(rendered?.root.querySelectorAll('table [tabindex="0"]').length).toBe(1)
  })

  test('Enter opens the day, whose events are buttons in the order of the day', async () => {
    const open = show('month')
    await userEvent.click(cell('Friday, 20 November 2026, 4 entries'), { position: { x: 8, y: 8 } })
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Friday, 20 November 2026' })).toBeVisible()
    const named = [...(rendered?.root.querySelectorAll('[role=group] bdi:first-child') ?? [])].map(
      ({ textContent }) => textContent,
    )
    expect(named.filter((name) => events.some(({ title }) => title === name)).slice(0, 4)).toEqual([
      'Exam opens',
      'Mathematics',
      'Pashto',
      'Biology',
    ])
    await userEvent.click(page.getByRole('button', { name: /Pashto/ }))
    expect(open).toHaveBeenCalledWith('pashto')
  })
})

test('turning the page and coming back to today are said', async () => {
  show('week')
  const heading = page.getByRole('heading', { level: 2 })
  await expect.element(heading).toHaveTextContent('14 Nov 2026 – 20 Nov 2026')
  await expect.element(heading).toHaveAttribute('aria-live', 'polite')
  await userEvent.click(page.getByRole('button', { name: 'Next week' }))
  await expect.element(heading).toHaveTextContent('21 Nov 2026 – 27 Nov 2026')
  await userEvent.click(page.getByRole('button', { name: 'Today' }))
  await expect.element(heading).toHaveTextContent('14 Nov 2026 – 20 Nov 2026')
  await userEvent.click(page.getByText('Month', { exact: true }))
  await expect.element(page.getByRole('grid')).toBeVisible()
})

test.each([
  [english, 1],
  [pashto, -1],
] as const)(
  'a week begins on Saturday where lines begin, and lessons at one time stand side by side, %o',
  (language, way) => {
    show('week', language)
    const columns = [...(rendered?.root.querySelectorAll('[role=group]') ?? [])]
    const places = columns.map((column) => column.getBoundingClientRect().x * way)
    expect(columns[0]?.getAttribute('aria-label')).toMatch(/^(Saturday|اونۍ)/)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    const block = (title: string) =>
      [...(rendered?.root.querySelectorAll('[role=group] button') ?? [])]
        .find((button) => button.textContent?.startsWith(title) && button.getBoundingClientRect().width > 0)
        ?.getBoundingClientRect() ?? new DOMRect()
    expect(block('Pashto').x * way).toBeGreaterThan(block('Mathematics').x * way)
    expect(block('Pashto').top).toBeGreaterThan(block('Mathematics').top)
    expect(block('Biology').top).toBeGreaterThan(block('Pashto').bottom)
    expect(block('Mathematics').height).toBeGreaterThanOrEqual(44)
  },
)

test.each([
  ['month', english],
  ['month', pashto],
  ['week', english],
  ['week', pashto],
  ['day', pashto],
] as const)('on a phone of 320 pixels the %s fits and has nothing for axe to find, %o', async (view, language) => {
  await page.viewport(320, 640)
  const open = show(view, language)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  const { violations } = await axe.run(rendered?.root ?? document.body)
  expect(
    violations
      .map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`)
      .filter((fault) => !/^(landmark|page-has|region)/.test(fault)),
  ).toEqual([])
  await userEvent.click(page.getByRole('button', { name: /Biology/ }))
  expect(open).toHaveBeenCalledWith('biology')
  await page.viewport(1024, 768)
})

test.each([
  [english, 1],
  [pashto, -1],
] as const)('a lesson’s beginning stands before its end, as the page is read, %o', (language, way) => {
  show('day', language)
  const times = [...(rendered?.root.querySelectorAll('[role=group] bdi') ?? [])].find((element) =>
    element.textContent?.includes('–'),
  )
  const text = times?.firstChild as Text
  const drawn = (index: number) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + 1)
    return range.getBoundingClientRect().x * way
  }
  const dash = text.data.indexOf('–')
  const figure = (from: number) => from + text.data.slice(from).search(/[\d۰-۹]/)
  expect(drawn(figure(0))).toBeLessThan(drawn(dash))
  expect(drawn(dash)).toBeLessThan(drawn(figure(dash)))
})
