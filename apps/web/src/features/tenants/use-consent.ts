import { mayBeAsked, mayMeasure } from '@maktab/domain/tenants/analytics'
import { useCallback, useSyncExternalStore } from 'react'
import type { Analytics } from '#calls/boot.ts'
import { useConnection } from '#calls/connection.ts'
import { useMaybeSession } from '#calls/use-session.ts'
import { keepConsent, onConsent, readConsent } from './consent.ts'

export interface Consent {
  /** Undefined where the tenant measures nothing, or the person is one who is neither asked nor measured. */
  readonly analytics: Analytics | undefined
  readonly answer: boolean | undefined
  readonly isMeasured: boolean
  /** False where this browser cannot remember it. */
  say(isGiven: boolean): boolean
}

export function useConsent(): Consent {
  const { boot, isActing } = useConnection()
  const session = useMaybeSession()
  const tenant_id = boot.tenant.id
  const user_id = session?.user_id
  const answer = useSyncExternalStore(onConsent, () =>
    user_id === undefined ? undefined : readConsent({ tenant_id, user_id }),
  )
  const say = useCallback(
    (isGiven: boolean) => user_id !== undefined && keepConsent({ tenant_id, user_id }, isGiven),
    [tenant_id, user_id],
  )
  const who = session === undefined ? undefined : { role: session.active_role, isActing }
  const isAsked = who !== undefined && mayBeAsked(who)
  return {
    analytics: isAsked ? boot.analytics : undefined,
    answer,
    isMeasured: boot.analytics !== undefined && who !== undefined && mayMeasure({ ...who, consent: answer }),
    say,
  }
}
