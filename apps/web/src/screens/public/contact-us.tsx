import { useEffect } from 'react'
import { useSpeaking } from '#language/language.tsx'
import { ContactForm } from '#features/tenants/contact-form.tsx'
import { ContactList } from '#features/tenants/contact-list.tsx'
import { usePageWords } from '#features/tenants/page-words.tsx'
import { PublicFrame } from '#features/tenants/public-frame.tsx'
import styles from '#features/tenants/reading.module.css'

/** How the publisher is reached, and a form to write to it. */
export function ContactUsPage() {
  const t = usePageWords()
  const { isWhole, speakWhole } = useSpeaking()
  // The parts of the form speak more than the entrance does. Without a network the addresses are there all the same.
  useEffect(() => {
    if (!isWhole) speakWhole().catch(() => undefined)
  }, [isWhole, speakWhole])
  return (
    <PublicFrame title={t('pages.contact_us')}>
      <div className={styles['text']}>
        <h1>{t('pages.contact_us')}</h1>
        <p>{t('pages.contact_intro')}</p>
        <ContactList />
        {isWhole && <ContactForm />}
      </div>
    </PublicFrame>
  )
}
