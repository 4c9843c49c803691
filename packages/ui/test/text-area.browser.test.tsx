import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TextArea } from '../src/fields/text-area.tsx'
import { render } from './render.tsx'
import type { Rendered } from './render.tsx'

let rendered: Rendered | undefined

afterEach(() => {
  rendered?.remove()
  rendered = undefined
})

test('the count is seen at every letter and heard at round numbers near the end', async () => {
  rendered = render(<TextArea label="Remarks" maxLength={200} isCounted />)
  const area = page.getByLabelText('Remarks')
  const heard = page.getByRole('status')
  await userEvent.fill(area, 'x'.repeat(179))
  await expect.element(page.getByText('21 characters left')).toBeVisible()
  await expect.element(heard).toHaveTextContent('')
  await userEvent.type(area, 'x')
  await expect.element(heard).toHaveTextContent('20 characters left')
  await userEvent.type(area, 'xxx')
  await expect.element(page.getByText('17 characters left')).toBeVisible()
  await expect.element(heard).toHaveTextContent('20 characters left')
  await userEvent.fill(area, 'x'.repeat(200))
  await expect.element(heard).toHaveTextContent('0 characters left')
})

test('an empty one begins where the page does, a filled one where its language does', () => {
  rendered = render(
    <>
      <TextArea label="نظر" />
      <TextArea label="نظر" defaultValue="English" />
      <TextArea label="نظر" defaultValue="پښتو" />
    </>,
    { dir: 'rtl', lang: 'ps-AF' },
  )
  expect(Array.from(rendered.root.querySelectorAll('textarea'), (area) => getComputedStyle(area).direction)).toEqual([
    'rtl',
    'ltr',
    'rtl',
  ])
})
