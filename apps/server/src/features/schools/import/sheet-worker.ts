/** Beside the server's thread: does one job with a sheet and ends. */
import { parentPort, workerData } from 'node:worker_threads'
import { doSheetJob } from './sheet-jobs.ts'

parentPort!.postMessage(await doSheetJob(workerData as Parameters<typeof doSheetJob>[0]))
