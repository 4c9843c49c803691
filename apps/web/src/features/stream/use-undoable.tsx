import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { useEffect, useState, type ReactNode } from 'react'
import { useT } from '#language/use-t.ts'

/** Milliseconds in which a person may think again: the outbox holds the command a little longer. */
const thinkingTime = 9_500

interface Done {
  readonly text: string
  readonly takeBack: (() => Promise<boolean>) | undefined
}

/** Says that something was taken away, and for ten seconds gives it back. The notice stands where the list is, as what was pressed is gone. */
export function useUndoable(): { readonly notice: ReactNode; say(done: Done): void } {
  const t = useT('stream')
  const showToast = useToasts()
  const [last, setLast] = useState<Done>()
  useEffect(() => {
    if (last === undefined) return
    const timer = window.setTimeout(() => setLast(undefined), thinkingTime)
    return () => window.clearTimeout(timer)
  }, [last])

  async function undo(takeBack: () => Promise<boolean>): Promise<void> {
    setLast(undefined)
    if (!(await takeBack())) showToast({ tone: 'error', text: t('stream.sent_already') })
  }

  const takeBack = last?.takeBack
  const notice = (
    <div role="status">
      {last !== undefined && (
        <Notice
          tone="success"
          actions={takeBack && <Button onClick={() => void undo(takeBack)}>{t('stream.undo')}</Button>}
        >
          {last.text}
        </Notice>
      )}
    </div>
  )
  return { notice, say: setLast }
}
