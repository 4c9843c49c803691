/** Signing up by oneself (seed 000 §2): a choice of the way, then email or another provider. */
import { useEffect, useState } from 'react'
import { useCapabilities, useTenant } from '#calls/use-tenant.ts'
import { withLooks } from '#features/tenants/with-looks.ts'
import { platformOf } from '#browser/platform.ts'
import { useT } from '#language/use-t.ts'
import { EntranceFrame } from '#features/access/entrance-frame.tsx'
import { externalProvidersFor } from '#features/access/external-providers.ts'
import {
  holdArrival,
  takeExternalPerson,
  takeLeftPerson,
  type KeptExternalPerson,
} from '#features/access/external-person.ts'
import { SignupByEmail } from '#features/access/signup/signup-by-email.tsx'
import { SignupExternal } from '#features/access/signup/signup-external.tsx'
import { SignupLanding } from '#features/access/signup/signup-landing.tsx'
import { failureWords, forgetFailure, readFailure } from '#features/access/use-external-sign-in.ts'

type Mode = 'landing' | 'email' | 'external'

/** The mode stands in the address, so that the browser's own way back leads from the form to the choice. */
const parameter = 'mode'

/** Who came from a provider's page to this address, or with a proof from login. */
const arrival = holdArrival((): KeptExternalPerson | undefined => {
  const person = takeLeftPerson()
  return person === undefined ? takeExternalPerson() : { person, cameFrom: 'signup' }
})

function modeOfAddress(): Mode {
  const query = new URLSearchParams(location.search)
  const isLink = query.has('index') && query.has('change_code')
  return isLink || query.get(parameter) === 'email' ? 'email' : 'landing'
}

export function SignupScreen({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useT('pages', 'refused')
  const providers = externalProvidersFor(useTenant(), useCapabilities(), platformOf(document))
  const [external, setExternal] = useState(arrival.find)
  const [mode, setMode] = useState<Mode>(external === undefined ? modeOfAddress : 'external')
  const hasChoice = providers.length > 0

  const [failure] = useState(readFailure)
  useEffect(() => {
    arrival.forget()
    forgetFailure()
  }, [])
  useEffect(() => {
    const follow = () => setMode(modeOfAddress())
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  function open(next: 'landing' | 'email'): void {
    history.pushState(null, '', withLooks(next === 'email' ? `/signup?${parameter}=email` : '/signup'))
    setMode(next)
  }

  function leaveExternal(): void {
    if (external?.cameFrom === 'login') return location.assign(withLooks('/login'))
    setExternal(undefined)
    open('landing')
  }

  return (
    <EntranceFrame title={t('signup.title')}>
      {mode === 'external' && external !== undefined ? (
        <SignupExternal person={external.person} onBack={leaveExternal} onSignedIn={onSignedIn} />
      ) : mode === 'email' || !hasChoice ? (
        <SignupByEmail {...(hasChoice && { onBack: () => open('landing') })} onSignedIn={onSignedIn} />
      ) : (
        <SignupLanding
          problem={failure && t(failureWords[failure])}
          providers={providers}
          onEmail={() => open('email')}
        />
      )}
    </EntranceFrame>
  )
}
