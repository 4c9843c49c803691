import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { ConfirmDialog } from '@maktab/ui/overlays/confirm-dialog'
import { useState } from 'react'
import { useT } from '#language/use-t.ts'

/** Says that the form is not empty because it was begun before, and offers to begin anew. */
export function TakenUp({ onBeginAnew }: { onBeginAnew: () => void }) {
  const t = useT('creating')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Notice
        actions={
          <Button size="small" onClick={() => setAsking(true)}>
            {t('assignments.create_begin_anew')}
          </Button>
        }
      >
        {t('assignments.create_taken_up')}
      </Notice>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={onBeginAnew}
        heading={t('assignments.create_throw_away_title')}
        confirmLabel={t('assignments.create_begin_anew')}
        isDangerous
      >
        <p>{t('assignments.create_throw_away_body')}</p>
      </ConfirmDialog>
    </>
  )
}
