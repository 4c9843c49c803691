import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Tabs } from '../src/layout/tabs.tsx'
import { render } from './render.tsx'
import type { Rendered } from './render.tsx'

const names = ['Stream', 'Assignments', 'Attendance', 'Learners', 'Calendar', 'Files and links']
let rendered: Rendered | undefined

afterEach(() => {
  rendered?.remove()
  rendered = undefined
})

function Shown() {
  const [current, setCurrent] = useState('Stream')
  return (
    <div style={{ inlineSize: '320px' }}>
      <Tabs
        label="Parts"
        current={current}
        onChange={setCurrent}
        tabs={names.map((name) => ({ key: name, label: name, panel: `about ${name}` }))}
      />
    </div>
  )
}
const tab = (name: string) => page.getByRole('tab', { name })

describe.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
] as const)('tabs read %s', (dir, onwards, back) => {
  test('are walked the way the arrows point, round both ends', async () => {
    rendered = render(<Shown />, { dir })
    await userEvent.tab()
    await expect.element(tab('Stream')).toHaveFocus()
    await userEvent.keyboard(onwards)
    await expect.element(tab('Assignments')).toHaveFocus()
    await expect.element(tab('Assignments')).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByRole('tabpanel', { name: 'Assignments' })).toHaveTextContent('about Assignments')
    await userEvent.keyboard(back + back)
    await expect.element(tab('Files and links')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(tab('Stream')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(tab('Files and links')).toHaveFocus()
  })

  test('the current one is brought into sight in a row that scrolls', async () => {
    rendered = render(<Shown />, { dir })
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    const row = (rendered.root.querySelector('[role=tablist]') as HTMLElement).getBoundingClientRect()
    const last = (rendered.root.querySelector('[aria-selected=true]') as HTMLElement).getBoundingClientRect()
    expect(last.left).toBeGreaterThanOrEqual(row.left - 1)
    expect(last.right).toBeLessThanOrEqual(row.right + 1)
  })
})

test('one tab alone is a stop of the Tab key', async () => {
  rendered = render(<Shown />)
  await expect.element(page.getByRole('tab').first()).toBeVisible()
  expect(
    page
      .getByRole('tab')
      .elements()
      .map((element) => element.getAttribute('tabindex')),
  ).toEqual(['0', '-1', '-1', '-1', '-1', '-1'])
})
