/** A call whose answer is a file: apart from the sender, since nobody fetches one on the way in. */
import type { AnyQuery, Input } from '@maktab/contracts/call'
import { headers } from '@maktab/contracts/envelope'
import type { ClientCall, Failure } from './call.ts'
import type { SenderOptions } from './send.ts'
import { bodyOf, headersOf, nothingReceived, sendRenewed, type Received } from './wire.ts'

export interface FetchedFile {
  readonly name: string
  readonly blob: Blob
}

export type FileAnswer<C extends AnyQuery = AnyQuery> =
  | { readonly ok: true; readonly value: FetchedFile }
  | { readonly ok: false; readonly refusal: C['refusals'][number]; readonly wait_seconds?: number }
  | { readonly ok: false; readonly failure: Failure; readonly wait_seconds?: number }

/** Milliseconds: a table of a large school is made while the browser waits. */
const timeout = 90_000

/** A file is told from a refusal by its name, which stands beside the bytes. */
export async function fetchFile<C extends AnyQuery>(
  { base, fetch, now, deviceId, language, session, network, log }: SenderOptions,
  call: ClientCall<C>,
  input: Input<C>,
): Promise<FileAnswer<C>> {
  let file: FetchedFile | undefined
  const opened = await sendRenewed(call, session.current()?.auth_token, exchange, async (rejected) => {
    const renewed = await session.renew(rejected)
    if (renewed === 'unreachable') return 'unreachable'
    return renewed === 'renewed' ? { token: session.current()?.auth_token } : 'signed_out'
  })
  if (opened.ok) return file ? { ok: true, value: file } : { ok: false, failure: 'broken' }
  const wait = opened.wait_seconds === undefined ? {} : { wait_seconds: opened.wait_seconds }
  if (!('failure' in opened)) {
    if (opened.refusal !== undefined && opened.error_code in call.refusals)
      return { ok: false, refusal: opened.refusal as C['refusals'][number], ...wait }
    return { ok: false, failure: (opened.refusal ?? 'broken') as Failure, ...wait }
  }
  if (opened.failure === 'signed_out') session.end()
  if (opened.failure === 'broken') log(`${call.path} was answered with a fault`)
  const failure = opened.failure === 'unreachable' ? 'offline' : opened.failure
  return { ok: false, failure: failure === 'too_large' ? 'broken' : failure, ...wait }

  async function exchange(token: string | undefined): Promise<Received> {
    const body = bodyOf(input)
    const stop = new AbortController()
    const timer = setTimeout(() => stop.abort(), timeout)
    try {
      const response = await fetch(base + call.path, {
        method: 'POST',
        headers: { ...headersOf(body, { token, deviceId, now: now() }), [headers.language]: language() },
        body,
        signal: stop.signal,
        cache: 'no-store',
        credentials: 'omit',
      })
      network?.reached()
      const name = nameIn(response.headers.get('content-disposition'))
      if (name === undefined) return { status: response.status, text: await response.text() }
      file = { name, blob: await response.blob() }
      return { status: response.status, text: '{"error_code":0,"data":null}' }
    } catch {
      network?.unreached()
      return nothingReceived
    } finally {
      clearTimeout(timer)
    }
  }
}

function nameIn(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1]
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}
