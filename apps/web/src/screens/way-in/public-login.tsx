/** Login inside another site's frame: for learners, and with what the page around posts (seed 000 §2, §5). */
import { Brand } from '@maktab/ui/layout/brand'
import { Button, LinkButton } from '@maktab/ui/base/button'
import { useEffect, useState } from 'react'
import { useConnection } from '#calls/connection.ts'
import { useMaybeSession } from '#calls/use-session.ts'
import { LanguageMenu } from '#language/language-menu.tsx'
import { Title } from '#page/title.tsx'
import { useLogo } from '#page/use-logo.ts'
import { useSay } from '#page/use-say.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { useT } from '#language/use-t.ts'
import { withLooks } from '#features/tenants/with-looks.ts'
import { hashPassword } from '#features/access/hash-password.ts'
import { LoginForm } from '#features/access/login-form.tsx'
import { canRemember } from '#features/access/may-remember.ts'
import styles from './public-login.module.css'
import { useParentWindow } from '#features/access/use-parent-window.ts'
import { useSignIn } from '#features/access/use-sign-in.ts'
import type { PasswordLogin, SignInOutcome } from '#features/access/use-sign-in.ts'

const noOrigins: readonly string[] = []

export function PublicLoginPage({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useT('pages', 'refused')
  const say = useSay()
  const logo = useLogo()
  const { boot } = useConnection()
  const isLearnerHere = useMaybeSession()?.active_role === 'learner'
  const { tenant, capabilities } = boot
  const isInstitution = capabilities.login === 'institution'
  const isOnline = useIsOnline()
  const [isAbleToRemember] = useState(canRemember)
  const [postedName, setPostedName] = useState('')
  const { signIn, isBusy, problem } = useSignIn({
    institution_id: tenant.institution_id,
    isInstitutionLogin: isInstitution,
    isLearnerOnly: true,
  })

  // Who is here already when the frame opens, as well as who comes in.
  useEffect(() => {
    if (isLearnerHere) onSignedIn()
  }, [isLearnerHere, onSignedIn])

  async function enter(login: PasswordLogin, settle?: (outcome: SignInOutcome) => Promise<void>): Promise<void> {
    await signIn(login, async (outcome) => {
      if (outcome === 'limited_functionality') say({ text: t('refusals.limited_functionality'), tone: 'error' })
      await settle?.(outcome)
    })
  }

  /** Who was not let in finds the name filled in, and types the password. */
  async function enterPosted(username: string, password: string): Promise<void> {
    await enter({ username, passwordHash: await hashPassword(password) })
    setPostedName(username)
  }

  const parent = useParentWindow(boot.embedding_origins ?? noOrigins, ({ email, password }) => {
    if (!isBusy) void enterPosted(email.trim(), password)
  })

  return (
    <div className={`grid ${styles['page']}`}>
      <Title of={t('access.login')} />
      <header className="flex wrap middle between gap-2-4">
        {isInstitution || !parent.isFramed ? (
          // Inside the frame no other page of ours may be shown.
          <LinkButton
            variant="quiet"
            icon="back"
            href={withLooks('/login')}
            target={parent.isFramed ? '_top' : undefined}
          >
            {t('frame.back')}
          </LinkButton>
        ) : (
          <Button variant="quiet" icon="back" onClick={parent.askToClose}>
            {t('frame.back')}
          </Button>
        )}
        <LanguageMenu isBrief />
      </header>
      <main className={`grid gap-4 ${styles['main']}`} id="content">
        <Brand name={tenant.name} logoUrl={logo} />
        <h1>{t('entering.embedded_heading', { name: tenant.name })}</h1>
        <p className="soft">{t('entering.embedded_intro', { name: tenant.name })}</p>
        <LoginForm
          key={postedName}
          startName={postedName}
          nameLabel={t('access.email_or_username')}
          isBusy={isBusy}
          problem={problem}
          remembering={!isInstitution ? 'none' : isAbleToRemember && isOnline ? 'offered' : 'used'}
          onLogin={enter}
        />
      </main>
    </div>
  )
}
