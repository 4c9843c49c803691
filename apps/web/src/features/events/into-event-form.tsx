import type { WorkOfCommand } from '@maktab/client/offline-port'
import { buttonClass } from '@maktab/ui/base/button'
import { useT } from '#language/use-t.ts'
import { Link } from '#page/router.tsx'

interface IntoEventFormProps {
  readonly work: Extract<WorkOfCommand, { readonly kind: 'event' }>
  readonly isNew: boolean
  readonly command_id: string
}

/** The way from an event that the school did not take to the form that it was typed in, with all that was typed. */
export function IntoEventForm({ work: { event_id, change }, isNew, command_id }: IntoEventFormProps) {
  const t = useT('waiting')
  const { occurrence } = change
  const which = isNew ? '' : `event_id=${event_id}&occurrence=${typeof occurrence === 'number' ? occurrence : 0}&`
  return (
    <Link className={buttonClass({ variant: 'primary' })} to={`/teacher/schedule/create?${which}refused=${command_id}`}>
      {t('waiting.work_into_form')}
    </Link>
  )
}
