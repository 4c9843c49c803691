import { defineConfig } from 'vitest/config'

/** A release for this machine is made of what was built, unpacked, started and updated. */
export default defineConfig({
  test: {
    name: 'release',
    environment: 'node',
    globalSetup: ['apps/server/test/test-folder.ts'],
    // It is packed, unpacked and copied whole, three times; the database is made and migrated.
    testTimeout: 600_000,
    include: ['tools/**/*.release.test.ts'],
  },
})
