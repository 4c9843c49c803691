/** Does a job with a sheet in a thread of its own, with little memory and little time. */
import { Worker } from 'node:worker_threads'
import type { SheetJobs } from './sheet-jobs.ts'

const limits = { maxOldGenerationSizeMb: 256 } as const
/** Milliseconds. */
const longest = 20_000
/** Milliseconds that a thread waits for another sheet: what it read of the program is not read again for the next. */
const longestWait = 30_000

/** Beside the bundle (`tools/bundle-server.mjs`); the source itself is read with tsx, which Node 20 takes no other way in a thread. */
const bundled = new URL('./sheet-worker.js', import.meta.url)
const ofSource = `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(new URL('./sheet-worker.ts', import.meta.url).href)})))`
const isSource = import.meta.url.endsWith('.ts')

/** The thread that waits, if one does; it keeps nothing of the sheets that it had, and lets the process end. */
let waiting: { readonly worker: Worker; readonly timer: NodeJS.Timeout } | undefined

/** Undefined where it took too long, too much memory, or failed: a sheet that does that is read by nobody. */
export function inSheetWorker<K extends keyof SheetJobs>(
  kind: K,
  given: SheetJobs[K]['given'],
): Promise<SheetJobs[K]['done'] | undefined> {
  return new Promise((resolve) => {
    const worker = takeWorker()
    const timer = setTimeout(() => void worker.terminate(), longest)
    const end = (done: SheetJobs[K]['done'] | undefined) => {
      clearTimeout(timer)
      worker.off('message', answered).off('exit', ended)
      resolve(done)
    }
    const answered = (done: SheetJobs[K]['done']) => {
      end(done)
      letWait(worker)
    }
    const ended = () => end(undefined)
    worker.on('message', answered).on('exit', ended)
    worker.postMessage({ kind, given })
  })
}

function takeWorker(): Worker {
  if (waiting) {
    const { worker, timer } = waiting
    waiting = undefined
    clearTimeout(timer)
    worker.ref()
    return worker
  }
  const worker = new Worker(isSource ? ofSource : bundled, { resourceLimits: limits, eval: isSource })
  // Without a listener an error would end the process; what became of the job is known by its exit.
  worker.on('error', () => undefined)
  worker.once('exit', () => {
    if (waiting?.worker === worker) waiting = undefined
  })
  return worker
}

/** One waits; where sheets were worked on at once the others end. */
function letWait(worker: Worker): void {
  if (waiting) return void worker.terminate()
  worker.unref()
  waiting = { worker, timer: setTimeout(() => void worker.terminate(), longestWait).unref() }
}
