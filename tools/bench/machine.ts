/** What the figures were measured on. */
import { cpus, loadavg, release, totalmem, type } from 'node:os'

export function machineInWords(): string {
  const [first] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown processor'}, ${memory} GiB, ${type()} ${release().split('-')[0]}, Node ${process.versions.node}`
}

/** Processes that wanted to run over the last minute, before the bench began: whatever is above 0 took time from it. */
export function loadBefore(): string {
  return loadavg()[0]!.toFixed(1)
}
