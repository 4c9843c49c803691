/** What the figures were measured on. */
import { cpus, release, totalmem, type } from 'node:os'

export function machineInWords(): string {
  const [first] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown processor'}, ${memory} GiB, ${type()} ${release().split('-')[0]}, Node ${process.versions.node}`
}
