import { defineConfig } from 'vitest/config'

/** Three kinds of test, told apart by their name: rules (`*.test.ts`), calls on PostgreSQL (`*.pg.test.ts`), parts in a browser (`*.browser.test.tsx`). */
export default defineConfig({
  test: {
    projects: ['vitest.*.config.ts'],
  },
})
