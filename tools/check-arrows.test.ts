import { describe, expect, test } from 'vitest'
import { findFaults, readSources } from './check-arrows.ts'

const faultsOf = (...files: [path: string, text: string][]) => findFaults(files.map(([path, text]) => ({ path, text })))

test.each([
  ['a wrong layer', 'packages/domain/src/access/x.ts', "import { a } from '@maktab/client/send'", 'may not import'],
  [
    'a wrong layer, types only',
    'packages/ui/src/x.tsx',
    "import type { A } from '@maktab/contracts/call'",
    'may not import',
  ],
  [
    'several lines',
    'packages/domain/src/access/x.ts',
    "import {\n  a,\n  b,\n} from '@maktab/offline/outbox'",
    'may not import',
  ],
  [
    'a lazy import',
    'packages/i18n/src/x.ts',
    "const a = () => import('@maktab/domain/people/actor')",
    'may not import',
  ],
  [
    'a feature below',
    'packages/domain/src/people/x.ts',
    "import { a } from '../assignments/submissions.ts'",
    'may not lean on',
  ],
  ['SQL outside', 'apps/server/src/features/people/x.ts', "db.selectFrom('users')", 'holds SQL'],
  ['a clock in a rule', 'packages/domain/src/people/x.ts', 'const now = Date.now()', 'may not use'],
])('finds %s', (_, path, text, fault) => {
  expect(faultsOf([path, text]).join()).toContain(fault)
})

describe('a tenant that is named', () => {
  test.each([
    'if (tenant_id === 4) return',
    'if (tenant.id !== 2) return',
    'if (actor.tenantId == 3) return',
    'const isQuran = 2 === tenant_id',
    'if (session.institution_id === 10) return',
    'if (school_family_id > 48) return',
    'sql`select 1 from tenants where tenant_id = 4`',
    'if ([2, 3].includes(tenant.id)) return',
    'if ([563,500_016].indexOf(tenant_id) >= 0) return',
    'switch (tenant_id) { case 2: return }',
    'const special = 500016',
    'const special = 500_016',
    'const isQuranSchool = school === 809',
    "const names: Record<number, string> = { 563: 'maths' }",
    "if (host === 'quran.localhost') return",
    'const address = `http://publisher.localhost:8080`',
    "if (tenant.name === 'Senf') return",
    "if (tenant.domain_name.includes('quran')) return",
    "if (location.hostname.startsWith('exam')) return",
    "import { quranTenant } from '@maktab/domain/tenants/known-tenants'",
  ])('is found in: %s', (text) => {
    for (const path of [
      'apps/web/src/shell/x.tsx',
      'apps/server/src/features/access/x.ts',
      'packages/domain/src/access/x.ts',
      'packages/offline/src/x.ts',
    ]) {
      expect(faultsOf([path, text]).join()).toContain('names a tenant')
    }
    for (const path of ['packages/domain/src/tenants/x.ts', 'packages/domain/src/access/x.test.ts'])
      expect(faultsOf([path, text]).join()).not.toContain('names a tenant')
  })

  test.each([
    'if (tenant_id === actor.tenant_id) return',
    'const width = 1809',
    'const colour = "#809563"',
    'const share = 0.563',
    'M8.09 563.2 inline-size: 563px',
    "if (location.hostname === 'localhost') return",
    "if (shell === 'quran') return",
    'if (tenant_id <= 0) throw new TypeError()',
    "const path = '/quran/scape/signup/info'",
    'capabilities.mayDeleteClasses',
  ])('is not seen in: %s', (text) =>
    expect(faultsOf(['apps/web/src/shell/x.tsx', text]).filter((fault) => fault.includes('names a tenant'))).toEqual(
      [],
    ),
  )
})

test.each([
  ['features/people/x.tsx', "import { Frame } from '#shell/frame.tsx'"],
  ['features/people/x.tsx', "const load = () => import('#screens/account/account.tsx')"],
  ['calls/x.ts', "import type { Language } from '#language/language.tsx'"],
  ['sessions/x.ts', "import { connect } from '#calls/connection.ts'"],
  ['elsewhere/x.ts', "import { a } from '#calls/a.ts'"],
])('in the web application %s may not lean on what stands above it: %s', (path, text) => {
  expect(faultsOf([`apps/web/src/${path}`, text]).join()).toMatch(/stands above it|stands on no floor/)
})

test('in the web application the roof may lean on all floors, and a test on any', () => {
  expect(faultsOf(['apps/web/src/shell/x.tsx', "import('#screens/routes.tsx')"])).toEqual([])
  expect(faultsOf(['apps/web/src/calls/x.test.ts', "import { Page } from '#shell/page.tsx'"])).toEqual([])
})

test('finds a circle', () => {
  const faults = faultsOf(
    ['packages/domain/src/people/a.ts', "import { b } from './b.ts'"],
    ['packages/domain/src/people/b.ts', "import { a } from './a.ts'"],
  )
  expect(faults).toEqual([
    'circle: packages/domain/src/people/a.ts → packages/domain/src/people/b.ts → packages/domain/src/people/a.ts',
  ])
})

test('finds a circle through import() in the web application', () => {
  const faults = faultsOf(
    ['apps/web/src/calls/a.ts', "const load = () => import('./b.ts')"],
    ['apps/web/src/calls/b.ts', "import { a } from './a.ts'"],
  )
  expect(faults).toEqual(['circle: apps/web/src/calls/a.ts → apps/web/src/calls/b.ts → apps/web/src/calls/a.ts'])
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
