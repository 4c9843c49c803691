import { Button } from '@maktab/ui/base/button'
import { useState } from 'react'
import { useT } from '#language/use-t.ts'
import { fetched } from '#page/fetched.tsx'

const EarlierRubricChoice = fetched(
  async () => (await import('./earlier-rubric-choice.tsx')).EarlierRubricChoice,
  () => null,
  ['application', 'parts', 'setting'],
)

/** Takes the rubric of work that was set before, with its total marks. */
export function EarlierRubric() {
  const t = useT('setting')
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button variant="quiet" icon="document" onClick={() => setOpen(true)}>
        {t('setting.earlier_rubric')}
      </Button>
      {isOpen && <EarlierRubricChoice onClose={() => setOpen(false)} />}
    </div>
  )
}
