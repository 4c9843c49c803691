/** The catalogue, for programs at `/api/openapi.json` and for people at `/api/docs`. */
import type { AnyCall } from '@maktab/contracts/call'
import type { FastifyInstance } from 'fastify'
import { openapiOf } from '#calls/openapi.ts'
import { openapiPage, openapiStyle } from '#calls/openapi-page.ts'

/** Both are written when first asked for: most processes never are. */
export function mountOpenapi(app: FastifyInstance, calls: Readonly<Record<string, AnyCall>>): void {
  let json: string | undefined
  let page: string | undefined
  app.get('/api/openapi.json', async (_, reply) =>
    reply.type('application/json; charset=utf-8').send((json ??= JSON.stringify(openapiOf(calls)))),
  )
  app.get('/api/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send((page ??= openapiPage(calls))))
  app.get('/api/docs.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(openapiStyle))
}
