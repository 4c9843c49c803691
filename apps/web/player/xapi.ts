/** Statements of xAPI as packages write them, brought to what the application keeps. Who they are about is not taken from the package. */
import { packageLimits } from '@maktab/contracts/viewers/package-limits'
import type { ToldAttempt, ToldStatement } from '@maktab/domain/viewers/package-messages'

interface Written {
  readonly verb?: { readonly id?: unknown }
  readonly object?: {
    readonly id?: unknown
    readonly definition?: { readonly name?: Readonly<Record<string, unknown>> }
  }
  readonly result?: {
    readonly score?: {
      readonly scaled?: unknown
      readonly raw?: unknown
      readonly min?: unknown
      readonly max?: unknown
    }
    readonly success?: unknown
    readonly completion?: unknown
    readonly response?: unknown
  }
  readonly context?: { readonly contextActivities?: { readonly parent?: readonly unknown[] } }
}

/** Undefined where it has no verb or no object. */
export function readStatement(written: unknown): ToldStatement | undefined {
  if (typeof written !== 'object' || written === null) return undefined
  const { verb, object, result } = written as Written
  const [verbId, objectId] = [text(verb?.id, packageLimits.iri), text(object?.id, packageLimits.iri)]
  if (verbId === '' || objectId === '') return undefined
  const [name] = Object.values(object?.definition?.name ?? {})
  return {
    verb: verbId,
    object_id: objectId,
    object_name: text(name, packageLimits.name),
    scaled: scaledOf(result?.score),
    success: truth(result?.success),
    completion: truth(result?.completion),
    response: text(result?.response, packageLimits.response),
  }
}

const endings = ['completed', 'passed', 'failed', 'mastered', 'scored', 'answered']

/** The result that a statement gives of the whole package: of a part of it (a question in a set) it gives none. */
export function resultOf(written: unknown): ToldAttempt | undefined {
  const statement = readStatement(written)
  const parents = (written as Written | null)?.context?.contextActivities?.parent
  if (!statement || statement.scaled === null || (Array.isArray(parents) && parents.length > 0)) return undefined
  const verb = statement.verb.slice(statement.verb.lastIndexOf('/') + 1)
  if (!endings.includes(verb)) return undefined
  const said = verb === 'passed' || verb === 'mastered' ? true : verb === 'failed' ? false : statement.success
  return { accuracy: Math.round(Math.max(0, statement.scaled) * 10_000) / 100, is_passed: said, interactions: [] }
}

function scaledOf(score: NonNullable<Written['result']>['score']): number | null {
  const { scaled, raw, min = 0, max } = score ?? {}
  if (typeof scaled === 'number' && Number.isFinite(scaled)) return Math.min(1, Math.max(-1, scaled))
  if (typeof raw !== 'number' || typeof min !== 'number' || typeof max !== 'number' || max <= min) return null
  return Math.min(1, Math.max(0, (raw - min) / (max - min)))
}

const truth = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null)
const text = (value: unknown, longest: number): string => (typeof value === 'string' ? value.slice(0, longest) : '')
