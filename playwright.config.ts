import { defineConfig } from '@playwright/test'
import { installedChromium } from './tools/chromium.mjs'

const executablePath = installedChromium()

/** Journeys through the built application on a real server, in an installed browser. */
export default defineConfig({
  testDir: 'apps/web/e2e',
  testMatch: '*.spec.ts',
  globalSetup: './tools/prepare-school.ts',
  outputDir: 'apps/web/e2e/test-results',
  // Each worker has a school of its own. A journey waits more than it works, so two fit on two cores.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // Ceilings, for what hangs: a slow and busy machine stays well below them, and no journey waits until one.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    // It fetches the whole application into every new browser; what is about it, or works without a network, allows it.
    serviceWorkers: 'block',
    // Keeping one takes a fifth of the time: `--trace on` for the journey that failed.
    trace: 'off',
    actionTimeout: 30_000,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A microphone that hums, for whoever allows it.
        '--use-fake-device-for-media-stream',
      ],
    },
  },
})
