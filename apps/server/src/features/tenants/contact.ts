/** The contact form: what was written goes to the tenant by mail, with the writer's address to answer to. */
import { isEmailAddress } from '@maktab/contracts/email-address'
import { accept, refuse } from '@maktab/contracts/outcome'
import { contactTenant } from '@maktab/contracts/tenants/contact'
import type { LanguageCode } from '@maktab/contracts/fields'
import type { Translate } from '@maktab/i18n/translate'
import { atGate } from '#calls/handle.ts'
import type { Captcha } from '#captcha/captcha.ts'
import type { Tenants } from '#features/tenants/tenants.ts'
import { writeLetter } from '#mail/letter.ts'
import type { Outbox } from '#mail/outbox.ts'

export interface Contacting {
  readonly tenants: Tenants
  readonly captcha: Captcha
  readonly outbox: Outbox
  readonly translateInto: (language: LanguageCode) => Translate<'mails'>
}

export const contact = ({ tenants, captcha, outbox, translateInto }: Contacting) => ({
  contactTenant: atGate(contactTenant, async ({ doors, tenant_id, now }, { t_Token, subject, message, ...from }) => {
    const tenant = tenants.find(tenant_id)
    const recipient = tenant?.contact_email_address
    if (!tenant || !recipient || !isEmailAddress(recipient)) return refuse('not_allowed')
    const language = tenant.default_language
    const t = translateInto(language)
    const { first_name, last_name, email, mobile, position, institution, address, city, country } = from
    const lines = [
      [t('mails.contact_name'), `${first_name} ${last_name}`.trim()],
      [t('mails.contact_email'), email],
      [t('mails.contact_mobile'), mobile],
      [t('mails.contact_position'), position],
      [t('mails.contact_institution'), institution],
      [t('mails.contact_address'), address],
      [t('mails.contact_city'), city],
      [t('mails.contact_country'), country],
    ].flatMap(([name, text]) => (text ? [`${name}: ${text}`] : []))
    const written = writeLetter(recipient, {
      language,
      from_name: tenant.name,
      colour: tenant.primary_color,
      subject: t('mails.contact_subject', { subject }),
      paragraphs: [lines.join('\n'), `${t('mails.contact_message')}:\n${message}`],
    })
    const proof = await captcha.verify(t_Token, { tenant_id, now })
    const answer = await doors.inTenant(tenant_id, async (db) => {
      if (!(await captcha.take(db, proof, { tenant_id, now }))) return refuse('captcha_failed')
      await outbox.put(db, tenant_id, { ...written, reply_to: email }, now)
      return accept({})
    })
    outbox.wake()
    return answer
  }),
})
