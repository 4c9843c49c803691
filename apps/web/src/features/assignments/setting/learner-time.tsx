import { updateAssignment } from '@maktab/client/calls/assignments/assignment-changes.generated'
import type { Extension } from '@maktab/contracts/assignments/assignments'
import { instantOf, wallClockOf } from '@maktab/i18n/wall-clock'
import { Button } from '@maktab/ui/base/button'
import { Checkbox } from '@maktab/ui/choice/checkbox'
import { DateTimeField } from '@maktab/ui/dates/date-time-field'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { useState } from 'react'
import { serverNow } from '#browser/server-clock.ts'
import { explain, noteSaid } from '#calls/explain.ts'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'
import { useCommand } from '#page/use-calls.ts'
import styles from '../create-assignment.module.css'

/** Keeps what one learner is given beside the others, and says so; answers whether it is kept. */
export function useLearnerTime(assignment_id: string) {
  const t = useT('setting')
  const showToast = useToasts()
  const { run, isBusy } = useCommand(updateAssignment)
  async function save(extension: Extension): Promise<boolean> {
    const answer = await run({ assignment_id, extensions: [extension] })
    if (answer.ok) showToast({ tone: 'success', text: t('setting.more_time_done') })
    else {
      noteSaid(answer)
      showToast({ tone: 'error', text: explain(t, answer) })
    }
    return answer.ok
  }
  return { save, isBusy }
}

interface LearnerTimeProps {
  readonly assignment_id: string
  /** How the learner stands now. */
  readonly of: Extension
  onSaved(): void
}

/** A due date of one learner's own, and whether they are excused; an empty date is that of everybody. */
export function LearnerTime({ assignment_id, of, onSaved }: LearnerTimeProps) {
  const t = useT('home', 'setting')
  const { time_zone } = useSession()
  const { save, isBusy } = useLearnerTime(assignment_id)
  const [before] = useState(() => (of.due_date === null ? '' : wallClockOf(new Date(of.due_date), time_zone)))
  const [due, setDue] = useState(before)
  const [is_excused, setExcused] = useState(of.is_excused)
  const [today] = useState(() => wallClockOf(new Date(serverNow()), time_zone).slice(0, 10))
  const own = instantOf(due, time_zone)
  const isWhole = own !== undefined || due === ''
  const isNew = due !== before || is_excused !== of.is_excused

  async function keep(): Promise<void> {
    const due_date = due === before ? of.due_date : (own?.toISOString() ?? null)
    if (await save({ user_id: of.user_id, due_date, is_excused })) onSaved()
  }

  return (
    <div className={styles['fields']}>
      <DateTimeField label={t('setting.more_time_due')} isOptional value={due} onValueChange={setDue} today={today} />
      <Checkbox
        label={t('assignments.excused')}
        hint={t('setting.excused_hint')}
        checked={is_excused}
        onChange={({ target }) => setExcused(target.checked)}
      />
      <div>
        <Button variant="primary" isBusy={isBusy} disabled={!isWhole || !isNew} onClick={() => void keep()}>
          {t('setting.more_time_save')}
        </Button>
      </div>
    </div>
  )
}

/** The same in front of the page, opened from where the learner stands in a list. */
export function LearnerTimeDialog({
  full_name,
  onClose,
  ...rest
}: Omit<LearnerTimeProps, 'onSaved'> & { readonly full_name: string; onClose(): void }) {
  const t = useT('setting')
  return (
    <Dialog isOpen onClose={onClose} heading={t('setting.more_time_for', { name: full_name })} size="small">
      <LearnerTime {...rest} onSaved={onClose} />
    </Dialog>
  )
}
