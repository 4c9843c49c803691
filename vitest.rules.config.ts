import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'rules',
    environment: 'node',
    include: ['{packages,apps,tools,tests}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.pg.test.ts', '**/*.browser.test.*'],
  },
})
