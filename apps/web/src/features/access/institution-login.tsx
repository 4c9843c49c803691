/** Login where a school has its own: a choice of two ways, each with a way back (seed 000 §2). */
import { Button, LinkButton } from '@maktab/ui/base/button'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useConnection } from '#calls/connection.ts'
import { platformOf } from '#browser/platform.ts'
import { useLanguage } from '#language/use-language.ts'
import { useT } from '#language/use-t.ts'
import { keepChosenInstitution, readChosenInstitution } from './chosen-institution.ts'
import type { ChosenInstitution } from './chosen-institution.ts'
import { externalProvidersFor, wayToProvider } from './external-providers.ts'
import { InstitutionChoice } from './institution-choice.tsx'
import { LoginForm } from './login-form.tsx'
import styles from './login-form.module.css'
import { useExternalSignIn } from './use-external-sign-in.ts'
import { useSignIn } from './use-sign-in.ts'

export function InstitutionLogin({ notice }: { notice: string | undefined }) {
  return <Ways notice={notice} />
}

type Way = 'open' | 'institution' | 'email'

function Ways({ notice }: { notice: string | undefined }) {
  const t = useT('pages')
  const { tenant } = useConnection().boot
  // Schools have a name in each language.
  const { code } = useLanguage()
  const [way, setWay] = useState<Way>('open')
  const [chosen, setChosen] = useState(readChosenInstitution)
  const institution_id = tenant.institution_id ?? chosen?.institution_id ?? null
  const external = useExternalSignIn((person, signIn) => {
    setWay('institution')
    if (institution_id !== null) void signIn(person, institution_id)
  })
  const choose = (one: ChosenInstitution | undefined) => {
    keepChosenInstitution(one)
    setChosen(one)
    if (one !== undefined && external.person !== undefined) void external.signIn(external.person, one.institution_id)
  }

  if (way === 'email') {
    return (
      <Form heading={t('entering.email_heading')} onBack={() => setWay('open')}>
        <EmailForm />
      </Form>
    )
  }
  const problem = external.problem ?? notice
  if (way === 'open') {
    return (
      <div>
        <Problem text={problem} />
        <div className="grid gap-3">
          <Button variant="primary" size="wide" icon="school" onClick={() => setWay('institution')}>
            {t('entering.institution_login')}
          </Button>
          <Button size="wide" icon="user" onClick={() => setWay('email')}>
            {t('entering.email_login')}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <Form
      heading={t('entering.institution_heading')}
      onBack={() => setWay('open')}
      notes={
        <>
          <div role="status">{external.isBusy && <p className="soft">{t('access.logging_in')}</p>}</div>
          <Problem text={external.problem} />
        </>
      }
    >
      {external.person !== undefined && institution_id === null && (
        <p>{t('entering.proof_waits', { name: external.person.email })}</p>
      )}
      {tenant.institution_id === null && chosen !== undefined && (
        <div className="flex wrap middle between gap-2-4">
          <bdi className="strong">{chosen.name}</bdi>
          <Button size="small" onClick={() => choose(undefined)}>
            {t('entering.change_school')}
          </Button>
        </div>
      )}
      {institution_id === null ? (
        <InstitutionChoice key={code} onChoose={choose} />
      ) : (
        <InstitutionForm institution_id={institution_id} />
      )}
    </Form>
  )
}

/** With the way back; what it is called is read first. */
function Form({
  heading,
  onBack,
  notes,
  children,
}: {
  heading: string
  onBack: () => void
  notes?: ReactNode
  children: ReactNode
}) {
  const t = useT()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className="grid gap-4">
      <div className="grid gap-1">
        <div>
          <Button variant="quiet" size="small" icon="back" onClick={onBack}>
            {t('frame.back')}
          </Button>
        </div>
        <h2 ref={title} tabIndex={-1} className={styles['title']}>
          {heading}
        </h2>
        {notes}
      </div>
      {children}
    </section>
  )
}

function EmailForm() {
  const t = useT()
  const { signIn, isBusy, problem } = useSignIn()
  return (
    <LoginForm
      nameLabel={t('access.email_or_username')}
      isBusy={isBusy}
      problem={problem}
      remembering="none"
      onLogin={signIn}
    />
  )
}

function InstitutionForm({ institution_id }: { institution_id: number }) {
  const t = useT('pages')
  const { tenant, capabilities } = useConnection().boot
  const { signIn, isBusy, problem } = useSignIn({ institution_id, isInstitutionLogin: true })
  return (
    <>
      <LoginForm
        nameLabel={t('entering.school_username')}
        isBusy={isBusy}
        problem={problem}
        remembering="none"
        onLogin={signIn}
      />
      {externalProvidersFor(tenant, capabilities, platformOf(document)).map(({ login_type, name }) => (
        <LinkButton
          key={login_type}
          size="wide"
          icon="external"
          href={wayToProvider(login_type, 'login', location.search)}
        >
          {t('access.continue_with', { provider: name })}
        </LinkButton>
      ))}
    </>
  )
}

function Problem({ text }: { text: string | undefined }) {
  return <div role="alert">{text !== undefined && <p className={styles['problem']}>{text}</p>}</div>
}
