import { resetPasswords } from '@maktab/client/calls/office/password-resets.generated'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { ConfirmDialog } from '@maktab/ui/overlays/confirm-dialog'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { useT } from '#language/use-t.ts'
import { useCommand } from '#page/use-calls.ts'

interface MakeSlipsProps {
  readonly user_ids: readonly number[]
  /** Of the caller's own campus where it is undefined. */
  readonly institution_id: number | undefined
  /** The codes are said this once: whoever is told must show them. */
  readonly onMade: (made: Output<Catalogue['resetPasswords']>) => void
}

/** Gives people starting codes in place of their passwords, after a question. */
export function MakeSlips({ user_ids, institution_id, onMade }: MakeSlipsProps) {
  const t = useT('office')
  const isOnline = useIsOnline()
  const reset = useCommand(resetPasswords)
  const [isAsked, setAsked] = useState(false)
  const [problem, setProblem] = useState<string>()
  const count = user_ids.length

  async function make(): Promise<void> {
    setProblem(undefined)
    const answer = await reset.run({
      ...(institution_id !== undefined && { institution_id }),
      user_ids: [...user_ids],
    })
    if (!answer.ok) return setProblem(explain(t, answer))
    setAsked(false)
    onMade(answer.value)
  }

  return (
    <>
      <Button size="small" disabled={!isOnline} onClick={() => setAsked(true)}>
        {t('slips.make', { count })}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        heading={t('slips.confirm_title', { count })}
        confirmLabel={t('slips.make', { count })}
        isBusy={reset.isBusy}
        onClose={() => setAsked(false)}
        onConfirm={() => void make()}
      >
        <p>{t('slips.confirm_body')}</p>
        <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
      </ConfirmDialog>
    </>
  )
}
