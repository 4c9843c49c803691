import { deleteEvent } from '@maktab/client/calls/events/events.generated'
import type { EventScope } from '@maktab/contracts/events/events'
import { icsOf } from '@maktab/domain/events/calendar-file'
import { Button, buttonClass } from '@maktab/ui/base/button'
import { Icon } from '@maktab/ui/base/icon'
import { RadioGroup } from '@maktab/ui/choice/radio-group'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { ConfirmDialog } from '@maktab/ui/overlays/confirm-dialog'
import { useState } from 'react'
import { Link } from '#page/router.tsx'
import { explain } from '#calls/explain.ts'
import { useCommand } from '#page/use-calls.ts'
import { serverNow } from '#browser/server-clock.ts'
import { useT } from '#language/use-t.ts'
import { saveFile } from '../viewers/save-file.ts'
import type { ReadableEvent } from './event-form.ts'

/** What may be done with an event: into another calendar, and for its teachers change and cancel. */
export function EventActions({ of }: { of: ReadableEvent }) {
  const t = useT('events')
  const isOver = Date.parse(of.end_date) <= serverNow()
  function save(): void {
    const text = icsOf({ ...of, made_on: new Date(serverNow()) })
    saveFile(new Blob([text], { type: 'text/calendar' }), `${of.title.replaceAll(/[\\/:*?"<>|]/g, ' ').trim()}.ics`)
  }
  return (
    <div className="flex wrap gap-3">
      <Button icon="calendar" onClick={save}>
        {t('events.calendar_file')}
      </Button>
      {of.may_change && (
        <>
          <Link
            className={buttonClass({})}
            to={`/teacher/schedule/create?event_id=${of.event_id}&occurrence=${of.occurrence}`}
          >
            <Icon name="edit" /> <span>{t('events.change')}</span>
          </Link>
          {!of.is_cancelled && !isOver && <Cancelling of={of} />}
        </>
      )}
    </div>
  )
}

function Cancelling({ of }: { of: ReadableEvent }) {
  const t = useT('events', 'work')
  const showToast = useToasts()
  const { run, isBusy } = useCommand(deleteEvent)
  const [isAsking, setAsking] = useState(false)
  const [scope, setScope] = useState<EventScope>('one')
  async function cancel(): Promise<void> {
    const answer = await run({ event_id: of.event_id, occurrence: of.occurrence, scope })
    setAsking(false)
    showToast(
      answer.ok ? { tone: 'success', text: t('events.cancelled') } : { tone: 'error', text: explain(t, answer) },
    )
  }
  return (
    <>
      <Button variant="danger" icon="close" onClick={() => setAsking(true)}>
        {t('events.cancel_event')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void cancel()}
        heading={t('events.cancel_title')}
        confirmLabel={t('events.cancel_event')}
        isDangerous
        isBusy={isBusy}
      >
        <p>{t('events.cancel_body')}</p>
        {of.times.length > 1 && <ScopeChoice value={scope} onChange={setScope} />}
      </ConfirmDialog>
    </>
  )
}

export function ScopeChoice({ value, onChange }: { value: EventScope; onChange: (scope: EventScope) => void }) {
  const t = useT('events')
  return (
    <RadioGroup
      label={t('events.scope')}
      value={value}
      onValueChange={(scope) => onChange(scope as EventScope)}
      options={[
        { value: 'one', label: t('events.cancel_one') },
        { value: 'following', label: t('events.cancel_following') },
        { value: 'all', label: t('events.cancel_all') },
      ]}
    />
  )
}
