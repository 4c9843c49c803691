/**
 * A data model survives whatever a package writes into it: given a value for a whole group (`SetValue("cmi", …)`), scorm-again puts
 * the value in the group's place. Here such a call fails as the standard wants it, and whoever keeps the state hears of every change.
 */

/** The calls that a package makes, in the order in which both standards list them; 1.2 has LMS before each. */
const calls = [
  'Initialize',
  'Finish',
  'GetValue',
  'SetValue',
  'Commit',
  'GetLastError',
  'GetErrorString',
  'GetDiagnostic',
] as const
type Call = (typeof calls)[number]

/** What a package finds on the window. */
export type ScormCalls = Readonly<Record<string, (...given: string[]) => string>>

/** An element that is not there to be written: 401 in both standards. */
const undefinedElement = '401'

interface Guarding {
  /** The data model behind the calls: an instance of scorm-again. */
  readonly model: object
  readonly standard: 'scorm_1_2' | 'scorm_2004'
  readonly onChange: (call: 'SetValue' | 'Commit' | 'Finish', given: readonly unknown[]) => void
}

export function guardScorm({ model, standard, onChange }: Guarding): ScormCalls {
  const nameOf = (call: Call): string =>
    standard === 'scorm_1_2' ? `LMS${call}` : call === 'Finish' ? 'Terminate' : call
  const run = (call: Call, given: readonly unknown[]): string => {
    const answer = (model as Record<string, (...values: string[]) => unknown>)[nameOf(call)]?.(...given.map(String))
    return String(answer ?? '')
  }
  let isRefused = false
  const answer = (call: Call, given: readonly unknown[]): string => {
    if (call === 'GetLastError') return isRefused ? undefinedElement : run(call, given)
    if (call === 'GetErrorString' || call === 'GetDiagnostic') return run(call, given)
    isRefused = call === 'SetValue' && isGroup(model, String(given[0])) && isRunning(run)
    if (isRefused) return 'false'
    const said = run(call, given)
    if (said === 'true' && (call === 'SetValue' || call === 'Commit' || call === 'Finish')) onChange(call, given)
    return said
  }
  return Object.fromEntries(calls.map((call) => [nameOf(call), (...given: unknown[]) => answer(call, given)]))
}

/** Before the beginning and after the end the model itself says what is wrong: nothing is written then. */
function isRunning(run: (call: Call, given: readonly unknown[]) => string): boolean {
  run('GetValue', ['cmi._version'])
  return !['122', '123', '301'].includes(run('GetLastError', []))
}

/** Whether a name is of a group of elements, not of one: it leads to an object. What may only be written throws when it is read, and is one. */
function isGroup(model: object, element: string): boolean {
  let found: unknown = model
  try {
    for (const part of element.split('.'))
      found =
        typeof found === 'object' && found !== null && part in found
          ? (found as Record<string, unknown>)[part]
          : undefined
  } catch {
    return false
  }
  return typeof found === 'object' && found !== null
}
