import axe from 'axe-core'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DateTimeField } from '../src/dates/date-time-field.tsx'
import { TimePicker } from '../src/dates/time-picker.tsx'
import { render } from './render.tsx'
import type { Rendered } from './render.tsx'

let rendered: Rendered | undefined

afterEach(() => {
  rendered?.remove()
  rendered = undefined
})

const english = { dir: 'ltr', lang: 'en' } as const
const pashto = { dir: 'rtl', lang: 'ps-AF' } as const

function HeldTime({
  first,
  onValueChange,
}: {
  readonly first: string
  readonly onValueChange: (value: string) => void
}) {
  const [value, setValue] = useState(first)
  const change = (next: string) => {
    setValue(next)
    onValueChange(next)
  }
  return <TimePicker label="Begins" value={value} onValueChange={change} />
}

function showTime(language: { dir: 'ltr' | 'rtl'; lang: string }, first = '') {
  const change = vi.fn<(value: string) => void>()
  rendered = render(<HeldTime first={first} onValueChange={change} />, language)
  return change
}

describe('a time of day', () => {
  test('is typed straight through, in Eastern digits and 24 hours in Pashto', async () => {
    const change = showTime(pashto)
    await userEvent.click(page.getByRole('spinbutton', { name: 'ساعت' }))
    await userEvent.keyboard('۱۵۳۵')
    expect(change).toHaveBeenLastCalledWith('15:35')
    await expect.element(page.getByRole('spinbutton', { name: 'ساعت' })).toHaveValue('۱۵')
    await expect.element(page.getByRole('spinbutton', { name: 'دقیقه' })).toHaveValue('۳۵')
    await expect.element(page.getByRole('spinbutton', { name: 'دقیقه' })).toHaveFocus()
    await expect.element(page.getByRole('combobox')).not.toBeInTheDocument()
  })

  test('has two halves in English', async () => {
    const change = showTime(english, '15:35')
    await expect.element(page.getByRole('spinbutton', { name: 'Hour' })).toHaveValue('3')
    await userEvent.selectOptions(page.getByRole('combobox'), 'AM')
    expect(change).toHaveBeenLastCalledWith('03:35')
    await userEvent.click(page.getByRole('spinbutton', { name: 'Hour' }))
    await userEvent.keyboard('945')
    expect(change).toHaveBeenLastCalledWith('09:45')
    await expect.element(page.getByRole('combobox')).toHaveFocus()
  })

  test('is turned with the arrow keys, and tells its value and bounds', async () => {
    const change = showTime(english, '11:58')
    const hour = page.getByRole('spinbutton', { name: 'Hour' })
    await expect.element(hour).toHaveAttribute('aria-valuemax', '12')
    await userEvent.click(hour)
    await userEvent.keyboard('{ArrowUp}')
    expect(change).toHaveBeenLastCalledWith('12:58')
    await expect.element(page.getByRole('combobox')).toHaveDisplayValue('PM')
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowUp}')
    expect(change).toHaveBeenLastCalledWith('12:00')
    await expect.element(page.getByRole('spinbutton', { name: 'Minute' })).toHaveAttribute('aria-valuetext', '00')
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(hour).toHaveFocus()
  })

  test('an hour alone is the full hour once it is left; emptied, it is none', async () => {
    const change = showTime(pashto)
    await userEvent.click(page.getByRole('spinbutton', { name: 'ساعت' }))
    await userEvent.keyboard('8')
    expect(change).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.tab()
    expect(change).toHaveBeenLastCalledWith('08:00')
    await userEvent.click(page.getByRole('spinbutton', { name: 'ساعت' }))
    await userEvent.keyboard('{Backspace}')
    expect(change).toHaveBeenLastCalledWith('')
  })

  test('hours stand before minutes in every script', () => {
    showTime(pashto, '15:35')
    const [hour, minute] = [...(rendered?.root.querySelectorAll('input') ?? [])]
    expect(hour?.getBoundingClientRect().x).toBeLessThan(minute?.getBoundingClientRect().x ?? 0)
  })
})

function HeldField({
  first,
  onValueChange,
}: {
  readonly first: string
  readonly onValueChange: (value: string) => void
}) {
  const [value, setValue] = useState(first)
  const change = (next: string) => {
    setValue(next)
    onValueChange(next)
  }
  return (
    <>
      <DateTimeField
        label="Due"
        hint="By the clocks of the school"
        value={value}
        onValueChange={change}
        today="2026-11-20"
      />
      <button type="button" onClick={() => setValue('')}>
        Again
      </button>
    </>
  )
}

describe('a date with its time', () => {
  test('is handed over once both are there', async () => {
    const change = vi.fn<(value: string) => void>()
    rendered = render(<HeldField first="" onValueChange={change} />, english)
    await userEvent.fill(page.getByLabelText('Date', { exact: true }), '27/11/2026')
    expect(change).not.toHaveBeenCalled()
    await userEvent.click(page.getByRole('spinbutton', { name: 'Hour' }))
    await userEvent.keyboard('815')
    await userEvent.selectOptions(page.getByRole('combobox'), 'PM')
    expect(change).toHaveBeenLastCalledWith('2026-11-27T20:15')
    await userEvent.clear(page.getByLabelText('Date', { exact: true }))
    expect(change).toHaveBeenLastCalledWith('')
  })

  test('emptied by its form it is empty', async () => {
    rendered = render(<HeldField first="2026-11-27T20:15" onValueChange={vi.fn()} />, english)
    const date = page.getByLabelText('Date', { exact: true })
    await expect.element(date).toHaveValue('27 Nov 2026')
    await userEvent.fill(date, '28/11/2026')
    await userEvent.click(page.getByRole('button', { name: 'Again' }))
    await expect.element(date).toHaveValue('')
    await expect.element(page.getByRole('spinbutton', { name: 'Hour' })).toHaveValue('')
  })

  test.each([english, pashto])(
    'is one group with a name, fits 320 pixels and has nothing for axe to find, %o',
    async (language) => {
      await page.viewport(320, 640)
      rendered = render(<HeldField first="2026-11-27T20:15" onValueChange={vi.fn()} />, language)
      await expect
        .element(page.getByRole('group', { name: 'Due' }))
        .toHaveAccessibleDescription('By the clocks of the school')
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
      const { violations } = await axe.run(rendered.root)
      expect(
        violations
          .map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`)
          .filter((fault) => !/^(landmark|page-has|region)/.test(fault)),
      ).toEqual([])
      await page.viewport(1024, 768)
    },
  )
})
