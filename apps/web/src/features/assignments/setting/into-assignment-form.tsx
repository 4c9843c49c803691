import { buttonClass } from '@maktab/ui/base/button'
import { useT } from '#language/use-t.ts'
import { Link } from '#page/router.tsx'

interface IntoAssignmentFormProps {
  /** Undefined where the work is new. */
  readonly assignment_id: string | undefined
  readonly command_id: string
}

/** The way from work that the school did not take to the form that it was typed in, with all that was typed. */
export function IntoAssignmentForm({ assignment_id, command_id }: IntoAssignmentFormProps) {
  const t = useT('waiting')
  const to =
    assignment_id === undefined
      ? `/teacher/assignments/create?refused=${command_id}`
      : `/teacher/assignments/edit?assignment_id=${assignment_id}&refused=${command_id}`
  return (
    <Link className={buttonClass({ variant: 'primary' })} to={to}>
      {t('waiting.work_into_form')}
    </Link>
  )
}
