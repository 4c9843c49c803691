import { listAbsentGuardians } from '@maktab/client/calls/attendance/attendance-sheets.generated'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { languageByCode } from '@maktab/i18n/languages'
import { buttonClass } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { useEffect, useState } from 'react'
import { useSession } from '#calls/use-session.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import styles from './attendance.module.css'
import { familyMessage, smsAddress, whatsAppAddress } from './family-message.ts'

type Family = Output<Catalogue['listAbsentGuardians']>['list'][number]

interface TellFamiliesProps {
  readonly class_id: number
  readonly attendance_date: string
  readonly period: number
  readonly onClose: () => void
}

/** For each learner who is absent the sentence in the family's language, and a tap for each guardian that opens a message with it. */
export function TellFamilies({ onClose, ...sheet }: TellFamiliesProps) {
  const t = useT('attendance', 'work')
  const guardians = useQuery(listAbsentGuardians, sheet)
  return (
    <Dialog isOpen onClose={onClose} heading={t('attendance.tell_families')}>
      <CallState
        of={guardians}
        shape="rows"
        refused={{
          not_found: () => <NotFound />,
          not_class_teacher: () => <Notice tone="warning">{t('refusals.not_class_teacher')}</Notice>,
        }}
      >
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState level={3} icon="check" title={t('attendance.nobody_absent')} />
          ) : (
            <ul className={styles['list']} role="list">
              {list.map((family) => (
                <FamilyRow key={family.user_id} family={family} {...sheet} />
              ))}
            </ul>
          )
        }
      </CallState>
    </Dialog>
  )
}

interface FamilyRowProps extends Omit<TellFamiliesProps, 'onClose' | 'class_id'> {
  readonly family: Family
}

function FamilyRow({ family, attendance_date, period }: FamilyRowProps) {
  const t = useT('attendance')
  const format = useFormat()
  const { institution_name: school, time_zone } = useSession()
  const { full_name, current_language: language } = family
  const [text, setText] = useState<string>()
  useEffect(() => {
    let isWanted = true
    familyMessage({ full_name, attendance_date, period, school }, { language, time_zone })
      .then((written) => isWanted && setText(written))
      // Words that are not on this device: the telephone number stands there all the same.
      .catch(() => isWanted && setText(''))
    return () => {
      isWanted = false
    }
  }, [full_name, attendance_date, period, school, language, time_zone])
  const { tag, direction } = languageByCode(language)
  const reachable = family.guardians.flatMap(({ phone_number, ...one }) =>
    phone_number === null ? [] : [{ ...one, phone_number }],
  )
  return (
    <li className={`grid gap-2 ${styles['family']}`}>
      <strong>
        <bdi>{full_name}</bdi>
      </strong>
      <p className="small soft" lang={tag} dir={direction}>
        {text}
      </p>
      {reachable.length === 0 && <p>{t('attendance.no_phone')}</p>}
      {text !== undefined &&
        reachable.map(({ full_name: guardian, phone_number }) => (
          <span key={`${guardian} ${phone_number}`} className="flex wrap middle gap-2">
            <span className={styles['who']}>
              <bdi>{guardian}</bdi> <bdi dir="ltr">{format.digits(phone_number)}</bdi>
            </span>
            <a className={buttonClass({ size: 'small' })} href={smsAddress(phone_number, text)}>
              {t('attendance.by_sms')}
            </a>
            <a
              className={buttonClass({ size: 'small' })}
              href={whatsAppAddress(phone_number, text)}
              target="_blank"
              rel="noreferrer"
            >
              {t('attendance.by_whatsapp')}
            </a>
          </span>
        ))}
    </li>
  )
}
