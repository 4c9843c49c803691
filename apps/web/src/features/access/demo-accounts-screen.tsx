import type { Role } from '@maktab/contracts/roles'
import { Button } from '@maktab/ui/button'
import { useEffect, useState } from 'react'
import { useT } from '#shell/use-t.ts'
import styles from './demo-accounts-screen.module.css'
import { EntranceFrame } from './entrance-frame.tsx'
import { useSignIn } from './use-sign-in.ts'

interface DemoAccount {
  readonly username: string
  readonly password: string
  readonly full_name: string
  readonly role: Role
  readonly institution_name: string
}

/** Everybody of the demonstration world, one tap from signed in. The list exists on demonstration servers only. */
export function DemoAccountsScreen() {
  const t = useT()
  const { signIn, isBusy, problem } = useSignIn()
  const [accounts, setAccounts] = useState<readonly DemoAccount[] | 'missing'>()

  useEffect(() => {
    void readAccounts().then(setAccounts)
  }, [])
  const retry = () => {
    setAccounts(undefined)
    void readAccounts().then(setAccounts)
  }

  return (
    <EntranceFrame title={t('access.demonstration_accounts')}>
      <h1>{t('access.demonstration_accounts')}</h1>
      <p className={styles['intro']}>{t('access.demonstration_intro')}</p>
      <div role="alert">{problem}</div>
      {accounts === undefined && <p role="status">{t('frame.loading')}</p>}
      {accounts === 'missing' && (
        <div role="status" className={styles['missing']}>
          <p>{t('refusals.unable_to_connect')}</p>
          <Button onClick={retry}>{t('frame.retry')}</Button>
        </div>
      )}
      {Array.isArray(accounts) && (
        <ul className={styles['list']} role="list">
          {accounts.map((account: DemoAccount) => (
            <li key={account.username} className={styles['account']}>
              <div className={styles['person']}>
                <strong><bdi>{account.full_name}</bdi></strong>
                <span>{t(`people.${account.role}`)} · <bdi>{account.institution_name}</bdi></span>
                <span dir="ltr" className={styles['secret']}>{account.username} / {account.password}</span>
              </div>
              <Button aria-label={t('access.demonstration_use', { name: account.full_name })} isBusy={isBusy} onClick={() => void signIn(account.username, account.password)}>
                {t('access.login')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p><a href={`/login${location.search}`}>{t('frame.back')}</a></p>
    </EntranceFrame>
  )
}

async function readAccounts(): Promise<readonly DemoAccount[] | 'missing'> {
  try {
    const response = await fetch('/demo/accounts.json')
    if (!response.ok) return 'missing'
    return ((await response.json()) as { accounts: readonly DemoAccount[] }).accounts
  } catch {
    return 'missing'
  }
}
