import zlib from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressAnswers, encodingFor } from './compress-answers.ts'

const long = { text: 'a word of an answer '.repeat(200) }
const app = Fastify()
compressAnswers(app)
app.post('/api/long', async (_, reply) =>
  reply.header('vary', 'host').type('application/json').send(JSON.stringify(long)),
)
app.post('/api/short', async () => ({ text: 'short' }))
app.post('/api/huge', async () => ({ text: 'x'.repeat(200_000) }))
app.post('/page', async () => long)
const ask = (url: string, encoding?: string) =>
  app.inject({ method: 'POST', url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } })

test('an answer travels as its reader takes it, and says that others may get it otherwise', async () => {
  const brotli = await ask('/api/long', 'gzip, deflate, br')
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'host, accept-encoding',
    'content-length': String(brotli.rawPayload.length),
  })
  expect(JSON.parse(zlib.brotliDecompressSync(brotli.rawPayload).toString())).toEqual(long)
  const gzip = await ask('/api/long', 'gzip')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(zlib.gunzipSync(gzip.rawPayload).toString())).toEqual(long)
  expect((await ask('/api/long')).json()).toEqual(long)
})

test.each(['/api/short', '/api/huge', '/page'])('%s is left as it is', async (url) => {
  expect((await ask(url, 'br')).headers['content-encoding']).toBeUndefined()
})

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR ; q=0.1', 'br'],
  ['br;q=0.000', undefined],
  ['brotli, x-gzip', undefined],
])('of %j it takes %s', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding))
