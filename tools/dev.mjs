/** `npm run dev`: the server restarts and the page reloads when a file is saved. Ctrl-C stops both. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { installDependencies } from './install.mjs'

const root = join(import.meta.dirname, '..')
process.chdir(root)
installDependencies()

const port = process.env.PORT || '8080'
const webPort = process.env.MAKTAB_WEB_PORT || '5173'
const web = `http://localhost:${webPort}`
const run = (name, args, cwd, settings) =>
  spawn(process.execPath, [join(root, 'node_modules', name), ...args], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  })

const children = [
  run('tsx/dist/cli.mjs', ['watch', '--clear-screen=false', 'src/main.ts'], join(root, 'apps', 'server'), {
    PORT: port,
    MAKTAB_DEMO: process.env.MAKTAB_DEMO ?? '1',
    WEB_BUNDLER_URL: `${web}/`,
  }),
  run('vite/bin/vite.js', [], join(root, 'apps', 'web'), {
    MAKTAB_WEB_PORT: webPort,
    MAKTAB_SERVER_URL: `http://localhost:${port}`,
  }),
]
console.log(`Open ${web} while you work; the server itself answers at http://localhost:${port}.`)

// Each child is told once: told twice, the watcher kills the server before it has stopped its database.
let isStopping = false
function stopAll() {
  if (isStopping) return
  isStopping = true
  for (const child of children) child.kill('SIGTERM')
}
// The terminal sends Ctrl-C to the children as well.
process.on('SIGINT', () => (isStopping = true))
process.on('SIGTERM', stopAll)
process.on('SIGHUP', stopAll)
for (const child of children) child.on('exit', stopAll)
