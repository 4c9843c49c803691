import type { ExternalProvider } from '@maktab/contracts/tenants/external-provider'
import { Button, LinkButton } from '@maktab/ui/base/button'
import { withLooks } from '#features/tenants/with-looks.ts'
import { useT } from '#language/use-t.ts'
import { wayToProvider } from '#features/access/external-providers.ts'
import { Problem, StepHeading } from '#features/access/way-in-parts.tsx'
import styles from '#features/access/way-in.module.css'

interface SignupLandingProps {
  /** Why a provider did not lead in. */
  readonly problem: string | undefined
  readonly providers: readonly ExternalProvider[]
  readonly onEmail: () => void
}

/** The choice of the way: an email address, or an account elsewhere. */
export function SignupLanding({ problem, providers, onEmail }: SignupLandingProps) {
  const t = useT('pages')
  return (
    <>
      <StepHeading>{t('signup.title')}</StepHeading>
      <p className="soft">{t('signup.intro')}</p>
      <Problem text={problem} />
      <Button variant="primary" size="wide" onClick={onEmail}>
        {t('signup.with_email')}
      </Button>
      <p className={`flex middle gap-3 soft ${styles['or']}`}>{t('signup.or')}</p>
      {providers.map((provider) => (
        <LinkButton
          key={provider.login_type}
          size="wide"
          href={wayToProvider(provider.login_type, 'signup', location.search)}
        >
          {t('signup.with_provider', { provider: provider.name })}
        </LinkButton>
      ))}
      <HaveAccount />
    </>
  )
}

/** The way to login, and to what happens with what one types here. */
export function HaveAccount() {
  const t = useT('pages')
  return (
    <p className="flex wrap middle gap-2-4">
      <span className="soft">{t('signup.have_account')}</span>
      <a className={`inline-flex middle touch strong ${styles['way']}`} href={withLooks('/login')}>
        {t('access.login')}
      </a>
      <a className={`inline-flex middle touch small ${styles['way']}`} href={withLooks('/privacy-policy?isweb=true')}>
        {t('pages.privacy_policy')}
      </a>
    </p>
  )
}
