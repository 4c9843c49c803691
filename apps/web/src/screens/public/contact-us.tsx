import { useTOnceHere } from '#language/use-t-once-here.ts'
import { ContactForm } from '#features/tenants/contact-form.tsx'
import { ContactList } from '#features/tenants/contact-list.tsx'
import { useT } from '#language/use-t.ts'
import { PublicFrame } from '#features/tenants/public-frame.tsx'
import styles from '#features/tenants/reading.module.css'

/** How the publisher is reached, and a form to write to it. */
export function ContactUsPage() {
  const t = useT('pages')
  // Without a network the addresses are there all the same.
  const partWords = useTOnceHere('parts')
  return (
    <PublicFrame title={t('pages.contact_us')}>
      <div className={styles['text']}>
        <h1>{t('pages.contact_us')}</h1>
        <p>{t('pages.contact_intro')}</p>
        <ContactList />
        {partWords && <ContactForm />}
      </div>
    </PublicFrame>
  )
}
