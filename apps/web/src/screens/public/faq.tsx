import { Accordion, Disclosure } from '@maktab/ui/layout/accordion'
import { useT } from '#language/use-t.ts'
import { PublicFrame } from '#features/tenants/public-frame.tsx'
import styles from '#features/tenants/reading.module.css'

const questions = [
  ['pages.faq_account_question', 'pages.faq_account_answer'],
  ['pages.faq_password_question', 'pages.faq_password_answer'],
  ['pages.faq_offline_question', 'pages.faq_offline_answer'],
  ['pages.faq_device_question', 'pages.faq_device_answer'],
  ['pages.faq_books_question', 'pages.faq_books_answer'],
] as const

/** What readers of the publisher ask most. */
export function FaqPage() {
  const t = useT('pages')
  return (
    <PublicFrame title={t('pages.faq')}>
      <div className={styles['text']}>
        <h1>{t('pages.faq')}</h1>
        <Accordion>
          {questions.map(([question, answer], index) => (
            <Disclosure key={question} summary={t(question)} level={2} isOpenAtFirst={index === 0}>
              <p>{t(answer)}</p>
            </Disclosure>
          ))}
        </Accordion>
      </div>
    </PublicFrame>
  )
}
