/** Beside the server's thread: does one job with a sheet after another. One that fails ends the thread. */
import { on } from 'node:events'
import { parentPort } from 'node:worker_threads'
import { doSheetJob } from './sheet-jobs.ts'

const jobs = parentPort!
for await (const [job] of on(jobs, 'message'))
  jobs.postMessage(await doSheetJob(job as Parameters<typeof doSheetJob>[0]))
