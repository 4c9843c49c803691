import type { Slip } from '@maktab/contracts/office/password-resets'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { useSession } from '#calls/use-session.ts'
import { useTenant } from '#calls/use-tenant.ts'
import { useT } from '#language/use-t.ts'
import { SlipSheets } from './slip-sheets.tsx'

interface MadeSlipsProps {
  readonly slips: readonly Slip[]
  /** How many got none. */
  readonly kept: number
  readonly isOwnCampus: boolean
  readonly onDone: () => void
}

/** Slips whose codes were just said, for the only time: to be printed now. */
export function MadeSlips({ slips, kept, isOwnCampus, onDone }: MadeSlipsProps) {
  const t = useT('office')
  const { institution_name } = useSession()
  const { name } = useTenant()
  return (
    <>
      <div className="grid gap-3" data-print="no" role="status">
        {slips.length > 0 && (
          <Notice tone="warning" title={t('slips.once_title')}>
            {t('slips.once_body')}
          </Notice>
        )}
        {kept > 0 && <Notice tone="info">{t('slips.kept', { count: kept })}</Notice>}
      </div>
      <div className="flex wrap gap-2" data-print="no">
        {slips.length > 0 && (
          <Button variant="primary" onClick={() => window.print()}>
            {t('slips.print')}
          </Button>
        )}
        <Button onClick={onDone}>{t('slips.done')}</Button>
      </div>
      <SlipSheets slips={slips} schoolName={isOwnCampus ? institution_name : name} />
    </>
  )
}
