import { buttonClass } from '@maktab/ui/base/button'
import { useT } from '#language/use-t.ts'
import { Link } from '#page/router.tsx'

interface IntoAssignmentFormProps {
  /** Undefined where the work is new. */
  readonly assignment_id: string | undefined
  readonly command_id: string
  /** Earlier work whose questions it was to ask again. */
  readonly questions_of: unknown
}

/** The way from work that the school did not take to the form that it was typed in, with all that was typed. */
export function IntoAssignmentForm({ assignment_id, command_id, questions_of }: IntoAssignmentFormProps) {
  const t = useT('waiting')
  const to =
    assignment_id === undefined
      ? `/teacher/assignments/create?${typeof questions_of === 'string' ? `copy=${questions_of}&` : ''}refused=${command_id}`
      : `/teacher/assignments/edit?assignment_id=${assignment_id}&refused=${command_id}`
  return (
    <Link className={buttonClass({ variant: 'primary' })} to={to}>
      {t('waiting.work_into_form')}
    </Link>
  )
}
