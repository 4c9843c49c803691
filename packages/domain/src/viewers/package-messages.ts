/**
 * What a package's frame may say to the application. Everything in the frame is written by others, so each message is read as if
 * an enemy had sent it: what is not exactly one of these is nothing.
 */
import { packageLimits } from '@maktab/contracts/viewers/package-limits'
import type {
  InteractionType,
  PackageInteraction,
  PackageState,
  XapiStatement,
} from '@maktab/contracts/viewers/package-states'

/** A result, before the device has given it an id. */
export interface ToldAttempt {
  /** Per cent. */
  readonly accuracy: number
  readonly is_passed: boolean | null
  readonly interactions: PackageInteraction[]
}

export type ToldStatement = Omit<XapiStatement, 'statement_id' | 'said_on'>

export type PackageMessage =
  | { readonly kind: 'ready' }
  /** `missing`: its files are not there; `unsupported`: nothing here can play it; `broken`: it did not start. */
  | { readonly kind: 'failed'; readonly reason: 'missing' | 'unsupported' | 'broken' }
  /** Somebody touches it, or something plays in it. */
  | { readonly kind: 'activity' }
  /** Per cent seen, 0 to 100. */
  | { readonly kind: 'progress'; readonly completion: number }
  | { readonly kind: 'state'; readonly state: PackageState }
  /** Where it stands takes more letters than can be kept: it will go on where it stood before. */
  | { readonly kind: 'too-large' }
  | { readonly kind: 'attempt'; readonly attempt: ToldAttempt }
  /** What was asked in this sitting so far, while it has given no result. */
  | { readonly kind: 'asked'; readonly interactions: PackageInteraction[] }
  | { readonly kind: 'statement'; readonly statement: ToldStatement }
  /** Bytes that are kept for use without a network, of how many. */
  | { readonly kind: 'keeping'; readonly bytes: number; readonly total: number }
  | { readonly kind: 'kept' }
  /** `not_allowed`: this browser lets the frame keep nothing. */
  | { readonly kind: 'not-kept'; readonly reason: 'storage_full' | 'unreachable' | 'not_allowed' }
  | { readonly kind: 'dropped' }

type Fields = Readonly<Record<string, unknown>>
type Reader<T> = (value: unknown) => T | undefined

const text =
  (longest: number): Reader<string> =>
  (value) =>
    typeof value === 'string' && value.length <= longest && isStorable(value) ? value : undefined
const name =
  (longest: number): Reader<string> =>
  (value) =>
    value === '' ? undefined : text(longest)(value)
const within =
  (least: number, most: number): Reader<number> =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most ? value : undefined
const whole =
  (least: number, most: number): Reader<number> =>
  (value) =>
    Number.isInteger(value) ? within(least, most)(value) : undefined
const boolean: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)
const oneOf =
  <const T extends string>(...words: readonly T[]): Reader<T> =>
  (value) =>
    words.find((word) => word === value)
/** As many as `most` of those that can be read; a result is not lost for what it tells beside. */
const listOf =
  <T>(most: number, read: Reader<T>): Reader<T[]> =>
  (value) =>
    Array.isArray(value) ? value.slice(0, most).flatMap((one) => read(one) ?? []) : []
const orNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null ? null : read(value)

/** PostgreSQL keeps no zero in a text, and half a character is none. */
function isStorable(written: string): boolean {
  return !/\0|\p{Cs}/u.test(written)
}

/** Reads an object field by field; undefined where one of them is not what it must be. Further fields are left out. */
function shape<T extends object>(readers: { readonly [K in keyof T]: Reader<T[K]> }): Reader<T> {
  return (value) => {
    if (typeof value !== 'object' || value === null) return undefined
    const entries = Object.entries<Reader<unknown>>(readers).map(
      ([field, read]) => [field, read(Object.hasOwn(value, field) ? (value as Fields)[field] : undefined)] as const,
    )
    return entries.some(([, part]) => part === undefined) ? undefined : (Object.fromEntries(entries) as T)
  }
}

const state = shape<PackageState>({
  location: text(packageLimits.location),
  suspend_data: text(packageLimits.suspendData),
  completion: oneOf('unknown', 'incomplete', 'completed'),
  success: oneOf('unknown', 'passed', 'failed'),
  score: orNull(within(0, 100)),
  total_time: whole(0, packageLimits.totalTime),
})

const types: readonly InteractionType[] = [
  'true-false',
  'choice',
  'fill-in',
  'long-fill-in',
  'matching',
  'performance',
  'sequencing',
  'likert',
  'numeric',
  'other',
]

const interaction = shape<PackageInteraction>({
  interaction_id: name(packageLimits.interaction),
  type: oneOf(...types),
  description: text(packageLimits.interaction),
  response: text(packageLimits.interaction),
  expected: text(packageLimits.interaction),
  is_right: orNull(boolean),
  latency_in_seconds: orNull(whole(0, 86_400)),
})

const statement = shape<ToldStatement>({
  verb: name(packageLimits.iri),
  object_id: name(packageLimits.iri),
  object_name: text(packageLimits.name),
  scaled: orNull(within(-1, 1)),
  success: orNull(boolean),
  completion: orNull(boolean),
  response: text(packageLimits.response),
})

const mostBytes = Number.MAX_SAFE_INTEGER

const readers: { readonly [K in PackageMessage['kind']]: Reader<Omit<Extract<PackageMessage, { kind: K }>, 'kind'>> } =
  {
    ready: shape({}),
    failed: shape({ reason: oneOf('missing', 'unsupported', 'broken') }),
    activity: shape({}),
    progress: shape({ completion: within(0, 100) }),
    state: shape({ state }),
    'too-large': shape({}),
    attempt: shape({
      attempt: shape<ToldAttempt>({
        accuracy: within(0, 100),
        is_passed: orNull(boolean),
        interactions: listOf(packageLimits.interactions, interaction),
      }),
    }),
    asked: shape({ interactions: listOf(packageLimits.interactions, interaction) }),
    statement: shape({ statement }),
    keeping: shape({ bytes: whole(0, mostBytes), total: whole(0, mostBytes) }),
    kept: shape({}),
    'not-kept': shape({ reason: oneOf('storage_full', 'unreachable', 'not_allowed') }),
    dropped: shape({}),
  }

/** Undefined for everything that a frame has no reason to say. */
export function readPackageMessage(value: unknown): PackageMessage | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'kind')) return undefined
  const { kind } = value as Fields
  if (typeof kind !== 'string' || !Object.hasOwn(readers, kind)) return undefined
  const read = readers[kind as PackageMessage['kind']](value)
  return read && ({ kind, ...read } as PackageMessage)
}
