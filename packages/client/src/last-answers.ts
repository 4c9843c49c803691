/** The last answers that this device saw to questions whose calls say so (`flags.kept`): shown with their date where there is no network. */
import type { ClientCall } from './call.ts'

export interface LastAnswer {
  readonly value: unknown
  /** ISO: when the server gave it. */
  readonly seen_on: string
}

export interface LastAnswers {
  /** Fails for nobody: what cannot be kept is not kept. */
  keep(call: ClientCall, input: unknown, value: unknown): Promise<void>
  find(call: ClientCall, input: unknown): Promise<LastAnswer | undefined>
}

/**
 * The name of a question, the same on later days: a span that begins some days ago and is open at its end is the same span tomorrow, and one
 * of months is so for as long as it has as many. Undefined for what somebody looked for, which nobody looks for again.
 */
export function nameOfQuestion(
  call: Pick<ClientCall, 'name'>,
  input: unknown,
  { today, language }: { readonly today: string; readonly language: string },
): string | undefined {
  const { start_date, search_string, ...rest } = (input ?? {}) as Readonly<Record<string, unknown>>
  if (typeof search_string === 'string' && search_string !== '') return undefined
  const isOpen = typeof start_date === 'string' && rest['end_date'] === undefined
  const since = isOpen ? sinceOf(start_date, today) : start_date
  const fields = Object.entries({ ...rest, since })
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([language, call.name, fields])
}

/** Months differ in their days. */
const dayOfMonth = 30.4

function sinceOf(start_date: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(start_date)) / 86_400_000)
  return days <= 45 ? `${days} days` : `${Math.round(days / dayOfMonth)} months`
}
