/** Last answers in the browser's database, sealed by a key that cannot be taken out of it: they hold names of children. */
import type { ClientCall } from '@maktab/client/call'
import { nameOfQuestion, type LastAnswer } from '@maktab/client/last-answers'
import type { KeptSession } from '@maktab/client/session'
import { isSealed, seal, unseal } from '@maktab/device/sealing'
import { openDeviceKey } from '@maktab/device/web/keys'
import { openShelf } from '@maktab/device/web/shelf'

const { take, keep, remove, namesUnder } = openShelf('maktab-answers', 'answers')

/** Of one person. A screen asks some six questions, of a span and a class each. */
export const mostAnswers = 80
/** Characters of one answer. Longer ones are whole lists, which nobody needs at once. */
export const longestAnswer = 200_000

interface Asked {
  readonly person: Pick<KeptSession, 'institution_id' | 'user_id' | 'active_role'>
  /** At the school. */
  readonly today: string
  readonly language: string
}

interface Kept {
  readonly call: ClientCall
  readonly input: unknown
  readonly value: unknown
  readonly seen_on: Date
}

/** What one role was told is not for another. */
function nameOf({ person, today, language }: Asked, call: ClientCall, input: unknown): string | undefined {
  const question = nameOfQuestion(call, input, { today, language })
  return question === undefined ? undefined : `${beginningOf(person)}${person.active_role} ${question}`
}

const beginningOf = ({ institution_id, user_id }: Pick<KeptSession, 'institution_id' | 'user_id'>) =>
  `${institution_id}.${user_id} `

export async function keepAnswer(asked: Asked, { call, input, value, seen_on }: Kept): Promise<void> {
  const name = nameOf(asked, call, input)
  const text = JSON.stringify(value)
  if (name === undefined || text.length > longestAnswer) return
  const sealed = await seal(await openDeviceKey(), new TextEncoder().encode(text), name)
  await keep(name, { ...sealed, seen_on: seen_on.toISOString() })
  const names = await namesUnder(beginningOf(asked.person))
  if (names.length > mostAnswers) await removeOldest(names)
}

/** Some more than must go: who looks through many reports does not read all their dates each time. */
async function removeOldest(names: readonly string[]): Promise<void> {
  const dated = await Promise.all(names.map(async (name) => ({ name, seen_on: seenOn(await take(name)) })))
  dated.sort((one, other) => (one.seen_on < other.seen_on ? -1 : 1))
  const gone = dated.slice(0, names.length - mostAnswers + mostAnswers / 8)
  for (const { name } of gone) await remove(name)
}

export async function findAnswer(asked: Asked, call: ClientCall, input: unknown): Promise<LastAnswer | undefined> {
  const name = nameOf(asked, call, input)
  const kept = name === undefined ? undefined : await take(name)
  if (name === undefined || !isSealed(kept)) return undefined
  const bytes = await unseal(await openDeviceKey(), kept, name)
  if (bytes === undefined) return undefined
  return { value: JSON.parse(new TextDecoder().decode(bytes)) as unknown, seen_on: seenOn(kept) }
}

function seenOn(kept: unknown): string {
  const { seen_on } = (kept ?? {}) as { readonly seen_on?: unknown }
  return typeof seen_on === 'string' ? seen_on : ''
}

export async function forgetAnswers(person: Pick<KeptSession, 'institution_id' | 'user_id'>): Promise<void> {
  for (const name of await namesUnder(beginningOf(person))) await remove(name)
}
