import axe from 'axe-core'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DateInputProps } from '../src/dates/date-picker.tsx'
import { DatePicker } from '../src/dates/date-picker.tsx'
import { render } from './render.tsx'
import type { Rendered } from './render.tsx'

const today = '2026-11-20'
const label = 'When'
let rendered: Rendered | undefined

afterEach(() => {
  rendered?.remove()
  rendered = undefined
})

function Held({ first, onValueChange, ...rest }: Omit<Partial<DateInputProps>, 'value'> & { readonly first?: string }) {
  const [value, setValue] = useState(first ?? '')
  const change = (next: string) => {
    setValue(next)
    onValueChange?.(next)
  }
  return <DatePicker label={label} today={today} {...rest} value={value} onValueChange={change} />
}

function show(
  language: { dir: 'ltr' | 'rtl'; lang: string },
  props: Omit<Partial<DateInputProps>, 'value'> & { readonly first?: string } = {},
) {
  const change = vi.fn<(value: string) => void>()
  rendered = render(<Held onValueChange={change} {...props} />, language)
  return change
}

const english = { dir: 'ltr', lang: 'en' } as const
const dari = { dir: 'rtl', lang: 'fa-AF' } as const
const field = () => page.getByLabelText(label, { exact: true })
const day = (name: string) => page.getByRole('gridcell', { name, exact: true })
const stood = () => document.activeElement?.getAttribute('aria-label')

async function open() {
  await userEvent.click(page.getByRole('button').first())
  await expect.element(page.getByRole('dialog')).toBeVisible()
}

describe('what is typed', () => {
  test.each([
    [english, '20/11/2026', '20 Nov 2026'],
    [english, '۲۰/۱۱/۲۰۲۶', '20 Nov 2026'],
    [dari, '۱۴۰۵/۸/۲۹', '۲۹ عقرب ۱۴۰۵'],
    [dari, '29 عقرب 1405', '۲۹ عقرب ۱۴۰۵'],
  ] as const)('in %o, %s is the date and is written in words once it is left', async (language, typed, written) => {
    const change = show(language)
    await userEvent.fill(field(), typed)
    expect(change).toHaveBeenLastCalledWith('2026-11-20')
    await expect.element(field()).toHaveValue(typed)
    await userEvent.tab()
    await expect.element(field()).toHaveValue(written)
  })

  test('is no date: says so, shows how, and hands over nothing', async () => {
    const change = show(english, { first: '2026-11-10' })
    await userEvent.fill(field(), '31/11/2026')
    expect(change).toHaveBeenLastCalledWith('')
    await userEvent.tab()
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field()).toHaveAccessibleDescription('This is not a date. Write it like 20 Nov 2026.')
    await expect.element(field()).toHaveValue('31/11/2026')
    await userEvent.fill(field(), '30/11/2026')
    expect(change).toHaveBeenLastCalledWith('2026-11-30')
    await expect.element(field()).not.toHaveAttribute('aria-invalid')
  })

  test('lies outside the limits: is refused with its reason', async () => {
    const change = show(english, { max: today })
    await userEvent.fill(field(), '21/11/2026')
    await userEvent.tab()
    await expect.element(field()).toHaveAccessibleDescription('This day cannot be chosen.')
    expect(change).not.toHaveBeenCalled()
  })

  test('emptied is no date and no fault', async () => {
    const change = show(english, { first: today })
    await userEvent.clear(field())
    await userEvent.tab()
    expect(change).toHaveBeenLastCalledWith('')
    await expect.element(field()).not.toHaveAttribute('aria-invalid')
  })
})

describe('the grid', () => {
  test('opens on the chosen day, and Enter hands over the day that the keys reached', async () => {
    const change = show(english, { first: '2026-11-10' })
    await open()
    await expect.poll(stood).toBe('Tuesday, 10 November 2026')
    expect(document.activeElement?.getAttribute('aria-selected')).toBe('true')
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    expect(change).toHaveBeenCalledWith('2026-11-18')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button')).toHaveFocus()
    await expect.element(field()).toHaveValue('18 Nov 2026')
  })

  test.each([
    ['{ArrowRight}', 'Saturday, 21 November 2026'],
    ['{ArrowLeft}', 'Thursday, 19 November 2026'],
    ['{ArrowUp}', 'Friday, 13 November 2026'],
    ['{Home}', 'Saturday, 14 November 2026'],
    ['{Home}{End}', 'Friday, 20 November 2026'],
    ['{PageDown}', 'Sunday, 20 December 2026'],
    ['{PageUp}', 'Tuesday, 20 October 2026'],
    ['{Shift>}{PageDown}{/Shift}', 'Saturday, 20 November 2027'],
    ['{Shift>}{PageUp}{/Shift}', 'Thursday, 20 November 2025'],
  ])('%s leads from today to %s', async (keys, expected) => {
    show(english)
    await open()
    await userEvent.keyboard(keys)
    await expect.poll(stood).toBe(expected)
  })

  test('read from right to left, arrows lead the way they point', async () => {
    show(dari)
    await open()
    await expect.poll(stood).toBe('جمعه، ۲۹ عقرب ۱۴۰۵')
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(stood).toBe('شنبه، ۳۰ عقرب ۱۴۰۵')
    const next = document.activeElement?.getBoundingClientRect()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(stood).toBe('یکشنبه، ۱ قوس ۱۴۰۵')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.poll(stood).toBe('جمعه، ۲۹ عقرب ۱۴۰۵')
    // Saturday begins the week, at the right.
    expect(next?.x).toBeGreaterThan(document.activeElement?.getBoundingClientRect().x ?? Infinity)
  })

  test('Escape closes it, hands over nothing and gives the focus back', async () => {
    const change = show(english, { first: today })
    await open()
    await userEvent.keyboard('{ArrowRight}{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button')).toHaveFocus()
    expect(change).not.toHaveBeenCalled()
  })

  test('opens from the field by Alt and the arrow, and Escape leads back into it', async () => {
    show(english)
    await userEvent.click(field())
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.poll(stood).toBe('Friday, 20 November 2026')
    await userEvent.keyboard('{Escape}')
    await expect.element(field()).toHaveFocus()
  })

  test('a press outside closes it', async () => {
    show(english)
    await open()
    await userEvent.click(page.getByRole('dialog'), { position: { x: 5, y: -20 }, force: true })
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('keeps within its limits and refuses a day off', async () => {
    const change = show(english, { min: '2026-11-18', max: '2026-11-22', isUnavailable: (iso) => iso === '2026-11-21' })
    await open()
    await userEvent.keyboard('{PageDown}')
    await expect.poll(stood).toBe('Sunday, 22 November 2026')
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect.element(day('Saturday, 21 November 2026')).toHaveAttribute('aria-disabled', 'true')
    expect(change).not.toHaveBeenCalled()
    await userEvent.click(day('Thursday, 19 November 2026'))
    expect(change).toHaveBeenCalledWith('2026-11-19')
  })

  test('marks today, and goes to months and years by choice', async () => {
    const change = show(english)
    await open()
    await expect.element(day('Friday, 20 November 2026')).toHaveAttribute('aria-current', 'date')
    await userEvent.selectOptions(page.getByLabelText('Year'), '2024')
    await userEvent.selectOptions(page.getByLabelText('Month', { exact: true }), 'February')
    await expect.element(page.getByRole('grid', { name: 'February 2024' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Next month' }))
    await expect.element(page.getByRole('grid', { name: 'March 2024' })).toBeVisible()
    await userEvent.click(day('Friday, 1 March 2024'))
    expect(change).toHaveBeenCalledWith('2024-03-01')
  })

  test('speaks either calendar, and tells the day in all three', async () => {
    const change = show(english, { first: '2026-11-20' })
    await open()
    await expect.element(page.getByRole('dialog')).toHaveTextContent('29 Aqrab 1405 · 10 Jumada al-Thani 1448')
    page.getByRole('radio', { name: 'Solar Hijri' }).element().focus()
    await userEvent.keyboard(' ')
    await expect.element(page.getByRole('grid', { name: 'Aqrab 1405' })).toBeVisible()
    await userEvent.click(day('Friday, 1 Aqrab 1405'))
    expect(change).toHaveBeenCalledWith('2026-10-23')
    await expect.element(field()).toHaveValue('1 Aqrab 1405')
  })

  test('sends no form while it is walked', async () => {
    const send = vi.fn<() => void>()
    rendered = render(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <Held first={today} />
        <button type="submit">Send</button>
      </form>,
      english,
    )
    await open()
    await userEvent.keyboard('{ArrowRight}')
    page.getByRole('radio', { name: 'Gregorian' }).element().focus()
    await userEvent.keyboard('{Enter}')
    page.getByRole('combobox', { name: 'Month' }).element().focus()
    await userEvent.keyboard('{Enter}{Escape}')
    await userEvent.click(day('Sunday, 22 November 2026'))
    expect(send).not.toHaveBeenCalled()
  })

  test('clears what was chosen', async () => {
    const change = show(english, { first: today })
    await open()
    await userEvent.click(page.getByRole('button', { name: 'Clear' }))
    expect(change).toHaveBeenCalledWith('')
    await expect.element(field()).toHaveValue('')
  })
})

test.each([english, dari])('open on a phone of 320 pixels it is a sheet that fits, %o', async (language) => {
  await page.viewport(320, 640)
  show(language, { first: today })
  await open()
  const sheet = page.getByRole('dialog').element()
  await expect.poll(() => sheet.getAnimations().length).toBe(0)
  const { left, right, bottom } = sheet.getBoundingClientRect()
  expect([left, right, bottom]).toEqual([0, 320, 640])
  expect(sheet.scrollWidth).toBeLessThanOrEqual(320)
  for (const cell of sheet.querySelectorAll('[role=gridcell]'))
    expect(cell.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  const { violations } = await axe.run(document.body)
  expect(
    violations
      .map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`)
      .filter((fault) => !/^(landmark|page-has|region)/.test(fault)),
  ).toEqual([])
  await page.viewport(1024, 768)
})
