import { signIn, signInToInstitution } from '@maktab/client/calls/access/sessions.generated'
import type { Failure } from '@maktab/client/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { useState } from 'react'
import { useConnection } from '#calls/connection.ts'
import { explain } from '#calls/explain.ts'
import { useT } from '#shell/use-t.ts'
import { loadApplication } from '#shell/load-application.ts'
import { useBeginSession } from './use-begin-session.ts'

/** A name and the password as it travels. */
export interface PasswordLogin {
  readonly username: string
  readonly passwordHash: string
}

interface SignInOptions {
  /** The school that people log in to; null where they name none. */
  readonly institution_id?: number | null
  /** At the entrance of a tenant with institution login (seed 000 §7). */
  readonly isInstitutionLogin?: boolean
  /** In another site's frame (seed 000 §5). */
  readonly isLearnerOnly?: boolean
}

interface SignIn {
  /** The gate then opens, to where the person wanted to or to their landing page. `settle` runs before that, once it is known how it went. */
  signIn(login: PasswordLogin, settle?: (outcome: SignInOutcome) => Promise<void> | void): Promise<void>
  readonly isBusy: boolean
  /** Why the last try failed, in words. */
  readonly problem: string | undefined
}

/** `failed`: no answer, or none that says no. */
export type SignInOutcome = 'in' | 'failed' | Catalogue['signIn']['refusals'][number]

/** The school did not answer: the device may still know the person. */
const notReached: ReadonlySet<Failure> = new Set(['unreachable', 'offline'])

/** Signs in with a password; where the school cannot be reached, by what this device keeps of the person. */
export function useSignIn({ institution_id = null, isInstitutionLogin = false, isLearnerOnly = false }: SignInOptions = {}): SignIn {
  const { client, here } = useConnection()
  const begin = useBeginSession()
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function ask({ username, passwordHash: password }: PasswordLogin) {
    const common = { username: username.trim(), password, ...(isLearnerOnly && { is_learner_only: true }) }
    const waiting = { loaderText: t('access.logging_in') }
    if (institution_id === null) return client.perform(signIn, { ...common, isForcedOnline: true }, [], waiting)
    return isInstitutionLogin ? client.perform(signInToInstitution, { ...common, institution_id }, [], waiting) : client.perform(signIn, { ...common, institution_id, isForcedOnline: true }, [], waiting)
  }

  return {
    isBusy,
    problem,
    async signIn(login, settle) {
      setBusy(true)
      setProblem(undefined)
      const typed = { username: login.username.trim(), password: login.passwordHash }
      // Fetched while the server checks the password.
      void loadApplication().catch(() => undefined)
      try {
        const answer = await ask(login)
        if (answer.ok) {
          await settle?.('in')
          here.typed(typed)
          setProblem(await begin(answer.value))
        } else {
          await settle?.('refusal' in answer ? answer.refusal : 'failed')
          if ('refusal' in answer && answer.refusal === 'invalid_credentials') here.refused(typed)
          const words = explain(t, answer)
          const entered = 'failure' in answer && notReached.has(answer.failure) && !isLearnerOnly ? await here.enter(typed) : undefined
          if (entered?.ok === true) setProblem(await begin(entered.session))
          else setProblem(entered === undefined ? words : t(entered.sentence))
        }
      } finally {
        setBusy(false)
      }
    },
  }
}
