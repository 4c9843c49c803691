/** Writes every generated source file; fails where messages have faults. `--check` writes nothing and fails where a file is stale. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { generateCalls } from './generate-calls.ts'
import { catalogues, generateMessages } from './generate-messages.ts'
import { generatePermissions } from './generate-permissions.ts'
import { generateRefusals } from './generate-refusals.ts'
import { messageFaults } from './message-faults.ts'

const files = new Map([...generateCalls(), ...generateMessages(), ...generatePermissions(), ...generateRefusals()])
const stale = [...files].filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
if (process.argv.includes('--check')) {
  for (const [path] of stale) console.error(`${path} is stale: run npm run generate`)
  process.exitCode = stale.length ? 1 : 0
} else {
  for (const [path, text] of stale) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  console.log(`${files.size} generated files, ${stale.length} written`)
}

const faults = messageFaults(catalogues)
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
