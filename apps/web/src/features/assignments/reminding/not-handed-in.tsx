import type { Submission } from '@maktab/contracts/assignments/submissions'
import { isAskedFor } from '@maktab/domain/assignments/reminders'
import { Button } from '@maktab/ui/base/button'
import { useState } from 'react'
import { useNow } from '#browser/use-now.ts'
import { useT } from '#language/use-t.ts'
import { fetched } from '#page/fetched.tsx'
import type { Assignment } from '../scores.ts'

const MissingLearners = fetched(
  async () => (await import('./missing-learners.tsx')).MissingLearners,
  () => null,
  ['home', 'parts', 'reminding', 'setting'],
)

interface NotHandedInProps {
  readonly assignment: Assignment
  readonly list: readonly Submission[]
}

/** Who has not handed in, once the work has begun: the way to remind them. */
export function NotHandedIn({ assignment, list }: NotHandedInProps) {
  const t = useT('setting')
  const now = useNow()
  const [isOpen, setOpen] = useState(false)
  const missing = list.filter(isAskedFor)
  if (Date.parse(assignment.start_date) > now || (missing.length === 0 && !isOpen)) return null
  return (
    <div>
      <Button icon="bell" onClick={() => setOpen(true)}>
        {t('setting.not_handed_in', { count: missing.length })}
      </Button>
      {isOpen && <MissingLearners assignment={assignment} list={missing} onClose={() => setOpen(false)} />}
    </div>
  )
}
