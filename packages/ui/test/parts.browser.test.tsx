import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Banner } from '../src/feedback/banner.tsx'
import { Button } from '../src/base/button.tsx'
import { LineChart } from '../src/charts/line-chart.tsx'
import { NumberField } from '../src/fields/number-field.tsx'
import { PasswordField } from '../src/fields/password-field.tsx'
import { ScoreInput } from '../src/fields/score-input.tsx'
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
    rendered = render(<PasswordField label={w.password} />)
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
    rendered = render(
      <ScoreInput
        label={w.score}
        value={undefined}
        total={10}
        status="none"
        onCommit={(value) => commits.push(value)}
      />,
    )
    const input = page.getByLabelText(w.score)
    await userEvent.fill(input, '۷٫۵')
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    expect(commits).toEqual([7.5])
  })

  test('left as it was is not handed over', async () => {
    const commit = vi.fn()
    rendered = render(
      <ScoreInput label={w.score} value={3} total={10} status="saved" statusText={w.saved} onCommit={commit} />,
    )
    await userEvent.click(page.getByLabelText(w.score))
    await userEvent.tab()
    expect(commit).not.toHaveBeenCalled()
    await expect.element(page.getByRole('status')).toHaveTextContent(w.saved)
  })
})

test('a number is written in the reader’s digits and read in any', async () => {
  const values: (number | undefined)[] = []
  rendered = render(
    <NumberField
      label={words.rtl.score}
      value={10}
      onValueChange={(value) => values.push(value)}
      format={words.rtl.digits}
    />,
    { dir: 'rtl' },
  )
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

test('a line runs the way the page is read, and its table tells the gap', async () => {
  const chart = {
    caption: w.completion,
    labelHeading: w.subject,
    valueHeading: w.figure,
    format: w.percent,
    missing: w.missing,
  }
  const points = [10, undefined, 30].map((value, index) => ({
    key: String(index),
    label: w.subjects[index] ?? '',
    value,
  }))
  const firstDot = () => Number.parseFloat(rendered?.root.querySelector('circle')?.getAttribute('cx') ?? '')
  rendered = render(<LineChart words={chart} points={points} />, { dir: 'ltr' })
  const atStart = firstDot()
  rendered.remove()
  rendered = render(<LineChart words={chart} points={points} />, { dir: 'rtl' })
  expect(firstDot()).toBeGreaterThan(atStart + 90)
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
