import '@maktab/ui/base.css'
import { loadWords } from '@maktab/i18n/words'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { StartFailed } from './start-failed.tsx'

let root: Root
const place = document.createElement('div')
afterEach(() => {
  root.unmount()
  place.remove()
})

test.each([
  ['en', 'Oops!', 'Retry'],
  ['ps', 'اوه!', 'بیا هڅه وکړئ'],
] as const)('a start that failed is titled oops and can be tried again (%s)', async (locale, title, retry) => {
  const onRetry = vi.fn()
  document.body.append(place)
  root = createRoot(place)
  root.render(<StartFailed words={await loadWords(locale)} onRetry={onRetry} />)
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: retry }))
  expect(onRetry).toHaveBeenCalledOnce()
})
