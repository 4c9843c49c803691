import { defineConfig } from 'vitest/config'

/** Calls on a real PostgreSQL: one is started for each worker, each test file works in a database of its own. */
export default defineConfig({
  test: {
    name: 'calls',
    environment: 'node',
    include: ['**/*.pg.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'tests/chaos/**'],
    globalSetup: ['apps/server/test/test-folder.ts', 'apps/server/test/start-postgres.ts'],
    // Each file has a database of its own; reading the server's modules anew for each took longer than its tests.
    isolate: false,
    // A test waits for its database about as long as it works.
    maxWorkers: process.env['MAKTAB_TEST_POSTGRES_URL'] === undefined ? 2 : 1,
    // What another process learns comes when it comes on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
