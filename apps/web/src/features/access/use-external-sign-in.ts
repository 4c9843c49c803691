/** Login with what another provider said of a person. */
import {
  signInExternally,
  signInSocially,
  signInToInstitutionSocially,
} from '@maktab/client/calls/access/external-sign-in.generated'
import { externalFailures } from '@maktab/contracts/access/external-return'
import type { ExternalFailure } from '@maktab/contracts/access/external-return'
import type { ExternalPerson } from '@maktab/contracts/access/external-sign-in'
import { useEffect, useRef, useState } from 'react'
import { useConnection } from '#calls/connection.ts'
import { explain } from '#calls/explain.ts'
import { useT } from '#language/use-t.ts'
import { withLooks } from '#features/tenants/with-looks.ts'
import { holdArrival, keepExternalPerson, takeLeftPerson } from './external-person.ts'
import { useBeginSession } from './use-begin-session.ts'

export const failureWords = {
  cancelled: 'access.external_cancelled',
  failed: 'refusals.external_proof_refused',
  unverified: 'refusals.external_email_unverified',
  unavailable: 'refusals.provider_unavailable',
} as const satisfies Record<ExternalFailure, string>

interface ExternalSignIn {
  /** Who came back and is not in yet: their proof is good for another school as well. */
  readonly person: ExternalPerson | undefined
  readonly isBusy: boolean
  readonly problem: string | undefined
  /** `institution_id`: the school that they chose; null where nobody chooses one. */
  signIn(person: ExternalPerson, institution_id: number | null): Promise<void>
}

const arrival = holdArrival(takeLeftPerson)

/** Takes what a provider's way back left, at once and once. `onArrival` hears of a person who came with a proof. */
export function useExternalSignIn(
  onArrival: (person: ExternalPerson, signIn: ExternalSignIn['signIn']) => void,
): ExternalSignIn {
  const { boot, client, fetchApplication } = useConnection()
  const begin = useBeginSession()
  const t = useT('refused')
  const [person, setPerson] = useState(arrival.find)
  const [failure, setFailure] = useState(readFailure)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function ask({ token, login_type, email }: ExternalPerson, institution_id: number | null) {
    if (institution_id === null) return client.perform(signInExternally, { email, token, login_type })
    const input = { token, institution_id, login_type }
    return boot.capabilities.login === 'institution'
      ? client.perform(signInToInstitutionSocially, input)
      : client.perform(signInSocially, input)
  }

  async function signIn(given: ExternalPerson, institution_id: number | null): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    setProblem(undefined)
    fetchApplication()
    try {
      const answer = await ask(given, institution_id)
      if (answer.ok) return setProblem(await begin(answer.value))
      const refusal = 'refusal' in answer ? answer.refusal : undefined
      const { hasSignup, unknownExternalPerson } = boot.capabilities
      if (refusal === 'external_person_unknown' && hasSignup && unknownExternalPerson === 'signup') {
        keepExternalPerson(given, 'login')
        return location.assign(withLooks('/signup'))
      }
      // Another school may still be chosen with it; any other "no" needs a new proof, and no answer may be asked again.
      if (refusal !== undefined && refusal !== 'wrong_institution') setPerson(undefined)
      setProblem(explain(t, answer))
    } finally {
      setBusy(false)
    }
  }

  const arrived = useRef(person)
  useEffect(() => {
    arrival.forget()
    forgetFailure()
    const left = arrived.current
    arrived.current = undefined
    if (left !== undefined) onArrival(left, signIn)
  })

  return { person, isBusy, problem: problem ?? (failure && t(failureWords[failure])), signIn }
}

export function readFailure(): ExternalFailure | undefined {
  const named = new URLSearchParams(location.search).get('external')
  return externalFailures.find((failure) => failure === named)
}

/** Takes the reason out of the address, so that it is not said again when the page is loaded anew. */
export function forgetFailure(): void {
  const address = new URL(location.href)
  if (!address.searchParams.has('external')) return
  address.searchParams.delete('external')
  history.replaceState(history.state, '', address.pathname + address.search)
}
