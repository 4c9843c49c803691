/** Bundles the server into one file, what keeps a school (backups) into another, and what works on sheets beside its thread into a third, with the workspace's packages in it and npm's beside it: it starts in a third of the time. */
import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'

const ours = /^(@maktab\/|#|\.|\/)/

await build({
  entryPoints: ['main.ts', 'keep.ts', 'features/office/import/sheet-worker.ts'].map((entry) =>
    fileURLToPath(new URL(`../apps/server/src/${entry}`, import.meta.url)),
  ),
  outdir: fileURLToPath(new URL('../apps/server/dist/', import.meta.url)),
  entryNames: '[name]',
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  // A clock of the server that is before this is wrong.
  define: { maktabBuiltOn: JSON.stringify(new Date().toISOString()) },
  plugins: [
    {
      name: 'npm-stays-outside',
      setup(bundler) {
        bundler.onResolve({ filter: /.*/ }, ({ path, kind }) =>
          kind === 'entry-point' || ours.test(path) ? undefined : { path, external: true },
        )
      },
    },
  ],
})
