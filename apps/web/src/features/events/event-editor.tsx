import { createEvent, updateEvent } from '@maktab/client/calls/events/events.generated'
import type { EventKind } from '@maktab/contracts/events/events'
import type { Class } from '@maktab/contracts/schools/classes'
import { Button } from '@maktab/ui/base/button'
import { Select } from '@maktab/ui/choice/select'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { TextArea } from '@maktab/ui/fields/text-area'
import { TextField } from '@maktab/ui/fields/text-field'
import { Card } from '@maktab/ui/layout/card'
import { useState, type FormEvent } from 'react'
import { newId } from '#browser/identifiers.ts'
import { serverNow } from '#browser/server-clock.ts'
import { explain } from '#calls/explain.ts'
import { useT } from '#language/use-t.ts'
import { useNavigate } from '#page/router.tsx'
import { useCommand } from '#page/use-calls.ts'
import { ClassChoice } from '../assignments/class-choice.tsx'
import { ClashNotice } from './clash-notice.tsx'
import { ScopeChoice } from './event-actions.tsx'
import {
  changeOf,
  eventOf,
  problemsOf,
  reminderChoices,
  type EventFields,
  type Problems,
  type ReadableEvent,
} from './event-form.ts'
import { EventTimeFields } from './event-time-fields.tsx'
import styles from './events.module.css'

interface EventEditorProps {
  readonly first: EventFields
  readonly classes: readonly Class[]
  /** The event that is changed; without it a new one is arranged. */
  readonly event?: ReadableEvent
  /** Once it is taken. */
  readonly onSaved?: (() => Promise<void>) | undefined
}

const kinds = ['online_class', 'lesson', 'exam', 'meeting', 'other'] as const
const wordOfReminder = {
  '60,10': 'events.remind_60_10',
  '10': 'events.remind_10',
  '60': 'events.remind_60',
  '1440,60': 'events.remind_1440',
  '': 'events.remind_none',
} as const

export function EventEditor({ first, classes, event, onSaved }: EventEditorProps) {
  const t = useT('application', 'events', 'work')
  const navigate = useNavigate()
  const showToast = useToasts()
  const creating = useCommand(createEvent)
  const updating = useCommand(updateEvent)
  const [event_id] = useState(() => event?.event_id ?? newId())
  const [fields, setFields] = useState(first)
  const [isTried, setTried] = useState(false)
  const put = (change: Partial<EventFields>) => setFields((now) => ({ ...now, ...change }))
  const problems: Problems = isTried ? problemsOf(fields, new Date(serverNow()), event) : {}
  const problem = (field: keyof EventFields) => {
    const key = problems[field]
    return key === undefined ? undefined : t(key)
  }

  async function save(submit: FormEvent): Promise<void> {
    submit.preventDefault()
    setTried(true)
    if (Object.keys(problemsOf(fields, new Date(serverNow()), event)).length > 0) return
    const answer = event ? await updating.run(changeOf(fields, event)) : await creating.run(eventOf(fields, event_id))
    if (!answer.ok) return showToast({ tone: 'error', text: explain(t, answer) })
    await onSaved?.()
    showToast({ tone: 'success', text: t(event ? 'events.changes_saved' : 'events.arranged') })
    const occurrence = event ? `&occurrence=${event.occurrence}` : ''
    navigate(`/teacher/event/details?event_id=${event_id}${occurrence}`, { replace: true })
  }

  return (
    <form className={styles['page']} noValidate onSubmit={(submit) => void save(submit)}>
      <Card>
        {!event && (
          <ClassChoice
            classes={classes}
            chosen={fields.class_ids}
            onChange={(class_ids) => put({ class_ids })}
            error={problem('class_ids')}
          />
        )}
        <TextField
          label={t('events.title_field')}
          maxLength={200}
          value={fields.title}
          error={problem('title')}
          onChange={({ target }) => put({ title: target.value })}
        />
        <Select
          label={t('events.kind')}
          value={fields.event_kind}
          options={kinds.map((value) => ({ value, label: t(`events.kind_${value}`) }))}
          onChange={({ target }) => put({ event_kind: target.value as EventKind })}
        />
      </Card>
      <Card>
        <EventTimeFields fields={fields} put={put} problem={problem} isNew={!event} />
        {event && event.times.length > 1 && <ScopeChoice value={fields.scope} onChange={(scope) => put({ scope })} />}
        <ClashNotice fields={fields} event_id={event_id} />
      </Card>
      <Card>
        <TextField
          label={t('events.link')}
          hint={t('events.link_hint')}
          isOptional
          type="url"
          dir="ltr"
          maxLength={2000}
          value={fields.link}
          error={problem('link')}
          onChange={({ target }) => put({ link: target.value })}
        />
        <div className={styles['pair']}>
          <TextField
            label={t('events.passcode')}
            isOptional
            maxLength={100}
            value={fields.passcode}
            onChange={({ target }) => put({ passcode: target.value })}
          />
          <TextField
            label={t('events.place')}
            isOptional
            maxLength={200}
            value={fields.place}
            onChange={({ target }) => put({ place: target.value })}
          />
        </div>
        <TextArea
          label={t('events.description')}
          isOptional
          rows={4}
          maxLength={5000}
          value={fields.description}
          onChange={({ target }) => put({ description: target.value })}
        />
        <Select
          label={t('events.remind')}
          value={fields.reminders}
          options={reminderChoices.map((value) => ({ value, label: t(wordOfReminder[value]) }))}
          onChange={({ target }) => put({ reminders: target.value })}
        />
      </Card>
      <Button type="submit" variant="primary" size="wide" isBusy={creating.isBusy || updating.isBusy}>
        {t(event ? 'events.save_changes' : 'events.arrange')}
      </Button>
    </form>
  )
}
