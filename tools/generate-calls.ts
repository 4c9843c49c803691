/**
 * Writes packages/client/src/calls from the catalogue: what the browser must know of each call. A file for each noun, as the
 * contracts have, so that a page fetches the calls that it makes and not all of them.
 */
import { readFileSync } from 'node:fs'
import { catalogue } from '@maktab/contracts/catalogue'
import type { AnyCall } from '@maktab/contracts/call'
import { refusals } from '@maktab/contracts/refusals'
import * as z from 'zod'

const catalogues = [
  'catalogue',
  'catalogue-of-work',
  'catalogue-of-class',
  'catalogue-of-payments',
  'catalogue-of-downloads',
  'catalogue-of-principals',
  'catalogue-of-heads',
].map((name) => `packages/contracts/src/${name}.ts`)
const folder = 'packages/client/src/calls'
const written = '/** Generated from the catalogue by `npm run generate`; do not edit. */'

/** Path and text of each generated file. */
export function generateCalls(): Map<string, string> {
  const nouns = readNouns(catalogues.map((path) => readFileSync(path, 'utf8')).join(''))
  const blocks = new Map<string, string[]>()
  for (const name of Object.keys(catalogue) as (keyof typeof catalogue)[]) {
    const noun = nouns.get(name)
    if (noun === undefined) throw new Error(`The catalogue does not import ${name} from a file of its noun`)
    blocks.set(noun, [...(blocks.get(noun) ?? []), block(name, catalogue[name], isLearning(noun))])
  }
  const files = [...blocks].map(([noun, texts]): [string, string] => [
    `${folder}/${noun}.generated.ts`,
    fileOf(noun, texts),
  ])
  return new Map([...files, [`${folder}/every-call.generated.ts`, everyCall([...blocks.keys()])]])
}

/** For the device's store, which sends what waits whatever it is. */
function everyCall(nouns: readonly string[]): string {
  return [written, ...nouns.map((noun) => `export * from './${noun}.generated.ts'`), ''].join('\n')
}

/** Feature and file of each call by the imports of the catalogue: `signIn` stands in `access/sessions`. */
function readNouns(text: string): Map<string, string> {
  const found = [...text.matchAll(/import \{([^}]*)\} from '\.\/([^']+)\.ts'/g)]
  return new Map(
    found.flatMap(([, names = '', noun = '']) => names.split(',').map((name): [string, string] => [name.trim(), noun])),
  )
}

function fileOf(noun: string, blocks: readonly string[]): string {
  return [
    written,
    "import type { Catalogue } from '@maktab/contracts/catalogue'",
    `import type { ClientCall } from '${'../'.repeat(noun.split('/').length)}call.ts'`,
    '',
    blocks.join('\n\n'),
    '',
  ].join('\n')
}

/** Who somebody is, where they belong and what they pay for is known at the tenant's own server; everything else is learning. */
const featuresAtHome = ['tenants', 'people', 'access', 'schools', 'office', 'payments']

function isLearning(noun: string): boolean {
  return !featuresAtHome.some((feature) => noun.startsWith(`${feature}/`))
}

function block(name: string, call: AnyCall, isForLearning: boolean): string {
  const { required: named = [], properties = {} } = z.toJSONSchema(call.input, { io: 'input' })
  // Where null is a value it says something: a result of a package without a state, say, is sent.
  const required = named.filter((field) => !isNullable(properties[field]))
  const codes = call.refusals.map((refusal) => `${refusals[refusal].code}: '${refusal}'`)
  const fields = [
    `name: '${name}'`,
    `path: '${call.path}'`,
    `kind: '${call.kind}'`,
    `audience: '${typeof call.audience === 'string' ? call.audience : 'signed-in'}'`,
    `offline: '${call.offline}'`,
    `transport: '${call.kind === 'command' ? call.transport : 'json'}'`,
    `required: ${list(required)}`,
    `flags: { ${Object.keys(call.flags)
      .map((flag) => `${flag}: true`)
      .join(', ')} }`.replace('{  }', '{}'),
    `refusals: { ${codes.map((code) => code.replace(/^(-\d+)/, '[$1]')).join(', ')} }`.replace('{  }', '{}'),
  ]
  if (call.kind === 'query' && call.method !== undefined) fields.push(`method: '${call.method}'`)
  if (isForLearning) fields.push('isLearning: true')
  return `export const ${name}: ClientCall<Catalogue['${name}']> = {\n  ${fields.join(',\n  ')},\n}`
}

function isNullable(field: z.core.JSONSchema._JSONSchema | undefined): boolean {
  return (
    typeof field === 'object' &&
    (field.type === 'null' || [...(field.anyOf ?? []), ...(field.oneOf ?? [])].some(isNullable))
  )
}

function list(words: readonly string[]): string {
  return `[${words.map((word) => `'${word}'`).join(', ')}]`
}
