import { expect, test } from 'vitest'
import { findFaults, readSources } from './check-arrows.ts'

const faultsOf = (...files: [path: string, text: string][]) => findFaults(files.map(([path, text]) => ({ path, text })))

test.each([
  ['a wrong layer', 'packages/domain/src/access/x.ts', "import { a } from '@maktab/client/send'", 'may not import'],
  ['a wrong layer, types only', 'packages/ui/src/x.tsx', "import type { A } from '@maktab/contracts/call'", 'may not import'],
  ['several lines', 'packages/domain/src/access/x.ts', "import {\n  a,\n  b,\n} from '@maktab/offline/outbox'", 'may not import'],
  ['a lazy import', 'packages/i18n/src/x.ts', "const a = () => import('@maktab/domain/people/actor')", 'may not import'],
  ['a feature below', 'packages/domain/src/people/x.ts', "import { a } from '../assignments/submissions.ts'", 'may not lean on'],
  ['SQL outside', 'apps/server/src/features/people/x.ts', "db.selectFrom('users')", 'holds SQL'],
  ['a clock in a rule', 'packages/domain/src/people/x.ts', 'const now = Date.now()', 'may not use'],
  ['a tenant by its id', 'apps/web/src/shell/x.ts', 'if (tenant_id === 4) return', 'names a tenant'],
])('finds %s', (_, path, text, fault) => {
  expect(faultsOf([path, text]).join()).toContain(fault)
})

test('finds a circle', () => {
  const faults = faultsOf(
    ['packages/domain/src/people/a.ts', "import { b } from './b.ts'"],
    ['packages/domain/src/people/b.ts', "import { a } from './a.ts'"],
  )
  expect(faults).toEqual(['circle: packages/domain/src/people/a.ts → packages/domain/src/people/b.ts → packages/domain/src/people/a.ts'])
})

test('leaves straight arrows alone', () => {
  expect(faultsOf(['packages/domain/src/assignments/x.ts', "import { a } from '../people/actor.ts'"])).toEqual([])
})

test('does not pass when it sees nothing', () => {
  expect(findFaults([])).toHaveLength(1)
})

test('the tree itself is straight', () => {
  expect(findFaults(readSources('.'))).toEqual([])
})
