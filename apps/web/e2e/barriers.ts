import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds on a page, in words. Everything happens within the page: axe would open a second one to put together the findings of frames of other
 * origins, which takes as long as looking, and these pages hold none.
 */
export async function findBarriers(page: Page): Promise<readonly string[]> {
  const foreign = page.frames().filter((frame) => frame !== page.mainFrame())
  if (foreign.length > 0) throw new Error(`axe would not see into ${foreign.map((frame) => frame.url()).join(', ')}`)
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
