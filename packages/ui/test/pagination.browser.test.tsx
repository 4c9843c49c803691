import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Pagination } from '../src/tables/pagination.tsx'
import { render } from './render.tsx'
import type { Rendered } from './render.tsx'

let rendered: Rendered | undefined

afterEach(async () => {
  rendered?.remove()
  rendered = undefined
  await page.viewport(1024, 768)
})

function Shown({ first = 1, total = 95 }: { readonly first?: number; readonly total?: number }) {
  const [at, setAt] = useState(first)
  const [size, setSize] = useState(10)
  return (
    <Pagination
      page={at}
      pageSize={size}
      total={total}
      onPageChange={setAt}
      pageSizes={[10, 50]}
      onPageSizeChange={setSize}
    />
  )
}
const seen = () =>
  [...(rendered?.root.querySelectorAll('ol li') ?? [])]
    .filter((one) => getComputedStyle(one).display !== 'none')
    .map(({ textContent }) => textContent)
    .join(' ')

test('pages are turned by number, onwards and back, and the place is said', async () => {
  rendered = render(<Shown />)
  await expect.element(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  await userEvent.click(page.getByRole('button', { name: 'Page 10' }))
  await expect.element(page.getByRole('button', { name: 'Page 10' })).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByRole('status')).toHaveTextContent('91 to 95 of 95')
  await expect.element(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
  await userEvent.click(page.getByRole('button', { name: 'Previous page' }))
  await expect.element(page.getByRole('status')).toHaveTextContent('81 to 90 of 95')
})

test('figures are those of the language', async () => {
  rendered = render(<Shown first={5} />, { dir: 'rtl', lang: 'ps-AF' })
  await expect.element(page.getByRole('status')).toHaveTextContent('له ۴۱ تر ۵۰، ټول ۹۵')
  expect(seen()).toBe('۱ … ۴ ۵ ۶ … ۱۰')
})

test('a phone shows the ends and the page at hand', async () => {
  await page.viewport(320, 640)
  rendered = render(<Shown first={5} />)
  await expect.poll(seen).toBe('1 … 5 … 10')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
})

test('the size of a page is chosen', async () => {
  rendered = render(<Shown />)
  await userEvent.selectOptions(page.getByLabelText('Per page'), '50')
  await expect.element(page.getByRole('status')).toHaveTextContent('1 to 50 of 95')
})

test('without rows there is no way to go', async () => {
  rendered = render(<Shown total={0} />)
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument()
})
