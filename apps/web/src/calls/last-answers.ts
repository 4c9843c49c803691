/** The last answers that this browser saw, for each person: where they lie is fetched with the first of them. */
import type { LastAnswers } from '@maktab/client/last-answers'
import type { KeptSession } from '@maktab/client/session'
import type { LanguageCode } from '@maktab/contracts/fields'
import { schoolDay } from '@maktab/domain/schools/school-day'
import type * as KeptAnswers from './kept-answers.ts'

export interface LastAnswersHere extends LastAnswers {
  /** Whoever signs out takes theirs along. */
  forget(person: Pick<KeptSession, 'institution_id' | 'user_id'>): void
}

export function openLastAnswers(
  current: () => KeptSession | undefined,
  language: () => LanguageCode,
  log: (message: string) => void,
): LastAnswersHere {
  async function attempt<T>(work: (kept: typeof KeptAnswers) => Promise<T>): Promise<T | undefined> {
    try {
      return await work(await import('./kept-answers.ts'))
    } catch (error) {
      // Plain http, a private window or a full disk: nothing is kept.
      log(`last answers: ${String(error)}`)
      return undefined
    }
  }
  const now = () => new Date()
  const asked = (person: KeptSession) => ({ person, today: schoolDay(now(), person.time_zone), language: language() })
  return {
    async keep(call, input, value) {
      const person = current()
      if (person !== undefined)
        await attempt(({ keepAnswer }) => keepAnswer(asked(person), { call, input, value, seen_on: now() }))
    },
    async find(call, input) {
      const person = current()
      return person === undefined ? undefined : attempt(({ findAnswer }) => findAnswer(asked(person), call, input))
    },
    forget: (person) => void attempt(({ forgetAnswers }) => forgetAnswers(person)),
  }
}
