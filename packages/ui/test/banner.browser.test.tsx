import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Banner, BannerPlace } from '../src/feedback/banner.tsx'
import { Notice } from '../src/feedback/notice.tsx'
import { render } from './render.tsx'
import type { Rendered } from './render.tsx'

const offline = 'You are offline. Your work is kept on this device.'
let rendered: Rendered | undefined

afterEach(() => {
  rendered?.remove()
  rendered = undefined
})

test('after a press it slides away; its words stay in the status that was there before them', async () => {
  const gone = vi.fn()
  rendered = render(<BannerPlace />)
  const status = page.getByRole('status')
  await expect.element(status).toBeInTheDocument()
  const place = status.element()
  rendered.show(
    <BannerPlace>
      <Banner tone="warning" icon="offline" onGone={gone}>
        {offline}
      </Banner>
    </BannerPlace>,
  )
  expect(status.element()).toBe(place)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => gone.mock.calls.length).toBe(1)
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  await expect.element(status).toHaveTextContent(offline)
  expect(place.getBoundingClientRect().height).toBeLessThanOrEqual(1)
})

test('a notice is put away by its button', async () => {
  const close = vi.fn()
  rendered = render(
    <Notice tone="danger" title="Two works were refused" onClose={close}>
      See why.
    </Notice>,
  )
  await expect.element(page.getByRole('note')).toHaveTextContent('Two works were refusedSee why.')
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  expect(close).toHaveBeenCalledTimes(1)
})
