import { readXlsx } from 'hucre/xlsx'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DataTable } from '../src/tables/data-table.tsx'
import { render } from './render.tsx'
import { ListExtent } from '../src/tables/list-extent.tsx'
import type { Column } from '../src/tables/data-table.tsx'
import type { Rendered } from './render.tsx'

interface Learner {
  readonly id: number
  readonly name: string
  readonly subject: string
  readonly score: number | undefined
  readonly phone: string
}

const learners: readonly Learner[] = [
  { id: 1, name: 'حبیبه', subject: 'پښتو', score: 7, phone: '0300-1234567' },
  { id: 2, name: 'ځلا', subject: 'ریاضي', score: undefined, phone: '+93701234567' },
  { id: 3, name: 'څانګه', subject: 'پښتو', score: 10, phone: '00123' },
  { id: 4, name: 'علي', subject: 'ریاضي', score: 9, phone: '5' },
]

const columns: readonly Column<Learner>[] = [
  { key: 'name', heading: 'نوم', isRowHeading: true, value: ({ name }) => name, cell: ({ name }) => name },
  {
    key: 'subject',
    heading: 'مضمون',
    hasChoices: true,
    value: ({ subject }) => subject,
    cell: ({ subject }) => subject,
  },
  { key: 'score', heading: 'نمره', isFigure: true, value: ({ score }) => score, cell: ({ score }) => score ?? '–' },
  { key: 'phone', heading: 'ټیلیفون', isCode: true, value: ({ phone }) => phone, cell: ({ phone }) => phone },
]

const pashto = { dir: 'rtl', lang: 'ps-AF' } as const
const base = { caption: 'زده کوونکي', columns, rows: learners, rowKey: ({ id }: { readonly id: number }) => id }
const nameOf = ({ name }: { readonly name: string }) => name
let rendered: Rendered | undefined

beforeEach(() => page.viewport(1024, 768))

afterEach(() => {
  rendered?.remove()
  rendered = undefined
  vi.restoreAllMocks()
})

const names = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent)
const statuses = () => [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent)
const heading = (name: string) => page.getByRole('columnheader', { name })

describe('sorting', () => {
  test('goes up, down and back by the keyboard, in the order of the alphabet', async () => {
    rendered = render(<DataTable {...base} />, pashto)
    await expect.element(heading('نوم')).toHaveAttribute('aria-sort', 'none')
    await userEvent.tab()
    // The choice of a subject and the way to sort on phones stand before the headings; only the first is drawn here.
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(heading('نوم')).toHaveAttribute('aria-sort', 'ascending')
    expect(names()).toEqual(['ځلا', 'څانګه', 'حبیبه', 'علي'])
    await expect.poll(statuses).toContain('ترتیب د نوم: له کوچني څخه لوی ته')
    await userEvent.keyboard(' ')
    expect(names()).toEqual(['علي', 'حبیبه', 'څانګه', 'ځلا'])
    await userEvent.keyboard('{Enter}')
    await expect.element(heading('نوم')).toHaveAttribute('aria-sort', 'none')
    expect(names()).toEqual(['حبیبه', 'ځلا', 'څانګه', 'علي'])
  })

  test('counts by value, and what has no mark stands last', async () => {
    rendered = render(<DataTable {...base} firstSort={{ key: 'score', direction: 'descending' }} />, pashto)
    expect(names()).toEqual(['څانګه', 'علي', 'حبیبه', 'ځلا'])
  })

  test('a column without values does not', async () => {
    rendered = render(<DataTable {...base} columns={columns.map((column) => ({ ...column, value: undefined }))} />)
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
    await expect.element(heading('نوم')).not.toHaveAttribute('aria-sort')
  })

  test('works on cards, where there are no headings', async () => {
    await page.viewport(360, 740)
    rendered = render(<DataTable {...base} />, pashto)
    await userEvent.selectOptions(page.getByLabelText('ترتیب د'), 'name')
    expect(names()[0]).toBe('ځلا')
    await userEvent.click(page.getByRole('button', { name: 'له کوچني څخه لوی ته' }))
    expect(names()[0]).toBe('علي')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  })
})

describe('searching', () => {
  test('finds letters however they are written, tells how many, and offers the way back', async () => {
    rendered = render(<DataTable {...base} hasSearch />, pashto)
    const field = page.getByLabelText('لټون')
    await userEvent.fill(field, 'علی')
    await expect.poll(names).toEqual(['علي'])
    await expect.poll(statuses).toContain('له ۴ کرښو څخه ۱')
    await userEvent.fill(field, 'نشته')
    await expect.poll(names).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'فلټرونه پاک کړئ' }))
    await expect.poll(names).toHaveLength(4)
    await expect.element(field).toHaveValue('')
  })

  test('one value of a column can be picked', async () => {
    rendered = render(<DataTable {...base} />, pashto)
    await userEvent.selectOptions(page.getByLabelText('مضمون', { exact: true }), 'ریاضي')
    await expect.poll(names).toEqual(['ځلا', 'علي'])
  })
})

describe('selecting', () => {
  function Selecting({ onChange }: { readonly onChange: (keys: ReadonlySet<string | number>) => void }) {
    const [keys, setKeys] = useState<ReadonlySet<string | number>>(new Set())
    const change = (next: ReadonlySet<string | number>) => {
      setKeys(next)
      onChange(next)
    }
    return (
      <DataTable
        {...base}
        pageSize={3}
        selection={{ keys, onChange: change, nameOf, actions: <button type="button">پیغام</button> }}
      />
    )
  }

  test('row by row, all that is shown, and none; the count is told and pages keep it', async () => {
    const change = vi.fn<(keys: ReadonlySet<string | number>) => void>()
    rendered = render(<Selecting onChange={change} />, pashto)
    await userEvent.click(page.getByRole('checkbox', { name: 'ځلا غوره کړئ' }))
    expect(change).toHaveBeenLastCalledWith(new Set([2]))
    await expect.poll(statuses).toContain('۱ غوره شوې')
    const all = page.getByRole('checkbox', { name: 'ټولې ښکاره کرښې غوره کړئ' })
    await expect.element(all).toBePartiallyChecked()
    await userEvent.click(all)
    expect(change).toHaveBeenLastCalledWith(new Set([2, 1, 3]))
    await userEvent.click(page.getByRole('button', { name: 'راتلونکې پاڼه' }))
    await expect.poll(names).toEqual(['علي'])
    await userEvent.click(page.getByRole('checkbox', { name: 'علي غوره کړئ' }))
    expect(change).toHaveBeenLastCalledWith(new Set([2, 1, 3, 4]))
    await expect.element(page.getByRole('button', { name: 'پیغام' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'غوراوی لرې کړئ' }))
    expect(change).toHaveBeenLastCalledWith(new Set())
  })
})

test('columns are put away by keyboard, the one that names the row stays', async () => {
  function Choosing() {
    const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
    return <DataTable {...base} columnChoice={{ hidden, onChange: setHidden }} />
  }
  rendered = render(<Choosing />, pashto)
  await userEvent.click(page.getByRole('button', { name: 'ستنې' }))
  await expect.element(page.getByRole('checkbox', { name: 'نوم' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('checkbox', { name: 'مضمون' })).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(heading('مضمون')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'ستنې' })).toHaveFocus()
})

test('more rows are added below', async () => {
  rendered = render(<DataTable {...base} pageSize={3} paging="more" />, pashto)
  expect(names()).toHaveLength(3)
  await userEvent.click(page.getByRole('button', { name: 'نور ښکاره کړئ' }))
  expect(names()).toHaveLength(4)
  await expect.element(page.getByRole('button', { name: 'نور ښکاره کړئ' })).not.toBeInTheDocument()
})

test('the exported file holds what was found, in order, without hidden columns', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:none'
  })
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  rendered = render(
    <DataTable
      {...base}
      firstSort={{ key: 'name', direction: 'ascending' }}
      columnChoice={{ hidden: new Set(['subject']), onChange: () => undefined }}
      pageSize={2}
      exportName="learners"
    />,
    pashto,
  )
  await userEvent.click(page.getByRole('button', { name: 'د CSV په بڼه صادرول' }))
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(new Uint8Array((await files[0]?.arrayBuffer()) ?? new ArrayBuffer()).slice(0, 3)).toEqual(
    new Uint8Array([0xef, 0xbb, 0xbf]),
  )
  expect(await files[0]?.text()).toBe(
    '"نوم","نمره","ټیلیفون"\r\n"ځلا",,"\'+93701234567"\r\n"څانګه",10,"\'00123"\r\n"حبیبه",7,"\'0300-1234567"\r\n"علي",9,"\'5"\r\n',
  )
})

describe('states', () => {
  test('loading is told and drawn as rows', async () => {
    rendered = render(<DataTable {...base} rows={[]} state="loading" />)
    expect(statuses()).toContain('Loading…')
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  })

  test('a failure can be tried again', async () => {
    const retry = vi.fn<() => void>()
    rendered = render(<DataTable {...base} rows={[]} state="failed" onRetry={retry} />)
    await userEvent.click(page.getByRole('button', { name: 'Retry' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  test('no rows are said to be none', async () => {
    rendered = render(<DataTable {...base} rows={[]} empty={<p>No learners yet</p>} />)
    await expect.element(page.getByText('No learners yet')).toBeVisible()
    await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  })
})

describe('5,000 rows', () => {
  const many: readonly Learner[] = Array.from({ length: 5000 }, (_, index) => ({
    id: index,
    name: `Learner ${index}`,
    subject: 'x',
    score: index,
    phone: '1',
  }))
  const box = () => page.getByRole('region', { name: base.caption })
  const drawn = () =>
    [...document.querySelectorAll('tbody tr[aria-rowindex]')].map((row) => Number(row.getAttribute('aria-rowindex')))
  // The first rows are there at once; then the code comes that draws the others.
  const untilFewAreDrawn = () =>
    expect.poll(() => (document.querySelector('[data-gap]') === null ? [] : drawn())).toContain(2)

  test('are counted, though few are drawn, and the keyboard goes through them', async () => {
    rendered = render(
      <DataTable {...base} rows={many} selection={{ keys: new Set(), onChange: () => undefined, nameOf }} />,
    )
    await untilFewAreDrawn()
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '5001')
    await expect.element(page.getByLabelText('Search')).toBeVisible()
    const scroller = box().element() as HTMLElement
    await expect.poll(() => scroller.tabIndex).toBe(0)
    scroller.focus()
    await userEvent.keyboard('{End}')
    await expect.poll(drawn).toContain(5001)
    expect(drawn()).not.toContain(2)
  })

  test('the row that holds the focus stays, wherever one scrolls', async () => {
    rendered = render(
      <DataTable {...base} rows={many} selection={{ keys: new Set(), onChange: () => undefined, nameOf }} />,
    )
    await untilFewAreDrawn()
    const checkbox = page.getByRole('checkbox', { name: 'Select Learner 3', exact: true })
    ;(checkbox.element() as HTMLElement).focus()
    box().element().scrollTo({ top: 100_000 })
    await expect.poll(() => drawn().some((index) => index > 1000)).toBe(true)
    await expect.element(checkbox).toHaveFocus()
  })

  test('sorting goes back to the top', async () => {
    rendered = render(<DataTable {...base} rows={many} />)
    await untilFewAreDrawn()
    box().element().scrollTo({ top: 50_000 })
    await expect.poll(drawn).not.toContain(2)
    await userEvent.click(page.getByRole('button', { name: 'نمره' }))
    await userEvent.click(page.getByRole('button', { name: 'نمره' }))
    await expect.poll(() => names()[0]).toBe('Learner 4999')
    await expect.poll(() => box().element().scrollTop).toBe(0)
  })
})

test('one page of a longer list: its owner puts the whole in order, and the file holds the whole', async () => {
  let made: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made = blob as Blob
    return 'blob:'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const onSort = vi.fn()
  rendered = render(
    <DataTable
      {...base}
      rows={learners.slice(0, 2)}
      exportName="learners"
      whole={{ sort: undefined, onSort, read: async () => ({ rows: learners }) }}
    />,
    pashto,
  )
  await userEvent.click(page.getByRole('button', { name: 'نمره' }))
  expect(onSort).toHaveBeenCalledWith({ key: 'score', direction: 'ascending' })
  // The rows stay as they came until other ones do.
  expect(names()).toEqual(['حبیبه', 'ځلا'])
  await userEvent.click(page.getByRole('button', { name: 'د CSV په بڼه صادرول' }))
  await expect.poll(() => made !== undefined).toBe(true)
  expect((await made!.text()).trim().split('\r\n')).toHaveLength(5)
  made = undefined
  await userEvent.click(page.getByRole('button', { name: 'د XLSX په بڼه صادرول' }))
  await expect.poll(() => made !== undefined).toBe(true)
  const { sheets } = await readXlsx(new Uint8Array(await made!.arrayBuffer()))
  const [sheet] = sheets
  expect([sheet?.name, sheet?.view?.rightToLeft]).toEqual(['learners', true])
  // The headings of the language, all rows, figures as numbers, codes as they are.
  expect(sheet?.rows.slice(0, 2)).toEqual([
    ['نوم', 'مضمون', 'نمره', 'ټیلیفون'],
    ['حبیبه', expect.any(String), 7, '0300-1234567'],
  ])
  expect(sheet?.rows).toHaveLength(5)
})

test('a list that could not be had leaves no file, and a workbook that could not be made is said', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('no room')
  })
  rendered = render(<DataTable {...base} exportName="learners" />)
  await userEvent.click(page.getByRole('button', { name: 'Export as XLSX' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong')
  expect(made).toHaveBeenCalledTimes(1)
})

test('the whole list is printed with what it is of, in the words and digits of the reader', async () => {
  const printed: { lines: string; rows: number; head: string }[] = []
  vi.spyOn(window, 'print').mockImplementation(() => {
    const sheet = document.querySelector("[data-print='sheet']")
    printed.push({
      lines: sheet?.querySelector('dl')?.textContent ?? '',
      head: sheet?.querySelector('thead')?.textContent ?? '',
      rows: sheet?.querySelectorAll('tbody tr').length ?? 0,
    })
  })
  rendered = render(
    <ListExtent of={{ school: 'Lycée', from: '2026-03-21', to: '2026-04-20' }}>
      <DataTable
        {...base}
        rows={learners.slice(0, 2)}
        exportName="learners"
        whole={{
          sort: undefined,
          onSort: () => undefined,
          read: async () => ({ rows: learners, as_of: '2026-04-20T06:00:00Z' }),
        }}
      />
    </ListExtent>,
    pashto,
  )
  await userEvent.click(page.getByRole('button', { name: 'ټول چاپ کړئ' }))
  await expect.poll(() => printed.length).toBe(1)
  expect(printed[0]).toMatchObject({ rows: learners.length })
  expect(printed[0]!.lines).toMatch(/^ښوونځیLycéeورځې۱ وری ۱۴۰۵ – ۳۱ وری ۱۴۰۵د شمېرلو وخت/)
  expect(printed[0]!.head).toContain('نوم')
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(() => document.querySelector("[data-print='sheet']")).toBe(null)
})
