import { Button, LinkButton } from '@maktab/ui/base/button'
import { Icon } from '@maktab/ui/base/icon'
import { useSyncExternalStore } from 'react'
import { useCapabilities, useTenant } from '#calls/use-tenant.ts'
import { LanguageMenu } from '#language/language-menu.tsx'
import { useT } from '#language/use-t.ts'
import { ContactList } from '#features/tenants/contact-list.tsx'
import styles from './privacy-policy.module.css'
import { PublicFrame } from '#features/tenants/public-frame.tsx'
import { regionalPolicy } from '#features/tenants/regional-policy.ts'
import { withLooks } from '#features/tenants/with-looks.ts'

const sections = [
  ['pages.policy_collect_title', 'pages.policy_collect'],
  ['pages.policy_use_title', 'pages.policy_use'],
  ['pages.policy_share_title', 'pages.policy_share'],
  ['pages.policy_device_title', 'pages.policy_device'],
  ['pages.policy_children_title', 'pages.policy_children'],
  ['pages.policy_keep_title', 'pages.policy_keep'],
  ['pages.policy_rights_title', 'pages.policy_rights'],
] as const

/** The policy of the regional instance or of the parent company (seed 000 §2). `isweb=true`: opened from a page of ours, with a way to close it. */
export function PrivacyPolicyPage() {
  const t = useT('pages')
  const frame = useT()
  const { privacyPolicy } = useCapabilities()
  const isClosable = new URLSearchParams(location.search).get('isweb') === 'true'
  return (
    <PublicFrame
      title={t('pages.privacy_policy')}
      tools={
        <>
          {privacyPolicy === 'parent' && <LanguageMenu isBrief />}
          {isClosable && (
            <LinkButton icon="close" variant="quiet" href={withLooks('/')}>
              {frame('frame.close')}
            </LinkButton>
          )}
        </>
      }
    >
      {privacyPolicy === 'regional' ? <RegionalPolicy /> : <ParentPolicy />}
      <BackToTop label={t('pages.to_the_top')} />
    </PublicFrame>
  )
}

function ParentPolicy() {
  const t = useT('pages')
  const { name } = useTenant()
  return (
    <article className={styles['policy']}>
      <h1>{t('pages.privacy_policy')}</h1>
      <p className={styles['updated']}>{t('pages.policy_updated')}</p>
      <p>{t('pages.policy_intro', { name })}</p>
      {sections.map(([title, text]) => (
        <section key={title}>
          <h2>{t(title)}</h2>
          <p>{t(text)}</p>
        </section>
      ))}
      <section>
        <h2>{t('pages.policy_contact_title')}</h2>
        <p>{t('pages.policy_contact', { name })}</p>
        <ContactList />
      </section>
    </article>
  )
}

/** In the one language that it is in force in, read from the left whatever the page speaks. */
function RegionalPolicy() {
  const { name } = useTenant()
  const { title, updated, introduction, sections: parts } = regionalPolicy(name)
  return (
    <>
      <article className={styles['policy']} dir="ltr" lang="en">
        <h1>{title}</h1>
        <p className={styles['updated']}>{updated}</p>
        <p>{introduction}</p>
        {parts.map(({ heading, text }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </section>
        ))}
      </article>
      <ContactList />
    </>
  )
}

/** Pixels of scroll after which the way back shows (seed 000 §9). */
const farDown = 100

function BackToTop({ label }: { label: string }) {
  const isFar = useSyncExternalStore(listenToScroll, () => window.scrollY > farDown)
  if (!isFar) return null
  const rise = () => {
    window.scrollTo(0, 0)
    // The button is about to go: the reader goes on from the beginning.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <Button className={styles['rise']} onClick={rise}>
      <span className={styles['label']}>
        <span className={styles['arrow']}>
          <Icon name="expand" />
        </span>{' '}
        {label}
      </span>
    </Button>
  )
}

function listenToScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}
