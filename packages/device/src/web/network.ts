import type { Network } from '../network.ts'

/** A call that gets no answer for so long is not going to. Downloads have no such limit, as long as they move: they may take hours. */
const longestCall = 60_000
/** A photo may take minutes on a narrow line; the server waits as long. */
const longestUpload = 300_000
/** A file of which nothing has come for so long stands still (seed 001 §9). */
const longestSilence = 40_000

/** `origin` is where the server answers; relative addresses are below it. */
export function webNetwork(origin: string): Network {
  return {
    async fetch(url, init) {
      const address = new URL(url, origin)
      if (init.method === 'GET') return fetchFile(address, init)
      const control = new AbortController()
      const timer = setTimeout(() => control.abort(), init.body instanceof FormData ? longestUpload : longestCall)
      try {
        const response = await fetch(address, { ...init, signal: control.signal })
        // Read to its end while the time runs: an answer may stop half-way.
        const body = await response.arrayBuffer()
        return new Response(body.byteLength === 0 ? null : body, { status: response.status, headers: response.headers })
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

async function fetchFile(address: URL, init: RequestInit): Promise<Response> {
  const control = new AbortController()
  init.signal?.addEventListener('abort', () => control.abort())
  let timer: ReturnType<typeof setTimeout> | undefined
  const hush = () => clearTimeout(timer)
  const hear = () => {
    hush()
    timer = setTimeout(() => control.abort(), longestSilence)
  }
  hear()
  try {
    const { body, status, headers } = await fetch(address, { ...init, signal: control.signal })
    hear()
    const heard = new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, controller) {
        hear()
        controller.enqueue(bytes)
      },
      flush: hush,
    })
    if (body === null) hush()
    return new Response(body?.pipeThrough(heard) ?? null, { status, headers })
  } catch (error) {
    hush()
    throw error
  }
}
