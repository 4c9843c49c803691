import { defineConfig } from 'vitest/config'

/** Kinds of test, told apart by their name: rules (`*.test.ts`), calls on PostgreSQL (`*.pg.test.ts`), parts in a browser (`*.browser.test.tsx`), work of ffmpeg and LibreOffice (`*.programs.test.ts`). */
export default defineConfig({
  test: {
    // What runs on PostgreSQL 15 are files of calls once more: only where they are asked for.
    projects: ['vitest.*.config.ts', '!vitest.calls-15.config.ts'],
  },
})
