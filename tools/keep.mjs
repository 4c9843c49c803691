/** `npm run backup`, `npm run restore`, `npm run check`, `npm run figures`, `npm run school`: builds what is missing or older than the sources, then does it in this very process. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfChanged } from './build.mjs'
import { installDependencies } from './install.mjs'

const root = join(import.meta.dirname, '..')
process.chdir(root)
installDependencies()
buildIfChanged()
process.setSourceMapsEnabled(true)
await import(pathToFileURL(join(root, 'apps', 'server', 'dist', 'keep.js')).href)
