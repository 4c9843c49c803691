/** Writes every generated source file. `--check` writes nothing and fails where one is stale. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { generateCalls, generatedCallsPath } from './generate-calls.ts'
import { generateMessages } from './generate-messages.ts'

const files = new Map([[generatedCallsPath, generateCalls()], ...generateMessages()])
const stale = [...files].filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
if (process.argv.includes('--check')) {
  for (const [path] of stale) console.error(`${path} is stale: run npm run generate`)
  process.exitCode = stale.length ? 1 : 0
} else {
  for (const [path, text] of stale) writeFileSync(path, text)
  console.log(`${files.size} generated files, ${stale.length} written`)
}
