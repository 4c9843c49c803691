import type { ContentBody } from '@maktab/contracts/content/contents'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makePdf } from '../../../test/make-pdf.ts'
import { setStage } from '../../../test/stage.tsx'
import { ContentViewer } from './content-viewer.tsx'

const originalFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = originalFetch
})

test('a content that cannot be had says so, and opens once it can', async () => {
  const stage = await setStage()
  let isReachable = false
  globalThis.fetch = async (...request) => {
    if (request[0] !== '/files/worksheet') return originalFetch(...request)
    return isReachable ? new Response(makePdf(['Fractions'])) : Promise.reject(new TypeError('no network'))
  }
  const body = {
    kind: 'document',
    file: {
      sha256: '0'.repeat(64),
      name: 'a.pdf',
      mime_type: 'application/pdf',
      size_bytes: 1,
      url: '/files/worksheet',
    },
  } as Extract<ContentBody, { kind: 'document' }>
  stage.show(
    <ContentViewer
      body={body}
      title="Worksheet"
      language="en"
      start={{ completion: 0, resume_point: '' }}
      onPosition={() => undefined}
      onActivity={() => undefined}
      onPlaying={() => undefined}
    />,
  )
  await expect.element(page.getByText('This could not be opened')).toBeVisible()
  isReachable = true
  await userEvent.click(page.getByRole('button', { name: 'Retry' }))
  await expect.element(page.getByText('Fractions')).toBeInTheDocument()
  stage.leave()
})
