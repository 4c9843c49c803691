import { defineConfig } from 'vitest/config'

/** Kinds of test, told apart by their name: rules (`*.test.ts`), calls on PostgreSQL (`*.pg.test.ts`), parts in a browser (`*.browser.test.tsx`), work of ffmpeg and LibreOffice (`*.programs.test.ts`). */
export default defineConfig({
  test: {
    projects: ['vitest.*.config.ts'],
  },
})
