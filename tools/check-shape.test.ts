import { expect, test } from 'vitest'
import { folderFaults, nounFaults, shapeFaults } from './check-shape.ts'

test.each([
  ['packages/ui/src/x.css', '.a { margin-left: 1px }', 'left or right'],
  ['packages/ui/src/x.css', '.a { text-align: right }', 'left or right'],
  ['packages/ui/src/x.css', '.a{right:0}', 'left or right'],
  ['packages/ui/src/utils/x.ts', '', 'says nothing'],
  ['packages/ui/src/CamelCase.tsx', '', 'kebab-case'],
  ['packages/ui/src/x.ts', 'x\n'.repeat(401), 'lines'],
  ['packages/ui/src/x.tsx', 'export default function X() {}', 'default export'],
  ['apps/web/src/worker/x.ts', 'if (URL.canParse(address)) return', 'calls URL.canParse'],
  ['packages/domain/src/x/y.ts', 'return list.toReversed()', 'calls toReversed'],
])('%s: %s', (path, text, fault) => {
  expect(shapeFaults(path, text).join()).toContain(fault)
})

test.each([
  ['packages/ui/src/x.module.css', '.a { margin-inline-start: 1px; inset-inline-end: 0 }'],
  ['apps/server/migrations/0001_tenants.sql', 'select 1'],
  ['apps/web/src/features/assignments/score-form.tsx', 'export function ScoreForm() {}'],
  ['apps/server/src/x.ts', 'return list.toReversed()'],
  ['apps/web/src/x.test.ts', 'return list.toSorted()'],
])('%s is in shape', (path, text) => {
  expect(shapeFaults(path, text)).toEqual([])
})

test('a folder has at most 40 source files; tests and what is generated do not count', () => {
  const files = (count: number, ending: string) =>
    Array.from({ length: count }, (_, at) => `packages/ui/src/x${at}${ending}`)
  expect(folderFaults([...files(40, '.ts'), ...files(50, '.test.ts'), ...files(9, '.generated.ts')])).toEqual([])
  expect(folderFaults(files(41, '.ts'))).toEqual(['packages/ui/src has 41 source files; 40 are the most'])
})

const contract = [
  'packages/contracts/src/learning/attempts.ts',
  "export const recordAttempt = command({ path: '' })",
] as const

test.each([
  ['of one noun', 'learning/attempts', 'learning/attempts', undefined],
  ["apart on the server, in the noun's feature", 'learning/answer-scores', 'learning/attempts', 'apps/server'],
  ['apart on the device, in another feature', 'learning/attempts', 'assignments/attempts', 'packages/offline'],
])("a call's contract and handlers stand in files %s", (_, server, offline, fault) => {
  const faults = nounFaults(
    new Map([
      contract,
      [`apps/server/src/features/${server}.ts`, 'recordAttempt: inside(\n  recordAttempt, async () => {})'],
      [`packages/offline/src/${offline}.ts`, "HandlersOf<\n  'recordAttempt' | 'listOwnAttempts'\n>"],
    ]),
  )
  expect(faults.map((one) => one.split('/src/')[0])).toEqual(fault ? [fault] : [])
  expect(faults.join()).toContain(fault ? 'answers recordAttempt' : '')
})

test('a call that no feature of the server answers by its name is a fault', () => {
  expect(nounFaults(new Map([contract]))).toEqual([
    "packages/contracts/src/learning/attempts.ts: no file of the server's features answers recordAttempt by its name",
  ])
})
