import type { Role } from '@maktab/contracts/roles'
import { Button } from '@maktab/ui/base/button'
import { useEffect, useState } from 'react'
import { useRoleName } from '#language/use-role-name.ts'
import { useT } from '#language/use-t.ts'
import styles from './demo-accounts.module.css'
import { EntranceFrame } from '#features/access/entrance-frame.tsx'
import { hashPassword } from '#features/access/hash-password.ts'
import { useSignIn } from '#features/access/use-sign-in.ts'

interface DemoAccount {
  readonly username: string
  readonly password: string
  readonly full_name: string
  readonly role: Role
  readonly institution_name: string
  readonly is_moving: boolean
}

/** Who can sign in at another host of the demonstration. */
interface DemoHost {
  readonly host: string
  readonly name: string
  readonly accounts: readonly DemoAccount[]
}

interface DemoAccounts {
  /** Of this host. */
  readonly accounts: readonly DemoAccount[]
  readonly elsewhere: readonly DemoHost[]
}

/** Everybody of the demonstration world, those of this host one tap from signed in. The list exists on demonstration servers only. */
export function DemoAccountsScreen() {
  const t = useT('pages')
  const { signIn, isBusy, problem } = useSignIn()
  const [accounts, setAccounts] = useState<DemoAccounts | 'missing'>()

  useEffect(() => {
    void readAccounts().then(setAccounts)
  }, [])
  const enter = async ({ username, password }: DemoAccount) =>
    signIn({ username, passwordHash: await hashPassword(password) })
  const retry = () => {
    setAccounts(undefined)
    void readAccounts().then(setAccounts)
  }

  return (
    <EntranceFrame title={t('access.demonstration_accounts')}>
      <h1>{t('access.demonstration_accounts')}</h1>
      <p className={styles['intro']}>{t('access.demonstration_intro')}</p>
      <div role="alert" className={styles['alert']}>
        {problem !== undefined && <p className={styles['problem']}>{problem}</p>}
      </div>
      {accounts === undefined && <p role="status">{t('frame.loading')}</p>}
      {accounts === 'missing' && (
        <div role="status" className={styles['missing']}>
          <p>{t('refusals.unable_to_connect')}</p>
          <Button onClick={retry}>{t('frame.retry')}</Button>
        </div>
      )}
      {accounts !== undefined && accounts !== 'missing' && (
        <>
          <ul className={styles['list']} role="list">
            {accounts.accounts.map((account) => (
              <li key={account.username} className={styles['account']}>
                <Person account={account} />
                <Button
                  aria-label={t('access.demonstration_use', { name: account.full_name })}
                  isBusy={isBusy}
                  onClick={() => void enter(account)}
                >
                  {t('access.login')}
                </Button>
              </li>
            ))}
          </ul>
          {accounts.elsewhere.map(({ host, name, accounts: people }) => (
            <details key={host} className={styles['elsewhere']}>
              <summary>
                <bdi>{name}</bdi>
              </summary>
              <p>
                <a href={addressAt(host)} dir="ltr">
                  {host}
                </a>
              </p>
              <ul className={styles['list']} role="list">
                {people.map((account) => (
                  <li key={account.username} className={styles['account']}>
                    <Person account={account} />
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </>
      )}
      <p>
        <a href={`/login${location.search}`}>{t('frame.back')}</a>
      </p>
    </EntranceFrame>
  )
}

function Person({
  account: { full_name, role, institution_name, username, password, is_moving },
}: {
  account: DemoAccount
}) {
  const t = useT('pages')
  const nameOf = useRoleName()
  return (
    <div className={styles['person']}>
      <strong>
        <bdi>{full_name}</bdi>
      </strong>
      <span>
        {nameOf(role)} · <bdi>{institution_name}</bdi>
      </span>
      <span dir="ltr" className={styles['secret']}>
        {username} / {password}
      </span>
      {is_moving && <span className="small soft">{t('access.demonstration_moves')}</span>}
    </div>
  )
}

/** This page at another host of the same server. */
function addressAt(host: string): string {
  const address = new URL('/demo', location.href)
  address.hostname = host
  return address.href
}

async function readAccounts(): Promise<DemoAccounts | 'missing'> {
  try {
    const response = await fetch('/demo/accounts.json')
    return response.ok ? ((await response.json()) as DemoAccounts) : 'missing'
  } catch {
    return 'missing'
  }
}
