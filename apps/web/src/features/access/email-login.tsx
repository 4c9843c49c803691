/** Login by email or username: what most tenants have. */
import { LinkButton } from '@maktab/ui/base/button'
import { lazy, Suspense, useState } from 'react'
import { useConnection } from '#calls/connection.ts'
import { platformOf } from '#browser/platform.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { useT } from '#language/use-t.ts'
import { withLooks } from '#features/tenants/with-looks.ts'
import { cameBack } from './came-back.ts'
import { externalProvidersFor, wayToProvider } from './external-providers.ts'
import { LoginForm } from './login-form.tsx'
import styles from './login.module.css'
import { useSignIn } from './use-sign-in.ts'

const PeopleTiles = lazy(async () => ({ default: (await import('./people-tiles.tsx')).PeopleTiles }))
const ExternalReturn = lazy(async () => ({ default: (await import('./external-return.tsx')).ExternalReturn }))

interface EmailLoginProps {
  /** What is to be said before anybody tried. */
  readonly notice: string | undefined
  /** This device can seal what it keeps. */
  readonly isAbleToRemember: boolean
}

export function EmailLogin({ notice, isAbleToRemember }: EmailLoginProps) {
  const t = useT()
  const { boot, here } = useConnection()
  const { tenant, capabilities } = boot
  const platform = platformOf(document)
  const { signIn, isBusy, problem } = useSignIn({ institution_id: tenant.institution_id })
  const [hasReturned, setReturned] = useState(cameBack)
  // Slips lead here with the name of their person. Whoever is pointed at again finds an empty password again.
  const [chosen, setChosen] = useState(() => ({
    name: new URLSearchParams(location.search).get('username') ?? '',
    turn: 0,
  }))
  // Seed 000 §2: neither stands where nothing could be asked, or where the application keeps people by itself.
  const isHelpful = useIsOnline() && platform !== 'desktop'
  const providers = externalProvidersFor(tenant, capabilities, platform)
  return (
    <>
      {hasReturned && (
        <Suspense fallback={null}>
          <ExternalReturn institution_id={tenant.institution_id} />
        </Suspense>
      )}
      {here.count() > 0 && (
        <Suspense fallback={null}>
          <PeopleTiles onChoose={(name) => setChosen(({ turn }) => ({ name, turn: turn + 1 }))} />
        </Suspense>
      )}
      <LoginForm
        key={chosen.turn}
        startName={chosen.name}
        nameLabel={t('access.email_or_username')}
        isBusy={isBusy}
        problem={problem ?? (hasReturned ? undefined : notice)}
        remembering={isHelpful && isAbleToRemember ? 'offered' : 'used'}
        beside={
          isHelpful && (
            <a className={`medium ${styles['link']}`} href={withLooks('/forgot-password')}>
              {t('access.forgot_password')}
            </a>
          )
        }
        onLogin={async (login, settle) => {
          setReturned(false)
          await signIn(login, settle)
        }}
      />
      {providers.map(({ login_type, name }) => (
        <LinkButton
          key={login_type}
          size="wide"
          icon="external"
          href={wayToProvider(login_type, 'login', location.search)}
        >
          {t('access.continue_with', { provider: name })}
        </LinkButton>
      ))}
      {capabilities.hasSignup && (
        <p>
          <a className={styles['link']} href={withLooks('/signup')}>
            {t(
              capabilities.registerWording === 'school account' ? 'access.register_school_account' : 'access.register',
            )}
          </a>
        </p>
      )}
    </>
  )
}
