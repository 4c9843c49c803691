/**
 * `npm start`: brings a school up in a checkout that has nothing but its files. Installs and builds what is missing or
 * older than the sources, then runs the server in this very process: nothing is left behind to be stopped separately.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfChanged } from './build.mjs'
import { installDependencies } from './install.mjs'

const root = join(import.meta.dirname, '..')
process.chdir(root)
installDependencies()
buildIfChanged()

process.env.NODE_ENV ??= 'production'
if (process.env.MAKTAB_DEMO === undefined) Object.assign(process.env, { MAKTAB_DEMO: '1', MAKTAB_DEMO_LEARNING: '1' })
process.setSourceMapsEnabled(true)
stopWhenParentEnds()
await import(pathToFileURL(join(root, 'apps', 'server', 'dist', 'main.js')).href)

/** npm that is killed cannot pass the signal on; whoever then belongs to another parent stops as for Ctrl-C. */
function stopWhenParentEnds() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && process.emit('SIGTERM', 'SIGTERM'), 1000).unref()
}
