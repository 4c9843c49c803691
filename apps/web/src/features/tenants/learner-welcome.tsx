import { Button } from '@maktab/ui/base/button'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { useState } from 'react'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'
import { noteSeen, wasSeen } from './seen-once.ts'

const seenBy = (user_id: number) => `maktab.welcome.${user_id}`
const browser = () => localStorage

/** Greets a learner who has logged in, once until they log out (seed 000 §4). */
export function LearnerWelcome() {
  const t = useT('pages')
  const { user_id, full_name } = useSession()
  const [isOpen, setOpen] = useState(() => !wasSeen(browser, seenBy(user_id)))
  function close(): void {
    setOpen(false)
    noteSeen(browser, seenBy(user_id))
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      heading={t('pages.welcome_heading', { name: full_name })}
      size="small"
      actions={
        <Button variant="primary" data-first-focus onClick={close}>
          {t('pages.welcome_begin')}
        </Button>
      }
    >
      <p>{t('pages.welcome_body')}</p>
    </Dialog>
  )
}
