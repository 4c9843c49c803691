import type { Certificate } from '@maktab/contracts/office/printing/certificates'
import { writeCertificateCode } from '@maktab/domain/office/printing/certificate-codes'
import { dateInWords } from '@maktab/i18n/date-in-words'
import { calendarOf, writeDate } from '@maktab/i18n/written-date'
import { ReadingText } from '@maktab/ui/editor/reading-text'
import { QrCode } from '#features/office/qr-code.tsx'
import { useFormat } from '#language/use-format.ts'
import { useLanguage } from '#language/use-language.ts'
import { useT } from '#language/use-t.ts'
import { Sheet } from './paper-frame.tsx'
import styles from './certificate-paper.module.css'

/** A leaving certificate on one sheet, in the language of the page; its square leads to the public page. */
export function CertificatePaper({ of }: { readonly of: Certificate }) {
  const t = useT('papers')
  const format = useFormat()
  const { locale } = useLanguage()
  const writing = { locale, calendar: calendarOf(locale) }
  const { full_name, father_name, admission_number, date_of_birth, from_date, to_date } = of
  const address = `${location.origin}/verify?code=${of.code}`
  const facts: readonly (readonly [label: string, value: string | null])[] = [
    [t('papers.name'), full_name],
    [t('papers.father'), father_name],
    [t('papers.admission'), admission_number && format.digits(admission_number)],
    [t('certificates.born'), date_of_birth && writeDate(date_of_birth, writing)],
    [t('certificates.born_words'), date_of_birth && dateInWords(date_of_birth, writing)],
    [
      t('certificates.period'),
      t('certificates.period_said', { from: writeDate(from_date, writing), to: writeDate(to_date, writing) }),
    ],
    [t('certificates.reason'), of.reason],
    [t('certificates.issued_on'), writeDate(of.issued_on, writing)],
  ]
  return (
    <Sheet label={`${t('certificates.leaving_certificate')}: ${full_name}`}>
      <ReadingText>
        <article className={styles['paper']}>
          <p className={styles['school']}>
            <bdi>{of.school_name}</bdi>
          </p>
          <h2>{t('certificates.leaving_certificate')}</h2>
          <p>{t('certificates.certified')}</p>
          <dl className={styles['facts']}>
            {facts.map(([label, value]) => (
              <div key={label} className={styles['fact']}>
                <dt>{label}</dt>
                <dd>{value === null || value === '' ? '—' : <bdi>{value}</bdi>}</dd>
              </div>
            ))}
          </dl>
          <footer className={styles['foot']}>
            <div className={styles['proof']}>
              <QrCode className={styles['square']} text={address} label={`${t('certificates.verify')} ${address}`} />
              <p className="small">
                {t('certificates.verify')}
                <br />
                <bdi dir="ltr">{`${location.host}/verify`}</bdi>
                <br />
                <bdi dir="ltr" className={styles['code']}>
                  {writeCertificateCode(of.code)}
                </bdi>
              </p>
            </div>
            <p className={styles['signature']}>{t('certificates.head')}</p>
          </footer>
        </article>
      </ReadingText>
    </Sheet>
  )
}
