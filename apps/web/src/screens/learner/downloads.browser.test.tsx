import type { DownloadState } from '@maktab/client/offline-port'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { DownloadsScreen } from './downloads.tsx'

const film: DownloadState = {
  download_id: '3a7c1d52-0b0e-4c58-9d4e-2f6f5c1f7a01',
  status: 'completed',
  percentage: 100,
  size_bytes: 3 * 1024 * 1024,
  failure: null,
  needs_internet: [],
}
let stage: Stage
afterEach(() => stage.leave())

test.each([
  [[film], false, 1],
  [[film], true, 0],
  [[film], undefined, 0],
  [[], false, 0],
])(
  'with %o on a device whose browser says of keeping it %o, %i warning stands there',
  async (downloads, isLasting, warnings) => {
    stage = await setStage({ downloads, store: { isLasting: () => isLasting } })
    stage.show(<DownloadsScreen />)
    await expect.element(page.getByRole('heading', { name: 'Downloads', level: 1 })).toBeVisible()
    expect(page.getByText(/^This browser may delete downloads/).elements()).toHaveLength(warnings)
  },
)
