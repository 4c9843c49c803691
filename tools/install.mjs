/** Installs the dependencies of the lockfile where they are missing or others; nothing else is needed beforehand. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const oldestNode = [20, 19]

/** Ends the process with advice where node is too old or npm fails. */
export function installDependencies() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    console.error(
      `Maktab needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}. See nodejs.org.`,
    )
    process.exit(1)
  }
  if (isInstalled()) return
  console.log('Installing dependencies')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('npm could not install the dependencies; its own message stands above.')
    process.exit(1)
  }
}

/** Whether what stands in node_modules is what the lockfile says. */
function isInstalled() {
  if (!existsSync('node_modules/.package-lock.json')) return false
  const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
  const standing = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')).packages
  return Object.entries(locked).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true
    const there = standing[path]
    return there ? there.version === entry.version : Boolean(entry.optional || entry.devOptional || entry.peer)
  })
}
