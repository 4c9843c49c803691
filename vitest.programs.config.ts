import { defineConfig } from 'vitest/config'

/** What is done with ffmpeg and LibreOffice, where they are installed: `npm test -- --whole` installs them where it can. */
export default defineConfig({
  test: {
    name: 'programs',
    environment: 'node',
    globalSetup: ['apps/server/test/test-folder.ts'],
    // LibreOffice takes its time when it is started for the first time.
    testTimeout: 240_000,
    include: ['apps/**/*.programs.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
})
