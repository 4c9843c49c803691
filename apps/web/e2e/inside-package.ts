/** The page of a package inside of its frames. */
import { expect } from '@playwright/test'
import type { FrameLocator, Page } from '@playwright/test'

export const packageOf = (page: Page): FrameLocator => page.frameLocator('main iframe').frameLocator('iframe')

/** To touch it: once its frame has its place, since a tap before may fall beside what moves. */
export async function insidePackage(page: Page): Promise<FrameLocator> {
  await expect(page.locator('main iframe')).toHaveAttribute('data-ready', 'true', { timeout: 30_000 })
  return packageOf(page)
}
