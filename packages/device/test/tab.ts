/** The page's end of a test worker. A failure comes back by its name. */
import type { Works } from './web.worker.ts'

export interface Tab {
  ask<N extends keyof Works>(name: N, ...values: Parameters<Works[N]>): Promise<Awaited<ReturnType<Works[N]>>>
  /** Ends it at once, as a closed tab does. */
  kill(): void
}

export function openTab(): Tab {
  const worker = new Worker(new URL('./web.worker.ts', import.meta.url), { type: 'module' })
  const pending = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>()
  let asked = 0
  worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; value?: unknown; failure?: string }>) => {
    const waiting = pending.get(data.id)
    pending.delete(data.id)
    if (data.failure === undefined) waiting?.resolve(data.value as never)
    else waiting?.reject(new Error(data.failure))
  })
  return {
    ask: (name, ...values) =>
      new Promise((resolve, reject) => {
        const id = (asked += 1)
        pending.set(id, { resolve, reject })
        worker.postMessage({ id, name, values })
      }),
    kill: () => worker.terminate(),
  }
}
