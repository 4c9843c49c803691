import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Banner } from '../src/banner.tsx'
import { Button } from '../src/button.tsx'
import { Dialog } from '../src/dialog.tsx'
import { LineChart } from '../src/line-chart.tsx'
import { Menu, MenuItem } from '../src/menu.tsx'
import { NumberField } from '../src/number-field.tsx'
import { PasswordField } from '../src/password-field.tsx'
import { ScoreInput } from '../src/score-input.tsx'
import { Tabs } from '../src/tabs.tsx'
import { render } from './render.tsx'
import { words } from './words.ts'
import type { Rendered } from './render.tsx'

const w = words.ltr
let rendered: Rendered | undefined

afterEach(() => {
  rendered?.remove()
  rendered = undefined
})

describe('a password', () => {
  beforeEach(() => {
    rendered = render(<PasswordField label={w.password} showLabel={w.show} hideLabel={w.hide} />)
  })

  test('gets its eye once something is typed, and loses it when emptied', async () => {
    const input = page.getByLabelText(w.password, { exact: true })
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
    await userEvent.type(input, 'x')
    await userEvent.click(page.getByRole('button', { name: w.show }))
    await expect.element(input).toHaveAttribute('type', 'text')
    await userEvent.clear(input)
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
    await expect.element(input).toHaveAttribute('type', 'password')
  })
})

describe('a score', () => {
  test('is typed in Eastern digits and handed over once, on Enter', async () => {
    const commits: (number | undefined)[] = []
    rendered = render(<ScoreInput label={w.score} value={undefined} outOf={w.outOf} status="none" onCommit={(value) => commits.push(value)} />)
    const input = page.getByLabelText(w.score)
    await userEvent.fill(input, '۷٫۵')
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    expect(commits).toEqual([7.5])
  })

  test('what is no number is handed over as such and stays to be corrected', async () => {
    const commits: (number | undefined)[] = []
    rendered = render(<ScoreInput label={w.score} value={3} outOf={w.outOf} status="draft" statusText={w.draft} error={w.above} onCommit={(value) => commits.push(value)} />)
    const input = page.getByLabelText(w.score)
    await userEvent.fill(input, 'ten')
    await userEvent.keyboard('{Enter}')
    expect(commits).toEqual([Number.NaN])
    await expect.element(input).toHaveValue('ten')
    await expect.element(input).toHaveAccessibleDescription(`${w.outOf} ${w.above}`)
  })

  test('left as it was is not handed over', async () => {
    const commit = vi.fn()
    rendered = render(<ScoreInput label={w.score} value={3} outOf={w.outOf} status="saved" statusText={w.saved} onCommit={commit} />)
    await userEvent.click(page.getByLabelText(w.score))
    await userEvent.tab()
    expect(commit).not.toHaveBeenCalled()
    await expect.element(page.getByRole('status')).toHaveTextContent(w.saved)
  })
})

test('a number is written in the reader’s digits and read in any', async () => {
  const values: (number | undefined)[] = []
  rendered = render(<NumberField label={words.rtl.score} value={10} onValueChange={(value) => values.push(value)} format={words.rtl.digits} />, { dir: 'rtl' })
  const input = page.getByLabelText(words.rtl.score)
  await expect.element(input).toHaveValue('۱۰')
  await userEvent.fill(input, '١٢')
  await userEvent.fill(input, '')
  expect(values).toEqual([12, undefined])
})

test('a busy button keeps the focus and does nothing', async () => {
  const press = vi.fn()
  rendered = render(
    <Button isBusy onClick={press}>
      {w.saving}
    </Button>,
  )
  const button = page.getByRole('button', { name: w.saving })
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  expect(press).not.toHaveBeenCalled()
})

describe('tabs', () => {
  test.each([
    ['ltr', 'ArrowRight'],
    ['rtl', 'ArrowLeft'],
  ] as const)('move forward the way the arrow points, read %s', async (dir, key) => {
    const change = vi.fn()
    const tabs = w.subjects.map((label) => ({ key: label, label, panel: label }))
    rendered = render(<Tabs label={w.subject} tabs={tabs} current={w.subjects[0]} onChange={change} />, { dir })
    await userEvent.tab()
    await userEvent.keyboard(`{${key}}`)
    expect(change).toHaveBeenCalledWith(w.subjects[1])
    await userEvent.keyboard('{End}')
    expect(change).toHaveBeenLastCalledWith(w.subjects[2])
  })
})

test('a dialog takes the focus in and Escape closes it', async () => {
  const close = vi.fn()
  rendered = render(
    <Dialog isOpen heading={w.emptyTitle} closeLabel={w.close} onClose={close}>
      <p>{w.empty}</p>
    </Dialog>,
  )
  await expect.element(page.getByRole('dialog', { name: w.emptyTitle })).toBeVisible()
  expect(document.activeElement?.closest('dialog')).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalled()
})

test('a menu opens, is walked with arrows, and gives the focus back on Escape', async () => {
  const choose = vi.fn()
  rendered = render(
    <Menu label={w.subject} icon="language">
      <MenuItem onClick={choose}>{w.subjects[0]}</MenuItem>
      <MenuItem onClick={choose}>{w.subjects[1]}</MenuItem>
    </Menu>,
  )
  const button = page.getByRole('button', { name: w.subject })
  await userEvent.click(button)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(page.getByRole('button', { name: w.subjects[1] })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  expect(choose).not.toHaveBeenCalled()
})

test('a line runs the way the page is read, and its table tells the gap', async () => {
  const chart = { caption: w.completion, labelHeading: w.subject, valueHeading: w.figure, format: w.percent, missing: w.missing }
  const points = [10, undefined, 30].map((value, index) => ({ key: String(index), label: w.subjects[index] ?? '', value }))
  const firstDot = () => Number(rendered?.root.querySelector('circle')?.getAttribute('cx'))
  rendered = render(<LineChart words={chart} points={points} />, { dir: 'ltr' })
  const atStart = firstDot()
  rendered.remove()
  rendered = render(<LineChart words={chart} points={points} />, { dir: 'rtl' })
  expect(firstDot()).toBeGreaterThan(atStart + 300)
  await expect.element(page.getByRole('row', { name: `${w.subjects[1]} ${w.missing}` })).toBeInTheDocument()
})

describe('a banner', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('slides away after 5 s, for 300 ms', () => {
    const gone = vi.fn()
    rendered = render(
      <Banner tone="warning" icon="offline" onGone={gone}>
        {w.offline}
      </Banner>,
    )
    vi.advanceTimersByTime(5000)
    expect(gone).not.toHaveBeenCalled()
    rendered.show(
      <Banner tone="warning" icon="offline" onGone={gone}>
        {w.offline}
      </Banner>,
    )
    vi.advanceTimersByTime(300)
    expect(gone).toHaveBeenCalledTimes(1)
  })
})
