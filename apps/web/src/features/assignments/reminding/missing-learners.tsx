import { remindLearners } from '@maktab/client/calls/assignments/reminders.generated'
import type { Submission } from '@maktab/contracts/assignments/submissions'
import { mayRemind } from '@maktab/domain/assignments/reminders'
import { closesFor } from '@maktab/domain/assignments/submissions'
import { Button } from '@maktab/ui/base/button'
import { CheckboxGroup } from '@maktab/ui/choice/checkbox-group'
import { Notice } from '@maktab/ui/feedback/notice'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { useState } from 'react'
import { useNow } from '#browser/use-now.ts'
import { explain, noteSaid } from '#calls/explain.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useCommand } from '#page/use-calls.ts'
import styles from '../create-assignment.module.css'
import type { Assignment } from '../scores.ts'
import { ReminderText } from './reminder-text.tsx'

/** One command reminds so many. */
const mostAtOnce = 200

interface MissingLearnersProps {
  readonly assignment: Assignment
  /** Who has not handed in. */
  readonly list: readonly Submission[]
  onClose(): void
}

/** Reminds all of them or chosen ones, each once in twelve hours; beside it lies a text to send by oneself. */
export function MissingLearners({ assignment, list, onClose }: MissingLearnersProps) {
  const t = useT('reminding', 'setting')
  const format = useFormat()
  const now = useNow()
  const isOnline = useIsOnline()
  const { run, isBusy } = useCommand(remindLearners)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [said, setSaid] = useState<{ readonly tone: 'success' | 'danger' | 'info'; readonly text: string }>()

  const closes_on = assignment.closes_on === null ? null : new Date(assignment.closes_on)
  const isOpenFor = ({ due_date }: Submission) => {
    const closes = closesFor({ closes_on, due_date: new Date(due_date ?? assignment.due_date) })
    return closes === null || closes.getTime() >= now
  }
  const open = list.filter(isOpenFor)
  const ready = open.filter(({ reminded_on }) =>
    mayRemind(reminded_on === null ? null : new Date(reminded_on), new Date(now)),
  )
  const readyIds = new Set(ready.map(({ user_id }) => String(user_id)))
  const named = chosen.filter((one) => readyIds.has(one))

  async function remind(): Promise<void> {
    const ids = named.length > 0 ? named.map(Number) : ready.map(({ user_id }) => user_id)
    let told = 0
    for (let first = 0; first < ids.length; first += mostAtOnce) {
      const { assignment_id } = assignment
      const answer = await run({ assignment_id, user_ids: ids.slice(first, first + mostAtOnce) })
      if (!answer.ok) {
        noteSaid(answer)
        return setSaid({ tone: 'danger', text: explain(t, answer) })
      }
      told += answer.value.told
    }
    setChosen([])
    if (told === 0) return setSaid({ tone: 'info', text: t('reminding.told_nobody') })
    const text = t('reminding.told', { count: told })
    setSaid({ tone: 'success', text: isOnline ? text : `${text} ${t('setting.kept')}` })
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      heading={t('reminding.heading')}
      actions={
        <>
          <Button onClick={onClose}>{t('frame.close')}</Button>
          <Button
            variant="primary"
            icon="bell"
            isBusy={isBusy}
            disabled={ready.length === 0}
            onClick={() => void remind()}
          >
            {named.length > 0
              ? t('reminding.remind_chosen', { count: named.length })
              : t('reminding.remind_all', { count: ready.length })}
          </Button>
        </>
      }
    >
      <div className={styles['fields']}>
        <div role="status">{said !== undefined && <Notice tone={said.tone}>{said.text}</Notice>}</div>
        {open.length === 0 && list.length > 0 && <Notice>{t('reminding.closed')}</Notice>}
        {ready.length === 0 && open.length > 0 && said === undefined && <Notice>{t('reminding.all_reminded')}</Notice>}
        <details>
          <summary className={styles['summary']}>{t('reminding.text')}</summary>
          <ReminderText assignment={assignment} />
        </details>
        {ready.length > 0 && <p className={styles['soft']}>{t('reminding.hint')}</p>}
        {list.length > 0 && (
          <CheckboxGroup
            label={t('reminding.not_yet')}
            isOptional
            hasAll={ready.length > 1}
            options={list.map((one) => ({
              value: String(one.user_id),
              label: (
                <>
                  <bdi>{one.full_name}</bdi>
                  {one.assignment_status === 3 && ` · ${t('reminding.again')}`}
                  {one.reminded_on !== null &&
                    ` · ${t('reminding.reminded_when', { when: format.relative(one.reminded_on, Math.max(now, Date.parse(one.reminded_on))) })}`}
                </>
              ),
              isDisabled: !readyIds.has(String(one.user_id)),
            }))}
            values={named}
            onValuesChange={setChosen}
          />
        )}
      </div>
    </Dialog>
  )
}
