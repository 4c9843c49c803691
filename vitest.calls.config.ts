import { defineConfig } from 'vitest/config'

/** Calls on a real PostgreSQL: one is started for the run, each test file works in a database of its own. */
export default defineConfig({
  test: {
    name: 'calls',
    environment: 'node',
    include: ['**/*.pg.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['apps/server/test/start-postgres.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
