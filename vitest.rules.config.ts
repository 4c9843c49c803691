import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'rules',
    environment: 'node',
    globalSetup: ['apps/server/test/test-folder.ts'],
    // Rules keep nothing; reading their modules anew for each file took three times as long as the tests.
    isolate: false,
    // A busy machine is slow; a rule that hangs is still found.
    testTimeout: 30_000,
    include: ['{packages,apps,tools,tests}/**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      '**/*.pg.test.ts',
      '**/*.browser.test.*',
      '**/*.{programs,release}.test.ts',
    ],
  },
})
