/** Writes packages/client/src/calls.generated.ts from the catalogue: what the browser must know of each call. */
import { catalogue } from '@maktab/contracts/catalogue'
import type { AnyCall } from '@maktab/contracts/call'
import { refusals } from '@maktab/contracts/refusals'
import * as z from 'zod'

export const generatedCallsPath = 'packages/client/src/calls.generated.ts'

/** The text of the generated file. */
export function generateCalls(): string {
  const names = Object.keys(catalogue) as (keyof typeof catalogue)[]
  const blocks = names.map((name) => block(name, catalogue[name]))
  return [
    '/** Generated from the catalogue by `npm run generate`; do not edit. */',
    "import type { Catalogue } from '@maktab/contracts/catalogue'",
    "import type { ClientCall } from './call.ts'",
    '',
    blocks.join('\n\n'),
    '',
  ].join('\n')
}

function block(name: string, call: AnyCall): string {
  const required = (z.toJSONSchema(call.input, { io: 'input' })['required'] ?? [])
  const codes = call.refusals.map((refusal) => `${refusals[refusal].code}: '${refusal}'`)
  const fields = [
    `name: '${name}'`,
    `path: '${call.path}'`,
    `kind: '${call.kind}'`,
    `audience: '${typeof call.audience === 'string' ? call.audience : 'signed-in'}'`,
    `offline: '${call.offline}'`,
    `transport: '${call.kind === 'command' ? call.transport : 'json'}'`,
    `required: ${list(required)}`,
    `flags: { ${Object.keys(call.flags).map((flag) => `${flag}: true`).join(', ')} }`.replace('{  }', '{}'),
    `refusals: { ${codes.map((code) => code.replace(/^(-\d+)/, '[$1]')).join(', ')} }`.replace('{  }', '{}'),
  ]
  return `export const ${name}: ClientCall<Catalogue['${name}']> = {\n  ${fields.join(',\n  ')},\n}`
}

function list(words: readonly string[]): string {
  return `[${words.map((word) => `'${word}'`).join(', ')}]`
}
