import axe from 'axe-core'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DateRange, NamedSpan } from '../src/dates/date-range-picker.tsx'
import { DateRangePicker } from '../src/dates/date-range-picker.tsx'
import { render } from './render.tsx'
import type { Rendered } from './render.tsx'

let rendered: Rendered | undefined

afterEach(() => {
  rendered?.remove()
  rendered = undefined
})

const english = { dir: 'ltr', lang: 'en' } as const
const dari = { dir: 'rtl', lang: 'fa-AF' } as const

function Held({
  onValueChange,
  named = [],
}: {
  readonly onValueChange: (value: DateRange) => void
  readonly named?: readonly NamedSpan[]
}) {
  const [value, setValue] = useState<DateRange>({ preset: 'all' })
  const change = (next: DateRange) => {
    setValue(next)
    onValueChange(next)
  }
  return (
    <DateRangePicker
      label="Span"
      value={value}
      onValueChange={change}
      today="2026-11-20"
      max="2026-11-20"
      named={named}
    />
  )
}

function show(language: { dir: 'ltr' | 'rtl'; lang: string }, named: readonly NamedSpan[] = []) {
  const change = vi.fn<(value: DateRange) => void>()
  rendered = render(<Held onValueChange={change} named={named} />, language)
  return change
}

const opener = () => page.getByRole('button', { name: /^Span/ })
const stood = () => document.activeElement?.getAttribute('aria-label')

test('offers the seven spans of the seeds, and a preset ends today', async () => {
  const change = show(english)
  await expect.element(opener()).toHaveAccessibleName('Span All time')
  await userEvent.click(opener())
  await expect.element(page.getByRole('dialog')).toBeVisible()
  const names = [...(rendered?.root.querySelectorAll('dialog button') ?? [])].map(({ textContent }) => textContent)
  expect(names).toEqual([
    'All time',
    'Last 7 days',
    'Last 14 days',
    'Last 30 days',
    'Last 3 months',
    'Last 6 months',
    'Last 12 months',
    'Own dates',
  ])
  await expect
    .element(page.getByRole('button', { name: 'All time', exact: true }))
    .toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(page.getByRole('button', { name: 'Last 7 days' }))
  expect(change).toHaveBeenCalledWith({ preset: '7d', from: '2026-11-14', to: '2026-11-20' })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(opener()).toHaveAccessibleName('Span Last 7 days 14 Nov 2026 – 20 Nov 2026')
  await expect.element(opener()).toHaveFocus()
})

test('two days picked by keys are a span, in whichever order', async () => {
  const change = show(english)
  await userEvent.click(opener())
  await userEvent.click(page.getByRole('button', { name: 'Own dates' }))
  await expect.element(page.getByText('Choose the first day')).toBeVisible()
  await expect.poll(stood).toBe('Friday, 20 November 2026')
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  await expect.element(page.getByText('From 19 Nov 2026. Choose the last day')).toBeVisible()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => rendered?.root.querySelectorAll('[aria-selected=true]').length).toBe(8)
  await userEvent.keyboard('{Enter}')
  expect(change).toHaveBeenCalledWith({ preset: 'own', from: '2026-11-12', to: '2026-11-19' })
  await expect.element(opener()).toHaveAccessibleName('Span 12 Nov 2026 – 19 Nov 2026')
})

test('ends no later than it may', async () => {
  const change = show(english)
  await userEvent.click(opener())
  await userEvent.click(page.getByRole('button', { name: 'Own dates' }))
  await userEvent.click(page.getByRole('gridcell', { name: 'Saturday, 21 November 2026' }), { force: true })
  await expect.element(page.getByText('Choose the first day')).toBeVisible()
  expect(change).not.toHaveBeenCalled()
})

test.each([english, dari])(
  'open on a phone of 320 pixels it fits and has nothing for axe to find, %o',
  async (language) => {
    await page.viewport(320, 640)
    show(language)
    await userEvent.click(opener())
    await userEvent.click(rendered?.root.querySelector('dialog button:last-of-type') as HTMLElement)
    const sheet = page.getByRole('dialog').element()
    await expect.poll(() => sheet.querySelector('[role=grid]')).not.toBeNull()
    await expect.poll(() => sheet.getAnimations().length).toBe(0)
    const { left, right, bottom } = sheet.getBoundingClientRect()
    expect([left, right, bottom]).toEqual([0, 320, 640])
    expect(sheet.scrollWidth).toBeLessThanOrEqual(320)
    const { violations } = await axe.run(document.body)
    expect(
      violations
        .map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`)
        .filter((fault) => !/^(landmark|page-has|region)/.test(fault)),
    ).toEqual([])
    await page.viewport(1024, 768)
  },
)

test('a span with a name of its own stands behind the presets, and is told by its name and its days', async () => {
  const year = { key: 'this_year', name: 'This school year', from: '2026-03-21', to: '2026-12-20' }
  const change = show(english, [year, { key: 'term', name: 'سمستر', from: '2026-03-21', to: '2026-07-15' }])
  await userEvent.click(opener())
  await userEvent.click(page.getByRole('button', { name: 'This school year' }))
  expect(change).toHaveBeenCalledWith({ ...year, preset: 'named' })
  await expect.element(opener()).toHaveAccessibleName('Span This school year 21 Mar 2026 – 20 Dec 2026')
  await userEvent.click(opener())
  const pressed = [...(rendered?.root.querySelectorAll('dialog button[aria-pressed=true]') ?? [])]
  expect(pressed.map(({ textContent }) => textContent)).toEqual(['This school year'])
})
