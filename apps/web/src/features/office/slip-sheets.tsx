import type { Slip } from '@maktab/contracts/office/password-resets'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { QrCode } from './qr-code.tsx'
import styles from './slip-sheets.module.css'

interface SlipSheetsProps {
  readonly slips: readonly Slip[]
  readonly schoolName: string
}

const slipsOnSheet = 8

/** Slips to cut out, eight on a sheet of A4. */
export function SlipSheets({ slips, schoolName }: SlipSheetsProps) {
  const sheets = Array.from({ length: Math.ceil(slips.length / slipsOnSheet) }, (_, sheet) =>
    slips.slice(sheet * slipsOnSheet, (sheet + 1) * slipsOnSheet),
  )
  return (
    <div className="grid gap-4">
      {sheets.map((onSheet, sheet) => (
        <ul key={sheet} className={`bare ${styles['sheet']}`} role="list">
          {onSheet.map((slip) => (
            <li key={slip.user_id} className={styles['slip']}>
              <SlipOf slip={slip} schoolName={schoolName} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

function SlipOf({ slip, schoolName }: { readonly slip: Slip; readonly schoolName: string }) {
  const t = useT('office')
  const format = useFormat()
  const { full_name, father_name, grade, section, username, starting_code } = slip
  const group = [grade === null ? '' : format.digits(grade), section ?? ''].filter((part) => part !== '').join(' ')
  const about = [father_name ?? '', group].filter((part) => part !== '')
  // The code is not in it: a photograph of the square alone lets nobody in.
  const address = `${location.origin}/login?username=${encodeURIComponent(username)}`
  return (
    <>
      <div className={`grid gap-1 ${styles['words']}`}>
        <p className="small">
          <bdi>{schoolName}</bdi>
        </p>
        <p className={styles['name']}>
          <bdi>{full_name}</bdi>
        </p>
        {about.length > 0 && (
          <p className="small">
            {about.map((part, index) => (
              <span key={part}>
                {index > 0 && ' · '}
                <bdi>{part}</bdi>
              </span>
            ))}
          </p>
        )}
        <dl className={styles['facts']}>
          <dt className="small">{t('slips.username')}</dt>
          <dd>
            <bdi dir="ltr">{username}</bdi>
          </dd>
          <dt className="small">{t('slips.code')}</dt>
          <dd className={styles['code']}>
            <bdi dir="ltr">{format.digits(`${starting_code.slice(0, 4)} ${starting_code.slice(4)}`)}</bdi>
          </dd>
          <dt className="small">{t('slips.address')}</dt>
          <dd>
            <bdi dir="ltr">{location.host}</bdi>
          </dd>
        </dl>
        <p className={styles['note']}>{t('slips.note')}</p>
      </div>
      <QrCode className={styles['square']} text={address} label={`${t('slips.address')}: ${location.host}`} />
    </>
  )
}
