/** The wire's shape is pinned: a change of it is seen in review, and old devices' queued commands stay readable. */
import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import type { AnyCall } from '../src/call.ts'
import { catalogue } from '../src/catalogue.ts'
import { refusals, systemRefusals } from '../src/refusals.ts'

const calls: [string, AnyCall][] = Object.entries(catalogue)

/** Folders of the contracts. */
const features = readdirSync(new URL('../src', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

test.each(features)('the wire of %s is as it was (see it in the diff of its file)', async (feature) => {
  const own = new Set(namesOf(feature))
  const wire = calls
    .filter(([name]) => own.has(name))
    .map(([name, call]) => ({
      name,
      path: call.path,
      kind: call.kind,
      audience: call.audience,
      offline: call.offline,
      flags: call.flags,
      refusals: Object.fromEntries(call.refusals.map((refusal) => [refusal, refusals[refusal].code])),
      input: z.toJSONSchema(call.input, { io: 'input', reused: 'ref' }),
      output: z.toJSONSchema(call.output, { reused: 'ref' }),
    }))
  await expect(`${print(wire)}\n`).toMatchFileSnapshot(`./wire/${feature}.json`)
})

test('every call stands in the wire of one feature', () => {
  expect(features.flatMap(namesOf).toSorted()).toEqual(calls.map(([name]) => name).toSorted())
})

/** Names of the catalogue that its text imports from a feature's folder. */
function namesOf(feature: string): string[] {
  const text = [
    '../src/catalogue.ts',
    '../src/catalogue-of-work.ts',
    '../src/catalogue-of-class.ts',
    '../src/catalogue-of-heads.ts',
    '../src/catalogue-of-payments.ts',
    '../src/catalogue-of-downloads.ts',
    '../src/catalogue-of-principals.ts',
  ]
    .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))
    .join('')
  const imports = text.matchAll(new RegExp(`import \\{([^}]+)\\} from '\\./${feature}/`, 'g'))
  return [...imports]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => name in catalogue)
}

const width = 120

/** JSON whose short values stand on one line: a change of a field is a line of the diff. */
function print(value: unknown, indent = ''): string {
  const whole = JSON.stringify(value) ?? 'null'
  if (indent.length + whole.length <= width || typeof value !== 'object' || value === null) return whole
  const inner = `${indent} `
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const parts = Array.isArray(value)
    ? value.map((one) => print(one, inner))
    : Object.entries(value).flatMap(([key, one]) =>
        one === undefined ? [] : `${JSON.stringify(key)}: ${print(one, inner)}`,
      )
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`
}

test('no two calls share a path', () => {
  expect(new Set(calls.map(([, call]) => call.path)).size).toBe(calls.length)
})

test.each(calls)('%s: refusals have distinct numbers below 0', (_, call) => {
  const codes = call.refusals.map((refusal) => refusals[refusal].code as number)
  expect(new Set(codes).size).toBe(codes.length)
  const systemCodes: readonly number[] = Object.values(systemRefusals)
  for (const code of codes) {
    expect(code).toBeLessThan(0)
    expect(systemCodes).not.toContain(code)
  }
})

test.each(calls.filter(([, { input }]) => 'password' in (z.toJSONSchema(input, { io: 'input' }).properties ?? {})))(
  '%s takes a password, and says that it costs a hash',
  (_, { costs }) => {
    expect(costs).toBe('hash')
  },
)

/** Inputs as devices out there have queued them. Entries are only ever added: one that no longer reads loses work. */
const queuedInputs = JSON.parse(readFileSync(new URL('./queued-inputs.json', import.meta.url), 'utf8')) as Record<
  string,
  unknown[]
>
const queued = calls.filter(([, call]) => call.kind === 'command' && call.offline === 'queue')

test.each(queued)('%s: every input that was ever queued still reads', (_, call) => {
  const samples = queuedInputs[call.path] ?? []
  expect(samples.length).toBeGreaterThan(0)
  for (const sample of samples) expect(z.safeParse(call.input, sample).error?.issues).toBeUndefined()
})
