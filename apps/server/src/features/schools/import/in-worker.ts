/** Does a job with a sheet in a thread of its own, with little memory and little time. */
import { Worker } from 'node:worker_threads'
import type { SheetJobs } from './sheet-jobs.ts'

const limits = { maxOldGenerationSizeMb: 256 } as const
/** Milliseconds. */
const longest = 20_000

/** Beside the bundle (`tools/bundle-server.mjs`); the source itself is read with tsx, which Node 20 takes no other way in a thread. */
const bundled = new URL('./sheet-worker.js', import.meta.url)
const ofSource = `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(new URL('./sheet-worker.ts', import.meta.url).href)})))`
const isSource = import.meta.url.endsWith('.ts')

/** Undefined where it took too long, too much memory, or failed: a sheet that does that is read by nobody. */
export function inSheetWorker<K extends keyof SheetJobs>(
  kind: K,
  given: SheetJobs[K]['given'],
): Promise<SheetJobs[K]['done'] | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(isSource ? ofSource : bundled, {
      workerData: { kind, given },
      resourceLimits: limits,
      eval: isSource,
    })
    const timer = setTimeout(() => void worker.terminate(), longest)
    worker.once('message', resolve)
    // Without a listener an error would end the process; what became of the job is known by its exit.
    worker.once('error', () => undefined)
    worker.once('exit', () => {
      clearTimeout(timer)
      resolve(undefined)
    })
  })
}
