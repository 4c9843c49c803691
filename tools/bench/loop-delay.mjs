/** Loaded into a measured server beside its own code: on SIGUSR2 it writes how long the event loop kept others waiting since the last time. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Milliseconds between two looks; a look that comes late by nothing is counted as this much. */
const resolution = 2
const delay = monitorEventLoopDelay({ resolution })
delay.enable()

process.on('SIGUSR2', () => {
  const milliseconds = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - resolution)
  writeFileSync(
    join(process.env.MAKTAB_DATA ?? '.', 'loop-delay.json'),
    JSON.stringify({ p99: milliseconds(delay.percentile(99)), longest: milliseconds(delay.max) }),
  )
  delay.reset()
})
