import { lazy, Suspense, useState } from 'react'
import { useConnection } from '#calls/connection.ts'
import { useT } from '#language/use-t.ts'
import { EmailLogin } from '#features/access/email-login.tsx'
import { EntranceFrame } from '#features/access/entrance-frame.tsx'
import styles from '#features/access/login.module.css'
import { canRemember } from '#features/access/may-remember.ts'

const InstitutionLogin = lazy(async () => ({
  default: (await import('#features/access/institution-login.tsx')).InstitutionLogin,
}))

/** The way in, in the tenant's variant (seed 000 §2). `isSessionOver`: the school ended the session of who was here. */
export function LoginScreen({ isSessionOver }: { isSessionOver: boolean }) {
  const t = useT()
  const { boot } = useConnection()
  const { shell, login } = boot.capabilities
  const [isAbleToRemember] = useState(canRemember)
  const notice = isSessionOver ? t('refusals.session_over') : undefined
  return (
    <EntranceFrame title={t('access.login')}>
      <h1>{shell === 'quran' ? t('tenants.quran_welcome', { name: boot.tenant.name }) : t('access.login_heading')}</h1>
      <p className={styles['intro']}>{t('access.login_subheading')}</p>
      {login === 'institution' ? (
        <Suspense fallback={null}>
          <InstitutionLogin notice={notice} />
        </Suspense>
      ) : (
        <EmailLogin notice={notice} isAbleToRemember={isAbleToRemember} />
      )}
      {boot.is_demonstration && (
        <p className={styles['demonstration']}>
          <a href={`/demo${location.search}`}>{t('access.demonstration_accounts')}</a>
        </p>
      )}
    </EntranceFrame>
  )
}
