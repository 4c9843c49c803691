import { LeftToRight } from '@maktab/ui/base/bdi'
import { useTenant } from '#calls/use-tenant.ts'
import styles from './contact-list.module.css'
import { useT } from '#language/use-t.ts'

/** How the tenant is reached, as far as its configuration says. */
export function ContactList() {
  const t = useT('pages')
  const { contact_email_address: email, contact_number: phone, address, city } = useTenant()
  const isElsewhere = city !== '' && !address.includes(city)
  const place = [address, isElsewhere ? city : ''].filter((part) => part !== '').join(', ')
  if (email === null && phone === null && place === '') return <p>{t('pages.no_contact')}</p>
  return (
    <dl className={styles['list']}>
      {email !== null && (
        <div>
          <dt>{t('pages.email')}</dt>
          <dd>
            <a className={styles['link']} href={`mailto:${email}`}>
              <LeftToRight>{email}</LeftToRight>
            </a>
          </dd>
        </div>
      )}
      {phone !== null && (
        <div>
          <dt>{t('pages.phone')}</dt>
          <dd>
            <a className={styles['link']} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <LeftToRight>{phone}</LeftToRight>
            </a>
          </dd>
        </div>
      )}
      {place !== '' && (
        <div>
          <dt>{t('pages.address')}</dt>
          <dd>
            <bdi>{place}</bdi>
          </dd>
        </div>
      )}
    </dl>
  )
}
