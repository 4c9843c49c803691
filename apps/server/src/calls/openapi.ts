/** The catalogue as an OpenAPI 3.1 document. */
import type { AnyCall } from '@maktab/contracts/call'
import { headers } from '@maktab/contracts/envelope'
import { refusals, type RefusalCode } from '@maktab/contracts/refusals'
import * as z from 'zod'

interface OpenApi {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly components: object
  readonly paths: Readonly<Record<string, unknown>>
}

/** Describes every call: input, output, who may call it and every refusal with its number. */
export function openapiOf(calls: Readonly<Record<string, AnyCall>>): OpenApi {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Maktab',
      version: '1',
      description:
        'Every call is a POST. An answer is {error_code, error_message?, data}: 0 or more is success, below 0 a refusal. HTTP 401 means that the token is missing, forged or over.',
    },
    servers: [{ url: '/api' }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths: Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [
        `/${call.path}`,
        { [isRead(call) ? 'get' : 'post']: operation(name, call) },
      ]),
    ),
  }
}

function operation(name: string, call: AnyCall): object {
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.path.split('/')[0]],
    security: call.audience === 'public' ? [] : [{ bearer: [] }],
    'x-audience': call.audience,
    'x-kind': call.kind,
    'x-offline': call.offline,
    'x-refusals': Object.fromEntries(call.refusals.map((refusal) => [refusal, refusals[refusal].code])),
    parameters: [
      { name: headers.language, in: 'header', schema: { type: 'string', enum: ['en', 'pu', 'da', 'ur'] } },
      ...(call.kind === 'command'
        ? [{ name: headers.commandId, in: 'header', schema: { type: 'string', format: 'uuid' } }]
        : []),
    ],
    ...(!isRead(call) && { requestBody: { required: true, content: requestContent(call) } }),
    responses: {
      200: { description: 'The answer, or a refusal', content: answerContent(call) },
      400: { description: 'Malformed input' },
      401: { description: 'No valid token' },
      429: { description: 'Too many requests' },
    },
  }
}

function isRead(call: AnyCall): boolean {
  return call.kind === 'query' && call.method === 'GET'
}

function requestContent(call: AnyCall): object {
  const schema = z.toJSONSchema(call.input, { io: 'input' })
  if (call.kind !== 'command' || call.transport === 'json') return { 'application/json': { schema } }
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  return { 'multipart/form-data': { schema: { ...schema, properties: { ...(schema['properties'] as object), file } } } }
}

/** A file comes as itself, a refusal to give it as JSON. */
function answerContent(call: AnyCall): object {
  const json = { 'application/json': { schema: envelope(call) } }
  if (call.kind !== 'query' || call.answers === 'data') return json
  return { ...json, 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
}

function envelope(call: AnyCall): object {
  return {
    type: 'object',
    required: ['error_code', 'data'],
    properties: {
      error_code: { type: 'integer', description: codesInWords(call.refusals) },
      error_message: { type: 'string' },
      data: z.toJSONSchema(call.output),
    },
  }
}

function codesInWords(codes: readonly RefusalCode[]): string {
  return ['0: done', ...codes.map((code) => `${refusals[code].code}: ${code}`)].join('; ')
}
