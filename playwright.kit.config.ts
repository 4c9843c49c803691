import { defineConfig } from '@playwright/test'
import type { KitBrowser } from './apps/web/kit/kit-test.ts'
import { findChromium } from './tools/chromium.mjs'
import { oldChromiumPath } from './tools/old-chromium.ts'

const today = {
  name: 'today',
  testMatch: ['axe.spec.ts', 'contrast.spec.ts', 'reflow.spec.ts'],
  use: { kitBrowser: { isOldFloor: false, path: findChromium() } },
}
const floor = {
  name: 'floor',
  testMatch: ['pictures.spec.ts', 'interactions.spec.ts'],
  use: { kitBrowser: { isOldFloor: true, path: oldChromiumPath() } },
}

const hasOldChromium = oldChromiumPath() !== undefined
if (!hasOldChromium)
  console.log('Chromium 109 comes from npm for Linux on x64 only: here the parts are not compared with their pictures.')

/** The built kit page: in an installed browser for what people with disabilities need, in Chromium 109 for the old floor and the pictures. */
export default defineConfig<object, { kitBrowser: KitBrowser }>({
  testDir: 'apps/web/kit',
  outputDir: 'apps/web/kit/test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  updateSnapshots: 'none',
  // A page mostly waits for its next frame.
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: hasOldChromium ? [floor, today] : [today],
})
