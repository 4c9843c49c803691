/** In each test file of `calls-15`: notes which functions of `*.sql.ts` it ran, for `check-sql-functions.ts`. */
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, inject } from 'vitest'
import type { SqlFunction } from './check-sql-functions.ts'

// It counts from here on, and must stand before the first module of the server is read; files follow each other in one process.
const counting = globalThis as typeof globalThis & { sqlSession?: Session }
if (counting.sqlSession === undefined) {
  counting.sqlSession = new Session()
  counting.sqlSession.connect()
  await counting.sqlSession.post('Profiler.enable')
  await counting.sqlSession.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
}
const session = counting.sqlSession

afterAll(async () => {
  const { result } = await session.post('Profiler.takePreciseCoverage')
  const seen = result
    .filter(({ url }) => url.startsWith('file:') && url.endsWith('.sql.ts'))
    .flatMap(({ url, functions }) =>
      functions.map(({ functionName, ranges }): SqlFunction => ({
        file: fileURLToPath(url),
        name: functionName,
        hasRun: ranges.some(({ count }) => count > 0),
      })),
    )
  writeFileSync(path.join(inject('sqlNotes'), `${randomUUID()}.json`), JSON.stringify(seen))
})
