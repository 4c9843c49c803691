/** Turns handlers into routes: POST /api/<path of the call>. The only place that knows HTTP and the wire's envelope. */
import type { AnyCall } from '@maktab/contracts/call'
import { headers, type Envelope, type RefusedData } from '@maktab/contracts/envelope'
import { languageCode, type LanguageCode } from '@maktab/contracts/fields'
import { accept } from '@maktab/contracts/outcome'
import { notBegun } from '@maktab/contracts/refusals'
import { checkTime, readConfiguration } from '@maktab/contracts/tenants/configuration'
import { beginInstallation } from '@maktab/contracts/schools/installation'
import type { Actor } from '@maktab/domain/people/actor'
import { timeGiven } from '@maktab/domain/downloads/device-clock'
import fastJson from 'fast-json-stringify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { safeParse } from 'zod/v4/core'
import { callerOf } from '#callers.ts'
import { answerRequest, mayCall, sentenceKey, wireCode } from '#calls/dispatch.ts'
import type { Answer, AnsweredFile, Dispatch, GateContext, Handler, Holder } from '#calls/handle.ts'
import type { Doors } from '#db/school.ts'
import type { FileAddresses } from '#files/addresses.ts'
import type { ReceivedUpload } from '#files/receive-upload.ts'
import type { ReceivedBytes } from '#files/storage.ts'

export interface Mounting {
  readonly handlers: Readonly<Record<string, Handler>>
  readonly doors: Doors
  readonly clock: () => Date
  /** The person of an access token; undefined where the token is forged, expired or of another host. */
  readonly whoIs: (bearer: string, tenant_id: number) => Holder | undefined
  readonly tenantOf: (host: string) => number
  /** Has the installation a tenant? Until then it answers what its first run needs, and nothing else. Absent: it has. */
  readonly isBegun?: () => boolean
  readonly addressesFor: (actor: Actor, now: Date, request: FastifyRequest) => FileAddresses
  readonly noteWrite?: GateContext['noteWrite']
  /** The sentence of a refusal in the reader's language. */
  readonly sentence: (language: LanguageCode, key: string) => string
  /** Reads a multipart request: its fields and its one file, on disk. */
  readonly receiveUpload: (request: FastifyRequest, call: AnyCall) => Promise<ReceivedUpload>
}

const answeredBefore: readonly string[] = [beginInstallation.path, readConfiguration.path, checkTime.path]

const uuid = z.uuid()
const instant = z.iso.datetime()

export function mountCalls(app: FastifyInstance, mounting: Mounting): void {
  const byPath = new Map(Object.values(mounting.handlers).map((handler) => [handler.call.path, handler]))
  for (const handler of byPath.values()) {
    const write = answerWriter(handler.call)
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      if (mounting.isBegun?.() === false && !answeredBefore.includes(handler.call.path))
        return refuseBefore(reply, mounting, languageOf(request))
      const gate = openGate(mounting, byPath, request, handler.call)
      if (!gate) return refuseToken(reply)
      // Nobody sends half a gigabyte to be told that it is not for them.
      if (isMultipart(handler.call) && !mayCall(handler.call, gate.actor))
        return write.refusal(reply, mounting, gate.language, 'role_not_allowed')
      const upload = isMultipart(handler.call) ? await mounting.receiveUpload(request, handler.call) : undefined
      if (upload && !upload.ok) return write.refusal(reply, mounting, gate.language, upload.refusal)
      const answering = answerRequest(
        upload ? { ...gate, file: upload.value.file, received: upload.value.received } : gate,
        {
          handler,
          input: upload ? upload.value.fields : (request.body ?? {}),
          command_id: headerAs(uuid, request, headers.commandId),
          given: givenTime(request, gate.now),
        },
      )
      const given = await discardAfter(answering, upload?.value.received)
      return given.ok
        ? write.value(reply, given.value)
        : write.refusal(reply, mounting, gate.language, given.refusal, given.wait_seconds)
    }
    const url = `/api/${handler.call.path}`
    if (!isRead(handler.call)) app.post(url, answer)
    // What was asked by GET is nobody's to keep.
    else app.get(url, (request, reply) => answer(request, reply.header('cache-control', 'no-store')))
  }
}

function refuseBefore(reply: FastifyReply, { sentence }: Mounting, language: LanguageCode): FastifyReply {
  const { code: error_code, message } = notBegun
  return reply.send({ error_code, error_message: sentence(language, message), data: null } satisfies Envelope<null>)
}

/** Bytes that nobody took go with the answer, whatever it is. */
async function discardAfter<T>(answering: Promise<T>, received: ReceivedBytes | undefined): Promise<T> {
  try {
    return await answering
  } finally {
    await received?.discard()
  }
}

/** Everything known before the handler runs; undefined where a needed token is missing or bad. */
function openGate(
  mounting: Mounting,
  byPath: ReadonlyMap<string, Handler>,
  request: FastifyRequest,
  call: AnyCall,
): GateContext | undefined {
  const tenant_id = mounting.tenantOf(request.host)
  const now = mounting.clock()
  const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
  const tokenCounts = call.audience !== 'public' && call.audience !== 'refresh'
  const actor = tokenCounts && bearer ? mounting.whoIs(bearer, tenant_id) : undefined
  if (tokenCounts && !actor) return undefined
  const gate: Omit<GateContext, 'dispatch'> = {
    now,
    host: request.host,
    tenant_id,
    bearer,
    actor,
    doors: mounting.doors,
    noteWrite: mounting.noteWrite,
    caller: callerOf(request.ip),
    user_agent: (request.headers['user-agent'] ?? '').slice(0, 300),
    file: undefined,
    received: undefined,
    language: languageOf(request),
    device_id: headerAs(uuid, request, headers.deviceId),
    addresses: actor && mounting.addressesFor(actor, now, request),
  }
  const dispatch: Dispatch = async (command) => {
    const handler = byPath.get(command.path)
    if (handler?.call.kind !== 'command' || handler.call.offline !== 'queue' || isMultipart(handler.call)) return null
    const { command_id, input, at } = command
    const given = correctedTime(request, at, now)
    try {
      const answer = await answerRequest({ ...gate, dispatch: async () => null }, { handler, input, command_id, given })
      return answer.ok ? accept(declared(handler.call, answer.value)) : answer
    } catch (error) {
      request.log.error({ err: error, path: command.path, command_id }, 'a command of a batch failed')
      throw error
    }
  }
  return { ...gate, dispatch }
}

/**
 * Of an answer what the contract declares; null where an earlier version kept an answer without a field that this one
 * declares: the command is done all the same, and the device pulls what came of it.
 */
function declared(call: AnyCall, value: unknown): unknown {
  const read = safeParse(call.output, value)
  return read.success ? read.data : null
}

/** Asked by GET, without an input. */
function isRead(call: AnyCall): boolean {
  return call.kind === 'query' && call.method === 'GET'
}

function isMultipart(call: AnyCall): boolean {
  return call.kind === 'command' && call.transport === 'multipart'
}

function languageOf(request: FastifyRequest): LanguageCode {
  return headerAs(languageCode, request, headers.language) ?? 'en'
}

function headerAs<T>(schema: z.ZodType<T>, request: FastifyRequest, name: string): T | undefined {
  return schema.safeParse(request.headers[name]).data
}

function givenTime(request: FastifyRequest, now: Date): Date {
  const given = headerAs(instant, request, headers.commandTime)
  return given ? correctedTime(request, new Date(given), now) : now
}

/** A moment of the device's clock, by the server's; without the device's word on its clock, the moment of arrival. */
function correctedTime(request: FastifyRequest, given: Date, now: Date): Date {
  const sent = headerAs(instant, request, headers.deviceTime)
  return sent ? timeGiven({ given, sent: new Date(sent), received: now }) : now
}

function refuseToken(reply: FastifyReply): FastifyReply {
  const body: Envelope<null> = { error_code: -401, error_message: 'signed_out', data: null }
  return reply.code(401).send(body)
}

/** A file to keep: nothing between here and there keeps it, and no browser shows it as a page. */
function sendFile(reply: FastifyReply, { name, mime_type, bytes }: AnsweredFile): FastifyReply {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return reply
    .headers({
      'content-type': mime_type,
      'content-disposition': `attachment; filename*=UTF-8''${encoded}`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

/** Writes envelopes; fields that the contract does not declare never leave. */
function answerWriter(call: AnyCall) {
  let stringify: ((envelope: object) => string) | undefined
  // At the first answer: a school uses some of the calls, and the writers of all would be a tenth of the process's memory.
  const writer = () =>
    (stringify ??= fastJson({
      type: 'object',
      properties: {
        error_code: { type: 'integer' },
        data: z.toJSONSchema(call.output, { target: 'draft-7', io: 'output' }) as object,
      },
    }))
  return {
    value: (reply: FastifyReply, data: unknown) =>
      call.kind === 'query' && call.answers === 'file'
        ? sendFile(reply, data as AnsweredFile)
        : reply.type('application/json; charset=utf-8').send(writer()({ error_code: 0, data })),
    refusal: (
      reply: FastifyReply,
      { sentence }: Mounting,
      language: LanguageCode,
      refusal: Exclude<Answer, { ok: true }>['refusal'],
      wait_seconds?: number,
    ) => {
      const status = refusal === 'malformed' ? 400 : refusal === 'too_many_requests' ? 429 : 200
      const body: Envelope<RefusedData> = {
        error_code: wireCode(refusal),
        error_message: sentence(language, sentenceKey(refusal)),
        data: wait_seconds === undefined ? null : { wait_seconds },
      }
      return reply.code(status).send(body)
    },
  }
}
