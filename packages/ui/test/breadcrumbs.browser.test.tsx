import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Accordion, Disclosure } from '../src/layout/accordion.tsx'
import { Breadcrumbs } from '../src/layout/breadcrumbs.tsx'
import { Stepper } from '../src/layout/stepper.tsx'
import { render } from './render.tsx'
import type { Rendered } from './render.tsx'

let rendered: Rendered | undefined

afterEach(async () => {
  rendered?.remove()
  rendered = undefined
  await page.viewport(1024, 768)
})

describe('a path', () => {
  const crumbs = ['Home', 'Kabul', 'Roshan School', 'Class 7 A', 'Mathematics'].map((label) => ({
    key: label,
    label,
    href: `#${label}`,
  }))
  const names = () =>
    page
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent)

  test('leads to the places around, and says which one this is', async () => {
    rendered = render(<Breadcrumbs crumbs={crumbs} />)
    await expect.element(page.getByRole('navigation', { name: 'You are here' })).toBeVisible()
    expect(names()).toEqual(['Home', 'Kabul', 'Roshan School', 'Class 7 A'])
    await expect.element(page.getByText('Mathematics')).toBeVisible()
    expect(rendered.root.querySelector('[aria-current=page]')?.textContent).toBe('Mathematics')
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  })

  test('keeps its ends on a phone and unfolds its middle', async () => {
    await page.viewport(320, 640)
    rendered = render(<Breadcrumbs crumbs={crumbs} />)
    await expect.poll(names).toEqual(['Home', 'Class 7 A'])
    await userEvent.click(page.getByRole('button', { name: 'Show the whole path' }))
    expect(names()).toEqual(['Home', 'Kabul', 'Roshan School', 'Class 7 A'])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    await expect.element(page.getByRole('link', { name: 'Kabul' })).toHaveFocus()
  })
})

describe('steps', () => {
  const steps = ['Phone', 'Code', 'School'].map((label) => ({ key: label, label }))

  test('say what is done, at hand and to come', async () => {
    rendered = render(<Stepper steps={steps} current="Code" />)
    await expect.element(page.getByRole('list', { name: 'Steps' })).toBeVisible()
    expect(
      [...rendered.root.querySelectorAll('li')].map((one) => [
        one.textContent.replace(/^\d/, ''),
        one.getAttribute('aria-current'),
      ]),
    ).toEqual([
      ['Phone, done', null],
      ['Code, current step', 'step'],
      ['School, to come', null],
    ])
  })

  test('are all done where none is at hand', () => {
    rendered = render(<Stepper steps={steps} current="" />)
    expect(rendered.root.querySelectorAll('[aria-current]')).toHaveLength(0)
    expect([...rendered.root.querySelectorAll('li')].every(({ textContent }) => textContent.endsWith('done'))).toBe(
      true,
    )
  })

  test('name the one at hand on a phone', async () => {
    await page.viewport(320, 640)
    rendered = render(<Stepper steps={steps} current="Code" />, { dir: 'rtl', lang: 'fa-AF' })
    await expect.element(page.getByText('مرحلهٔ ۲ از ۳')).toBeVisible()
  })
})

test('a disclosure unfolds and folds by keyboard', async () => {
  rendered = render(
    <Accordion>
      <Disclosure summary="How?" level={3}>
        <p>So.</p>
      </Disclosure>
      <Disclosure summary="Why?" isOpenAtFirst>
        <p>Because.</p>
      </Disclosure>
    </Accordion>,
  )
  await expect.element(page.getByText('Because.')).toBeVisible()
  await expect.element(page.getByText('So.')).not.toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('So.')).toBeVisible()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('So.')).not.toBeVisible()
})
