/** Everything behind the sign-in: routes, the frame around the screens, the cache of their answers. */
import type { Asked } from '@maktab/client/routing'
import type { AnyQuery } from '@maktab/contracts/call'
import '@maktab/ui/base/all-icons'
import { lazy, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Answers } from '#page/answers.ts'
import type { KeptAnswer } from '#page/answers.ts'
import { Router } from '#page/router.tsx'
import { AnswersProvider } from '#page/use-answers.tsx'
import { useConnection } from '#calls/connection.ts'
import { useMaybeSession, useSession } from '#calls/use-session.ts'
import { fetched } from '#page/fetched.tsx'
import { ScreenLoading } from '#page/screen-loading.tsx'
import { useCampusColours } from './use-campus-colours.ts'
import { MigrationGate } from './migration-gate.tsx'
import { AppRoutes } from './app-routes.tsx'
import { useTOnceHere } from '#language/use-t-once-here.ts'
import { WhenIdle } from '#page/when-idle.tsx'

// Nobody is kept from working by what is looked at beside it.
const nothing = { default: (): ReactNode => null }
const DeviceChecks = lazy(() =>
  import('./device-checks.tsx').then(
    ({ DeviceChecks }) => ({ default: DeviceChecks }),
    () => nothing,
  ),
)

const justNow = 5_000

const makeAnswers = () => new Answers({ freshMs: justNow })

/** After a pull, what the server itself answered a moment ago is as young as the rows. */
function isBehind({ value, updatedAt }: KeptAnswer): boolean {
  const { from } = (value ?? {}) as Partial<Asked<AnyQuery>>
  return from !== 'server' || Date.now() - updatedAt > justNow
}

/** What was shown for want of a network is asked for as soon as there is one. */
const isLastSeen = ({ value }: KeptAnswer) => ((value ?? {}) as Partial<Asked<AnyQuery>>).seen_on !== undefined

const FirstPassword = fetched(
  async () => (await import('#screens/account/first-password.tsx')).FirstPasswordScreen,
  ScreenLoading,
  ['pages', 'refused'],
)

export function Application() {
  const session = useMaybeSession()
  useCampusColours(session?.institution_theme)
  // Who signs in has the words of the way in alone.
  if (useTOnceHere('application') === undefined) return null
  if (session?.must_change_password === true) return <FirstPassword />
  return (
    <MigrationGate>
      <Screens key={session?.user_id} />
    </MigrationGate>
  )
}

/** Of one person: whoever comes next finds nothing of their answers. */
function Screens() {
  const { store, watch, network } = useConnection()
  const { active_role: role } = useSession()
  const [kept, setKept] = useState(() => ({ role, answers: makeAnswers() }))
  // What one role of a person was told is not for another.
  if (kept.role !== role) setKept({ role, answers: makeAnswers() })
  const { answers } = kept
  useEffect(() => store.onPulled(() => void answers.refresh({ chosen: isBehind })), [answers, store])
  useEffect(
    () => network.onChange(() => network.isOnline() && void answers.refresh({ chosen: isLastSeen })),
    [answers, network],
  )
  useEffect(() => watch.onRepaired(() => void answers.refresh()), [answers, watch])
  return (
    <AnswersProvider answers={answers}>
      <Router>
        <AppRoutes />
        <WhenIdle>
          <RefusalWords />
          <DeviceChecks />
        </WhenIdle>
      </Router>
    </AnswersProvider>
  )
}

/** Before the first refusal wants them, while there is a network. */
function RefusalWords(): ReactNode {
  useTOnceHere('refused')
  return null
}
