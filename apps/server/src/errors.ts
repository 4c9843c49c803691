/** What goes wrong outside a call's own refusals, in the wire's envelope. A person never sees the inside of an error. */
import { headers, type Envelope, type RefusedData } from '@maktab/contracts/envelope'
import { systemRefusals, type SystemRefusal } from '@maktab/contracts/refusals'
import { languageCode, type LanguageCode } from '@maktab/contracts/fields'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export type Sentence = (language: LanguageCode, key: string) => string

/** An expected fault of a request that is found before the call: a body that is no JSON, too many requests. */
export class RequestRefused extends Error {
  readonly statusCode: number
  readonly refusal: SystemRefusal

  /** After how long it may be asked again. */
  readonly wait_seconds: number | undefined

  constructor(statusCode: number, refusal: SystemRefusal, wait_seconds?: number) {
    super(refusal)
    this.statusCode = statusCode
    this.refusal = refusal
    this.wait_seconds = wait_seconds
  }
}

export function answerErrors(app: FastifyInstance, sentence: Sentence): void {
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500 && status !== 503) {
      request.log.error({ err: error, route: request.routeOptions.url }, 'broken')
      const body: Envelope<null> = { error_code: -500, error_message: request.id, data: null }
      return reply.code(500).send(body)
    }
    const refusal = error instanceof RequestRefused ? error.refusal : 'malformed'
    const wait_seconds = error instanceof RequestRefused ? error.wait_seconds : undefined
    if (wait_seconds !== undefined) reply.header('retry-after', wait_seconds)
    const body: Envelope<RefusedData> = {
      error_code: systemRefusals[refusal],
      error_message: sentence(languageOf(request), refusal),
      data: wait_seconds === undefined ? null : { wait_seconds },
    }
    return reply.code(status).send(body)
  })
}

function languageOf(request: FastifyRequest): LanguageCode {
  return languageCode.safeParse(request.headers[headers.language]).data ?? 'en'
}
