import { defineConfig } from 'vitest/config'

/** Devices and the real server over a network that fails, with seeds: `npx vitest run --project chaos`. */
export default defineConfig({
  test: {
    name: 'chaos',
    environment: 'node',
    include: ['tests/chaos/*.pg.test.ts'],
    globalSetup: ['apps/server/test/test-folder.ts', 'apps/server/test/start-postgres.ts'],
    maxWorkers: process.env['MAKTAB_TEST_POSTGRES_URL'] === undefined ? 2 : 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
