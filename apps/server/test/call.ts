/** Calls as a device makes them: over the wire, typed and checked by the contract. */
import { randomUUID } from 'node:crypto'
import type { AnyCall, AnyQuery, Input, Output, RefusalOf } from '@maktab/contracts/call'
import { headers, type Envelope } from '@maktab/contracts/envelope'
import type { LanguageCode } from '@maktab/contracts/fields'
import type { Outcome } from '@maktab/contracts/outcome'
import { refusals, systemRefusals, type SystemRefusal } from '@maktab/contracts/refusals'
import { parse } from 'zod/v4/core'
import type { Person, School } from './school.ts'

/** Whatever answers calls. */
export type Callable = Pick<School, 'app' | 'clock' | 'bearerOf'>

export interface Caller {
  readonly as?: Person | undefined
  /** A token to send instead of a good one of `as`. */
  readonly bearer?: string
  readonly host?: string
  readonly language?: LanguageCode
  readonly command_id?: string
  /** The device's clock when the command was given, and when it is sent. */
  readonly given?: Date
  readonly sent?: Date
  readonly device_id?: string
}

export type CallOutcome<C extends AnyCall> = Outcome<Output<C>, RefusalOf<C> | SystemRefusal | 'signed_out'>

/** A refusal that the call does not list, or an answer that its contract does not allow, throws. */
export async function call<const C extends AnyCall>(
  school: Callable,
  called: C,
  input: Input<C>,
  caller: Caller = {},
): Promise<CallOutcome<C>> {
  const response = await school.app.inject({
    ...sentAs(called, input),
    url: `/api/${called.path}`,
    headers: headersOf(school, caller),
  })
  // A file: the output of such a call is null.
  if (response.headers['content-disposition'] !== undefined) return { ok: true, value: null as Output<C> }
  return outcomeOf(called, response.statusCode, response.json())
}

/** By which method a call is asked, with its input where it has one. */
export function sentAs(
  called: AnyCall,
  input: unknown,
): { readonly method: 'GET' } | { readonly method: 'POST'; readonly payload: object } {
  return called.kind === 'query' && called.method === 'GET'
    ? { method: 'GET' }
    : { method: 'POST', payload: input as object }
}

/** What a call with `answers: 'file'` gives: the bytes and the headers beside them. A refusal throws. */
export async function fileOf<const C extends AnyQuery>(
  school: Callable,
  called: C,
  input: Input<C>,
  caller: Caller = {},
): Promise<{ readonly bytes: Buffer; readonly headers: Readonly<Record<string, unknown>> }> {
  const response = await school.app.inject({
    method: 'POST',
    url: `/api/${called.path}`,
    headers: headersOf(school, caller),
    payload: input as object,
  })
  if (response.headers['content-disposition'] === undefined)
    throw new Error(`${called.path} answered ${response.statusCode} ${response.body}`)
  return { bytes: response.rawPayload, headers: response.headers }
}

/** The value of a call that must succeed. */
export async function value<const C extends AnyCall>(
  school: Callable,
  called: C,
  input: Input<C>,
  caller: Caller = {},
): Promise<Output<C>> {
  const outcome = await call(school, called, input, caller)
  if (!outcome.ok) throw new Error(`${called.path} answered ${outcome.refusal}`)
  return outcome.value
}

/** A multipart command with one file. */
export async function send<const C extends AnyCall>(
  school: Callable,
  called: C,
  {
    fields,
    file,
  }: { fields: Readonly<Record<string, string>>; file?: { readonly name: string; readonly bytes: Uint8Array } },
  caller: Caller = {},
): Promise<CallOutcome<C>> {
  const boundary = `boundary-${randomUUID()}`
  const parts: Buffer[] = Object.entries(fields).map(([name, text]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`),
  )
  if (file) {
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
      ),
    )
    parts.push(Buffer.from(file.bytes), Buffer.from('\r\n'))
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`))
  const response = await school.app.inject({
    method: 'POST',
    url: `/api/${called.path}`,
    headers: { ...headersOf(school, caller), 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat(parts),
  })
  return outcomeOf(called, response.statusCode, response.json())
}

function headersOf(school: Callable, caller: Caller): Record<string, string> {
  const bearer = caller.bearer ?? (caller.as && school.bearerOf(caller.as))
  const optional = {
    host: caller.host ?? 'localhost',
    authorization: bearer && `Bearer ${bearer}`,
    [headers.language]: caller.language,
    [headers.commandId]: caller.command_id,
    [headers.commandTime]: caller.given?.toISOString(),
    [headers.deviceTime]: (caller.sent ?? (caller.given && school.clock.now))?.toISOString(),
    [headers.deviceId]: caller.device_id,
  }
  return Object.fromEntries(
    Object.entries(optional).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

function outcomeOf<C extends AnyCall>(called: C, status: number, body: unknown): CallOutcome<C> {
  const { error_code, data } = body as Envelope<unknown>
  if (status === 401) return { ok: false, refusal: 'signed_out' }
  if (error_code >= 0) return { ok: true, value: parse(called.output, data) as Output<C> }
  const listed = called.refusals.find((name) => refusals[name].code === error_code)
  const system = (Object.keys(systemRefusals) as SystemRefusal[]).find((name) => systemRefusals[name] === error_code)
  const refusal = listed ?? system
  if (!refusal) throw new Error(`${called.path} answered ${status} with code ${error_code}, which it does not list`)
  return { ok: false, refusal: refusal as RefusalOf<C> | SystemRefusal }
}
