import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BarChart } from '../src/charts/bar-chart.tsx'
import { DonutChart } from '../src/charts/donut-chart.tsx'
import { Gauge } from '../src/charts/gauge.tsx'
import { HeatMap } from '../src/charts/heat-map.tsx'
import { LineChart } from '../src/charts/line-chart.tsx'
import { SparkLine } from '../src/charts/spark-line.tsx'
import { StackedBarChart } from '../src/charts/stacked-bar-chart.tsx'
import { render } from './render.tsx'
import type { Rendered } from './render.tsx'

let rendered: Rendered | undefined

beforeEach(() => page.viewport(1024, 768))

afterEach(() => {
  rendered?.remove()
  rendered = undefined
})

const words = { caption: 'Accuracy', labelHeading: 'Day', valueHeading: 'Figure' }
const days = [10, undefined, 30].map((value, index) => ({ key: String(index), label: `day ${index + 1}`, value }))
const readout = () => page.getByRole('status')
const chart = () => page.getByRole('application', { name: words.caption })

describe('a line', () => {
  test.each([
    ['ltr', 'ArrowLeft', 'ArrowRight'],
    ['rtl', 'ArrowRight', 'ArrowLeft'],
  ] as const)('is read from its newest point back, read %s', async (dir, back, forth) => {
    rendered = render(<LineChart words={words} points={days} />, { dir })
    await userEvent.tab()
    await expect.element(chart()).toHaveFocus()
    await expect.element(readout()).toHaveTextContent('day 3 30')
    await userEvent.keyboard(`{${back}}`)
    await expect.element(readout()).toHaveTextContent('day 2 no value')
    await userEvent.keyboard(`{${back}}{${back}}{${back}}`)
    await expect.element(readout()).toHaveTextContent('day 1 10')
    await userEvent.keyboard(`{${forth}}`)
    await expect.element(readout()).toHaveTextContent('day 2')
    await userEvent.keyboard('{End}')
    await expect.element(readout()).toHaveTextContent('day 3')
    await userEvent.tab()
    await expect.element(readout()).toHaveTextContent('')
  })

  test('answers to a pointer', async () => {
    rendered = render(<LineChart words={words} points={days} />)
    const strips = rendered.root.querySelectorAll('[data-point]')
    await userEvent.hover(strips[2]!)
    await expect.element(readout()).toHaveTextContent('day 3 30')
    await userEvent.hover(page.getByText('Accuracy').first())
    await expect.element(readout()).toHaveTextContent('')
  })

  test('with a band tells how far the figures lie apart, in the table too', async () => {
    rendered = render(
      <LineChart
        words={words}
        points={days.map((day) => ({
          ...day,
          spread: day.value === undefined ? undefined : { low: day.value - 5, high: day.value + 7 },
        }))}
      />,
    )
    await userEvent.tab()
    await expect.element(readout()).toHaveTextContent('day 3 30 (Lowest 25, Highest 37)')
    await expect.element(page.getByRole('row', { name: 'day 1 10 5 17' })).toBeInTheDocument()
  })

  test('does not widen the page', async () => {
    await page.viewport(320, 640)
    rendered = render(<LineChart words={words} points={days} />, { dir: 'rtl', lang: 'ps-AF' })
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})

describe('bars', () => {
  test('are walked downwards, figures in the digits of the language', async () => {
    rendered = render(<BarChart words={words} points={days} top={100} />, { dir: 'rtl', lang: 'ps-AF' })
    await userEvent.tab()
    await expect.element(readout()).toHaveTextContent('day 1 ۱۰')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect.element(readout()).toHaveTextContent('day 3 ۳۰')
    await userEvent.keyboard('{Home}')
    await expect.element(readout()).toHaveTextContent('day 1')
  })

  test.each([
    ['ltr', '0%'],
    ['rtl', '90%'],
  ] as const)('begin where a line is begun to be read, %s', (dir, x) => {
    rendered = render(<BarChart words={words} points={days} top={100} />, { dir })
    expect(rendered.root.querySelector('rect')?.getAttribute('x')).toBe(x)
  })

  test('run as their words do, where the document has not learnt of another language yet', () => {
    rendered = render(null, { dir: 'rtl' })
    document.documentElement.dir = 'ltr'
    rendered.show(<BarChart words={words} points={days} top={100} />)
    expect(rendered.root.querySelector('rect')?.getAttribute('x')).toBe('90%')
  })

  test('of pieces tell each piece and the total', async () => {
    rendered = render(
      <StackedBarChart
        words={words}
        series={[
          { key: 'late', label: 'Late' },
          { key: 'missing', label: 'Missing' },
        ]}
        points={[{ key: 'a', label: '7 A', values: [4, 6] }]}
      />,
    )
    await userEvent.tab()
    await expect.element(readout()).toHaveTextContent('7 A Late 4 · Missing 6')
    await expect.element(page.getByRole('row', { name: '7 A 4 6 10' })).toBeInTheDocument()
  })
})

test('a donut gathers the small ones and tells shares', async () => {
  rendered = render(
    <DonutChart
      words={words}
      slices={[40, 20, 10, 10, 10, 5, 5].map((value, index) => ({
        key: String(index),
        label: `part ${index + 1}`,
        value,
      }))}
    />,
  )
  await userEvent.tab()
  await expect.element(readout()).toHaveTextContent('part 1 40 (40%)')
  await userEvent.keyboard('{End}')
  await expect.element(readout()).toHaveTextContent('Other 10 (10%)')
  await expect.element(page.getByRole('row')).toHaveLength(7)
})

describe('a heat map', () => {
  const map = {
    columns: ['one', 'two', 'three'].map((label) => ({ key: label, label })),
    rows: ['7 A', '7 B'].map((label, row) => ({ key: label, label, values: [row, undefined, 100] })),
  }

  test.each([
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ] as const)('is one stop, walked in both directions, read %s', async (dir, forth, back) => {
    // Without a next stop the focus would leave the page, whenever the browser gets to it.
    rendered = render(
      <>
        <HeatMap words={words} {...map} />
        <button type="button">next</button>
      </>,
      { dir },
    )
    const at = () => (document.activeElement as HTMLElement).dataset['place']
    await userEvent.tab()
    expect(at()).toBe('0-0')
    await userEvent.keyboard(`{${forth}}{ArrowDown}`)
    expect(at()).toBe('1-1')
    await expect.element(page.elementLocator(document.activeElement!)).toHaveAccessibleName('no value')
    await expect.element(page.getByText('7 B · two no value')).toBeVisible()
    await userEvent.keyboard(`{${back}}{${back}}`)
    expect(at()).toBe('1-0')
    await userEvent.keyboard('{Control>}{End}{/Control}')
    expect(at()).toBe('1-2')
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    expect(at()).toBe('0-0')
    await userEvent.tab()
    expect(at()).toBeUndefined()
    await userEvent.tab({ shift: true })
    expect(at()).toBe('0-0')
  })

  test('of 40 by 30 scrolls inside itself on a phone, its heads in sight', async () => {
    await page.viewport(360, 640)
    const columns = Array.from({ length: 40 }, (_, index) => ({ key: String(index), label: `Lesson ${index}` }))
    rendered = render(
      <HeatMap
        words={words}
        columns={columns}
        rows={Array.from({ length: 30 }, (_, row) => ({
          key: String(row),
          label: `Class ${row}`,
          values: columns.map((_, column) => (row * column) % 101),
        }))}
      />,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    const last = document.activeElement!.getBoundingClientRect()
    const head = rendered.root.querySelector('tbody tr:last-child th')!.getBoundingClientRect()
    expect(head.left).toBeGreaterThanOrEqual(0)
    expect(last.left).toBeGreaterThan(head.right)
    expect(last.right).toBeLessThanOrEqual(360)
    expect(rendered.root.querySelector('thead th:last-child')!.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      last.top,
    )
  })
})

describe('a gauge', () => {
  test('is a meter with its words', async () => {
    rendered = render(
      <Gauge
        label="Attendance"
        value={91}
        format={(value) => `${value}%`}
        note="Strong"
        aim={{ value: 80, text: 'Aim: 80%' }}
      />,
    )
    const meter = page.getByRole('meter', { name: 'Attendance' })
    await expect.element(meter).toHaveAttribute('aria-valuenow', '91')
    await expect.element(meter).toHaveAttribute('aria-valuetext', '91%, Strong, Aim: 80%')
  })

  test('without a figure says so', async () => {
    rendered = render(<Gauge label="Attendance" value={undefined} />)
    await expect.element(page.getByRole('img', { name: 'Attendance: no value' })).toBeVisible()
  })
})

test.each([
  ['ltr', '100%'],
  ['rtl', '0%'],
] as const)('a spark line ends at the newest figure, read %s', (dir, x) => {
  rendered = render(<SparkLine values={[1, undefined, 3]} label="risen from 1 to 3" />, { dir })
  expect(rendered.root.querySelector('circle')?.getAttribute('cx')).toBe(x)
})

describe('without figures', () => {
  test('a chart says so', async () => {
    rendered = render(<LineChart words={words} points={days.map((day) => ({ ...day, value: undefined }))} />)
    await expect.element(page.getByText('No figures yet')).toBeVisible()
    await expect.element(chart()).not.toBeInTheDocument()
  })

  test('a chart on its way tells that', async () => {
    rendered = render(<BarChart words={words} points={[]} isLoading />)
    await expect.element(readout()).toHaveTextContent('Loading…')
  })
})
