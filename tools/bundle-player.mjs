/**
 * Bundles what runs on the hosts that show packages: our page around them, its worker, the players of SCORM. The player of H5P is GPL:
 * it is laid beside them as it came, in a folder of its own, and only where `optional/h5p-player` is there.
 */
import { build } from 'esbuild'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const root = fileURLToPath(new URL('..', import.meta.url))
const source = join(root, 'apps', 'web', 'player')
const folder = join(root, 'apps', 'server', 'dist', 'player')
const h5p = join(root, 'optional', 'h5p-player')

/** Kilobytes, gzipped: what every package brings along, and what a standard adds. */
const budgets = { frame: 8, standard: 90 }

rmSync(folder, { recursive: true, force: true })
const settings = {
  bundle: true,
  minify: true,
  outdir: folder,
  target: ['chrome109', 'safari15.4', 'firefox104'],
  logLevel: 'warning',
  legalComments: 'none',
}
await build({
  ...settings,
  entryPoints: [join(source, 'frame.ts'), join(source, 'h5p-page.ts')],
  format: 'esm',
  splitting: true,
  chunkNames: '[name]-[hash]',
})
await build({ ...settings, entryPoints: [join(source, 'worker.ts')], format: 'iife' })
if (existsSync(h5p)) cpSync(h5p, join(folder, 'h5p'), { recursive: true })

for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
  const kilobytes = gzipSync(readFileSync(join(folder, name)), { level: 9 }).length / 1024
  const budget = name.startsWith('scorm') ? budgets.standard : budgets.frame
  if (kilobytes <= budget) continue
  console.error(`✗ the player's ${name}: ${kilobytes.toFixed(1)} KB of ${budget} KB`)
  process.exitCode = 1
}
