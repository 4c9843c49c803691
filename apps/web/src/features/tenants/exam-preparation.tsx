import { Button } from '@maktab/ui/base/button'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { useEffect, useState } from 'react'
import { useT } from '#language/use-t.ts'
import { noteSeen, wasSeen } from './seen-once.ts'

/** Milliseconds after the page has come (seed 000 §9). */
const delay = 3_000
const seenUnder = 'maktab.exam-preparation'
const visit = () => sessionStorage

/** Invites to prepare for the examination, once in a visit. */
export function ExamPreparation() {
  const t = useT('pages')
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (wasSeen(visit, seenUnder)) return
    const open = () => {
      setOpen(true)
      noteSeen(visit, seenUnder)
    }
    const timer = window.setTimeout(open, Math.max(0, delay - performance.now()))
    return () => window.clearTimeout(timer)
  }, [])
  const close = () => setOpen(false)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      heading={t('pages.exam_heading')}
      size="small"
      actions={
        <Button variant="primary" data-first-focus onClick={close}>
          {t('pages.exam_begin')}
        </Button>
      }
    >
      <p>{t('pages.exam_body')}</p>
      <p>{t('pages.exam_steps')}</p>
    </Dialog>
  )
}
