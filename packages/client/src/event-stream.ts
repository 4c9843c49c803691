/**
 * Reads the server's events for as long as somebody wants them: by fetch, because the token belongs in a header and not in the
 * address. A stream that breaks is begun anew where it broke.
 */

export interface StreamedEvent {
  /** `anew`: what was missed is not known any more; ask for everything. */
  readonly name: string
  readonly data: Readonly<Record<string, unknown>>
}

export interface EventStreamNeeds {
  readonly address: string
  readonly fetch: (address: string, request: RequestInit) => Promise<Response>
  readonly token: () => string | undefined
  /** False where the session is over. */
  readonly renew: (rejected: string) => Promise<boolean>
  readonly onEvent: (event: StreamedEvent) => void
  readonly setTimer: (work: () => void, milliseconds: number) => unknown
  readonly clearTimer: (timer: unknown) => void
  /** 0 to 1: forty phones that lost the same network do not come back in the same moment. */
  readonly chance: () => number
}

export interface EventStream {
  /** Does not wait for the next try any longer: the network is back. */
  hurry(): void
  close(): void
}

const shortestPause = 1_000
const longestPause = 30_000
/** The server says something every fifteen seconds; a line that is silent for three times as long is dead. */
const longestSilence = 45_000

interface Read {
  readonly events: readonly (StreamedEvent & { readonly id: string | undefined })[]
  /** What has not ended yet. */
  readonly rest: string
}

/** Whole events of what has come so far. Lines that say nothing, and data that is no JSON, are passed over. */
export function readEvents(text: string): Read {
  const pieces = text.replaceAll('\r\n', '\n').split('\n\n')
  const rest = pieces.pop() ?? ''
  const events = pieces.flatMap((piece) => {
    const fields = new Map(
      piece.split('\n').flatMap((line) => {
        const [, name, value] = /^(id|event|data): ?(.*)$/.exec(line) ?? []
        return name === undefined || value === undefined ? [] : [[name, value] as const]
      }),
    )
    const data = readObject(fields.get('data'))
    return data === undefined ? [] : [{ name: fields.get('event') ?? 'message', data, id: fields.get('id') }]
  })
  return { events, rest }
}

function readObject(text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  try {
    const read: unknown = JSON.parse(text ?? '')
    return typeof read === 'object' && read !== null ? (read as Readonly<Record<string, unknown>>) : undefined
  } catch {
    return undefined
  }
}

export function openEventStream({
  address,
  fetch,
  token,
  renew,
  onEvent,
  setTimer,
  clearTimer,
  chance,
}: EventStreamNeeds): EventStream {
  let isClosed = false
  let last: string | undefined
  let failures = 0
  let stop: AbortController | undefined
  let timer: unknown

  const again = (milliseconds: number) => {
    if (isClosed) return
    timer = setTimer(() => {
      timer = undefined
      void listen()
    }, milliseconds)
  }

  const listen = async (): Promise<void> => {
    stop = new AbortController()
    const outcome = await readOnce(stop).catch(() => 'broken' as const)
    stop = undefined
    if (outcome === 'over' || isClosed) return
    failures = outcome === 'heard' ? 0 : failures + 1
    again(Math.min(longestPause, shortestPause * 2 ** failures) * (0.5 + chance() / 2))
  }

  const readOnce = async (controller: AbortController): Promise<'heard' | 'broken' | 'over'> => {
    const bearer = token()
    if (bearer === undefined) return 'over'
    const headers = { authorization: `Bearer ${bearer}`, ...(last === undefined ? {} : { 'last-event-id': last }) }
    const response = await fetch(address, {
      headers,
      cache: 'no-store',
      credentials: 'omit',
      signal: controller.signal,
    })
    if (response.status === 401) return (await renew(bearer)) ? 'broken' : 'over'
    if (!response.ok || response.body === null) return 'broken'
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    for (;;) {
      const silence = setTimer(() => controller.abort(), longestSilence)
      const { done, value } = await reader.read().finally(() => clearTimer(silence))
      if (done) return 'heard'
      const read = readEvents(text + value)
      text = read.rest
      for (const { id, ...event } of read.events) {
        last = id ?? last
        if (!isClosed) onEvent(event)
      }
    }
  }

  void listen()
  return {
    hurry() {
      if (timer === undefined || isClosed) return
      clearTimer(timer)
      timer = undefined
      failures = 0
      void listen()
    },
    close() {
      isClosed = true
      clearTimer(timer)
      stop?.abort()
    },
  }
}
