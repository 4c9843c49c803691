import { expect, test } from 'vitest'
import { readEmbeddingOrigins } from './embedding-origins.ts'

test.each<[stored: unknown, origins: readonly string[], isBroken: boolean]>([
  [null, [], false],
  [{}, [], false],
  [{ embedding_origins: [] }, [], false],
  [
    { embedding_origins: ['https://portal.example', 'http://portal.localhost:8081'] },
    ['https://portal.example', 'http://portal.localhost:8081'],
    false,
  ],
  [{ embedding_origins: 'https://portal.example' }, [], true],
  [{ embedding_origins: ['https://portal.example/path'] }, [], true],
  [{ embedding_origins: ['https://portal.example/'] }, [], true],
  [{ embedding_origins: ['https://*.example', '*', 'null', 'https:', 'https://a.example; script-src *', 7] }, [], true],
  [
    {
      embedding_origins: [
        'javascript:alert(1)',
        'data:text/html,x',
        'blob:https://a.example/1',
        'https://portal.example',
      ],
    },
    ['https://portal.example'],
    true,
  ],
])('%j opens for %j', (stored, origins, isBroken) => {
  expect(readEmbeddingOrigins(stored)).toEqual({ origins, isBroken })
})
