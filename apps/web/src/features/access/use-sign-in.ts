import { signIn, signInToInstitution } from '@maktab/client/calls/access/sessions.generated'
import type { Failure } from '@maktab/client/call'
import type { Input } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { useState } from 'react'
import { useConnection } from '#calls/connection.ts'
import { explain } from '#calls/explain.ts'
import { useT } from '#language/use-t.ts'
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

type SignInAnswer = { readonly ok: boolean; readonly refusal?: Catalogue['signIn']['refusals'][number] }

const said = ({ refusal }: SignInAnswer): SignInOutcome => refusal ?? 'failed'

/** The school did not answer: the device may still know the person. */
const isNotReached = (failure: Failure): boolean => failure === 'unreachable' || failure === 'offline'

/** Signs in with a password; where the school cannot be reached, by what this device keeps of the person. */
export function useSignIn({
  institution_id = null,
  isInstitutionLogin = false,
  isLearnerOnly = false,
}: SignInOptions = {}): SignIn {
  const { client, here, fetchApplication } = useConnection()
  const begin = useBeginSession()
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  function ask(typed: Pick<Input<Catalogue['signIn']>, 'username' | 'password' | 't_Token'>) {
    const common = { ...typed, is_learner_only: isLearnerOnly || undefined }
    const waiting = { loaderText: t('access.logging_in') }
    return isInstitutionLogin && institution_id !== null
      ? client.perform(signInToInstitution, { ...common, institution_id }, [], waiting)
      : client.perform(
          signIn,
          { ...common, ...(institution_id !== null && { institution_id }), isForcedOnline: true },
          [],
          waiting,
        )
  }

  return {
    isBusy,
    problem,
    async signIn(login, settle) {
      setBusy(true)
      setProblem(undefined)
      const typed = { username: login.username.trim(), password: login.passwordHash }
      // Fetched while the server checks the password.
      fetchApplication()
      try {
        let answer = await ask(typed)
        if (said(answer) === 'captcha_failed') {
          // Fetched by the few who are asked: login is light. Where it fails, the school says why nobody comes in.
          const t_Token = await import('./prove-at-sign-in.ts')
            .then(({ proveAtSignIn }) => proveAtSignIn())
            .catch(() => undefined)
          answer = await ask({ ...typed, t_Token })
        }
        if (answer.ok) {
          await settle?.('in')
          here.typed(typed)
          setProblem(await begin(answer.value))
        } else {
          await settle?.(said(answer))
          if (said(answer) === 'invalid_credentials') here.refused(typed)
          const words = explain(t, answer)
          const entered =
            'failure' in answer && isNotReached(answer.failure) && !isLearnerOnly ? await here.enter(typed) : undefined
          if (entered?.ok === true) setProblem(await begin(entered.session))
          else setProblem(entered === undefined ? words : t(entered.sentence))
        }
      } finally {
        setBusy(false)
      }
    },
  }
}
