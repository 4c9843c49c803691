/** The page's end of the slow hash. */
import type { SlowHash } from '@maktab/device/slow-hash'
import type { HashAsked } from './slow-hash.worker.ts'

export const hashInWorker: SlowHash = (text, salt, cost) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./slow-hash.worker.ts', import.meta.url), { type: 'module' })
    const end = () => worker.terminate()
    worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => {
      end()
      resolve(data)
    })
    worker.addEventListener('error', ({ message }) => {
      end()
      reject(new Error(`The slow hash does not run: ${message}`))
    })
    worker.postMessage({ text, salt, cost } satisfies HashAsked)
  })
