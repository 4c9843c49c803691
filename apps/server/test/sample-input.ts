/** Makes inputs for any call from its schema, for the tests that walk the whole catalogue. */
import type { AnyCall } from '@maktab/contracts/call'
import * as z from 'zod'

export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly format?: string
  readonly pattern?: string
  readonly default?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
}

/** Values to put in for fields of these names, one or a list as the field takes. */
export type KnownIds = Readonly<Record<string, number | string>>

export function inputSchema(call: AnyCall): JsonSchema {
  return z.toJSONSchema(call.input, { io: 'input' }) as JsonSchema
}

/** A full, valid input whose ids are `ids`; fields without a known id get the smallest valid value. */
export function sampleInput(call: AnyCall, ids: KnownIds): Record<string, unknown> {
  return sample(inputSchema(call), '', ids) as Record<string, unknown>
}

function sample(schema: JsonSchema, name: string, ids: KnownIds): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choice = schema.anyOf ?? schema.oneOf
  if (choice) return sample(choice[0]!, name, ids)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  const known = ids[name] ?? ids[name.replace(/s$/, '')] ?? ids[name.replace(/^cms_/, '').replace(/s$/, '')]
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, field]) => [key, sample(field, key, ids)]),
      )
    case 'array':
      return (schema.minItems ?? 0) > 0 || known !== undefined ? [sample(schema.items ?? {}, name, ids)] : []
    case 'integer':
    case 'number':
      return typeof known === 'number' ? known : Math.max(schema.minimum ?? 1, 1)
    case 'boolean':
      return true
    default:
      return typeof known === 'string' ? known : sampleText(schema)
  }
}

function sampleText(schema: JsonSchema): string {
  if (schema.format === 'uuid') return '6f1c2f0a-3a52-4c1c-9d6e-0a5b6f0e7d11'
  if (schema.format === 'date-time') return '2026-03-01T08:00:00Z'
  if (schema.format === 'date') return '2026-03-01'
  if (schema.pattern === '^[0-9a-f]{64}$') return 'a'.repeat(64)
  return 'text'
}

/** The input with one thing wrong at a time, and what is wrong in words. */
export function malformedInputs(call: AnyCall, ids: KnownIds): { readonly fault: string; readonly body: unknown }[] {
  const schema = inputSchema(call)
  const good = sampleInput(call, ids)
  const wrongTypes: readonly unknown[] = [
    null,
    [],
    {},
    '',
    'text\u0000',
    -1,
    1e308,
    true,
    "'; drop table users; --",
    '../../etc/passwd',
  ]
  const fields = Object.keys(schema.properties ?? {})
  return [
    ...[null, [], 'text', 7].map((body) => ({ fault: `body ${JSON.stringify(body)}`, body })),
    ...(schema.required ?? []).map((field) => ({
      fault: `without ${field}`,
      body: Object.fromEntries(Object.entries(good).filter(([key]) => key !== field)),
    })),
    ...fields.flatMap((field) =>
      wrongTypes.map((value) => ({ fault: `${field} = ${JSON.stringify(value)}`, body: { ...good, [field]: value } })),
    ),
  ]
}
