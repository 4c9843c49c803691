/**
 * Breaks the program in one place after another and asks the tests whether they see it: `npm run mutations`, or with the
 * words that a file's path or a sentence of the list holds: `npm run mutations -- outbox`. Ends with how many were
 * seen; fails where one was not. Each file is put back as it was, also when the run is stopped.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { mutations, type Mutation } from './list.ts'

const root = path.join(import.meta.dirname, '../..')
const words = process.argv.slice(2)
const chosen = mutations.filter((one) => words.every((word) => `${one.file} ${one.breaks}`.includes(word)))
const unseen: Mutation[] = []
let putBack = () => {}

process.on('exit', () => putBack())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

for (const mutation of chosen) {
  const began = performance.now()
  const isSeen = await isSeenByTests(mutation)
  if (!isSeen) unseen.push(mutation)
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`${isSeen ? 'seen  ' : 'UNSEEN'} ${seconds.padStart(4)} s  ${mutation.file}: ${mutation.breaks}`)
}
console.log(`\n${chosen.length - unseen.length} of ${chosen.length} mutations were seen`)
process.exit(unseen.length === 0 ? 0 : 1)

async function isSeenByTests({ file, from, to, project, tests }: Mutation): Promise<boolean> {
  const place = path.join(root, file)
  const text = fs.readFileSync(place, 'utf8')
  if (text.split(from).length !== 2) throw new Error(`${file} holds this not exactly once: ${from}`)
  putBack = () => fs.writeFileSync(place, text)
  fs.writeFileSync(
    place,
    text.replace(from, () => to),
  )
  const asked = tests === undefined ? ['related', '--run', file] : ['run', ...tests]
  const vitest = path.join(root, 'node_modules/.bin/vitest')
  const running = spawn(
    vitest,
    [...asked, '--project', project, '--bail', '1', '--reporter', 'dot', '--passWithNoTests'],
    {
      cwd: root,
      stdio: 'ignore',
    },
  )
  const [status] = (await once(running, 'exit')) as [number | null]
  putBack()
  return status !== 0
}
