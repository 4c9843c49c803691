import { listSubmissions } from '@maktab/client/calls/assignments/submissions.generated'
import { IconButton } from '@maktab/ui/base/icon-button'
import { Select } from '@maktab/ui/choice/select'
import { Card } from '@maktab/ui/layout/card'
import { useState } from 'react'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useQuery } from '#page/use-calls.ts'
import styles from '../create-assignment.module.css'
import type { TaughtWork } from './fields-of-assignment.ts'
import { LearnerTime, useLearnerTime } from './learner-time.tsx'

/** Gives one learner a due date of their own, or excuses them; each is kept by itself, and taken back by itself. */
export function MoreTime({ work }: { work: TaughtWork }) {
  const t = useT('home', 'setting')
  const format = useFormat()
  const { assignment_id } = work
  const learners = useQuery(listSubmissions, { assignment_id })
  const { save, isBusy } = useLearnerTime(assignment_id)
  const [chosen, setChosen] = useState('')
  if (learners.state !== 'ready' || learners.value.list.length === 0) return null
  const { list } = learners.value
  const nameOf = (id: number) => list.find((one) => one.user_id === id)?.full_name ?? ''
  const user_id = Number(chosen)
  const now = work.extensions.find((one) => one.user_id === user_id) ?? { user_id, due_date: null, is_excused: false }

  return (
    <Card heading={t('setting.more_time')}>
      {work.extensions.length > 0 && (
        <ul className={styles['kept']} role="list">
          {work.extensions.map((one) => (
            <li key={one.user_id} className={styles['line']}>
              <span>
                <bdi>{nameOf(one.user_id)}</bdi>
                {one.due_date !== null && ` · ${t('setting.more_time_until', { when: format.dateTime(one.due_date) })}`}
                {one.is_excused && ` · ${t('assignments.excused')}`}
              </span>
              <IconButton
                icon="remove"
                label={t('setting.more_time_remove', { name: nameOf(one.user_id) })}
                disabled={isBusy}
                onClick={() => void save({ user_id: one.user_id, due_date: null, is_excused: false })}
              />
            </li>
          ))}
        </ul>
      )}
      <Select
        label={t('setting.more_time_learner')}
        placeholder="…"
        options={list.map((one) => ({ value: String(one.user_id), label: one.full_name }))}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
      {chosen !== '' && (
        <LearnerTime key={chosen} assignment_id={assignment_id} of={now} onSaved={() => setChosen('')} />
      )}
    </Card>
  )
}
