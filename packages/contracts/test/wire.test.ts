/** The wire's shape is pinned: a change of it is seen in review, and old devices' queued commands stay readable. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import type { AnyCall } from '../src/call.ts'
import { catalogue } from '../src/catalogue.ts'
import { refusals, systemRefusals } from '../src/refusals.ts'

const calls: [string, AnyCall][] = Object.entries(catalogue)

test('the wire is as it was (see it in the diff of wire.json)', async () => {
  const wire = calls.map(([name, call]) => ({
    name,
    path: call.path,
    kind: call.kind,
    audience: call.audience,
    offline: call.offline,
    flags: call.flags,
    refusals: Object.fromEntries(call.refusals.map((refusal) => [refusal, refusals[refusal].code])),
    input: z.toJSONSchema(call.input, { io: 'input' }),
    output: z.toJSONSchema(call.output),
  }))
  await expect(`${JSON.stringify(wire, null, 1)}\n`).toMatchFileSnapshot('./wire.json')
})

test('no two calls share a path', () => {
  expect(new Set(calls.map(([, call]) => call.path)).size).toBe(calls.length)
})

test.each(calls)('%s: refusals have distinct numbers below 0', (_, call) => {
  const codes = call.refusals.map((refusal) => refusals[refusal].code as number)
  expect(new Set(codes).size).toBe(codes.length)
  const systemCodes = Object.values(systemRefusals).map((refusal) => refusal.code as number)
  for (const code of codes) {
    expect(code).toBeLessThan(0)
    expect(systemCodes).not.toContain(code)
  }
})

/** Inputs as devices out there have queued them. Entries are only ever added: one that no longer reads loses work. */
const queuedInputs = JSON.parse(readFileSync(new URL('./queued-inputs.json', import.meta.url), 'utf8')) as Record<string, unknown[]>
const queued = calls.filter(([, call]) => call.kind === 'command' && call.offline === 'queue')

test.each(queued)('%s: every input that was ever queued still reads', (_, call) => {
  const samples = queuedInputs[call.path] ?? []
  expect(samples.length).toBeGreaterThan(0)
  for (const sample of samples) expect(z.safeParse(call.input, sample).error?.issues).toBeUndefined()
})
