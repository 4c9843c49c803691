import { listTaughtAssignments, readTaughtAssignment } from '@maktab/client/calls/assignments/assignments.generated'
import { Button } from '@maktab/ui/base/button'
import { Combobox } from '@maktab/ui/choice/combobox'
import { Notice } from '@maktab/ui/feedback/notice'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useQuery } from '#page/use-calls.ts'
import type { AssignmentFields } from '../assignment-form.ts'
import styles from '../create-assignment.module.css'
import { rubricFieldsOf } from './fields-of-assignment.ts'

/** Earlier works of the teacher, one of which gives its rubric. */
export function EarlierRubricChoice({ onClose }: { onClose(): void }) {
  const t = useT('application', 'setting')
  const format = useFormat()
  const { setValue, formState } = useFormContext<AssignmentFields>()
  const [assignment_id, setAssignmentId] = useState<string>()
  // A period whole, not a page: what is looked for may be of last year.
  const earlier = useQuery(listTaughtAssignments, { is_calendar_view: true })
  const chosen = useQuery(
    readTaughtAssignment,
    { assignment_id: assignment_id ?? '' },
    { enabled: assignment_id !== undefined },
  )
  const works = earlier.state === 'ready' ? earlier.value.list.filter(({ total_score }) => total_score > 0) : []
  const work = chosen.state === 'ready' ? chosen.value : undefined
  const rubric = work?.rubric_data ?? []

  function take(): void {
    if (work === undefined) return
    const how = { shouldDirty: true, shouldValidate: formState.isSubmitted }
    setValue('total_score', work.total_score, how)
    setValue('rubric', rubricFieldsOf(work), how)
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      heading={t('setting.earlier_rubric')}
      actions={
        <>
          <Button onClick={onClose}>{t('frame.cancel')}</Button>
          <Button variant="primary" disabled={rubric.length === 0} onClick={take}>
            {t('setting.earlier_use')}
          </Button>
        </>
      }
    >
      <div className={styles['fields']}>
        <Combobox
          label={t('setting.earlier_work')}
          hint={t('setting.earlier_hint')}
          choices={works.map((one) => ({
            value: one.assignment_id,
            label: `${one.title} · ${format.date(one.due_date)}`,
          }))}
          value={assignment_id}
          onValueChange={setAssignmentId}
          isLoading={earlier.state === 'loading'}
          hasFailed={earlier.state === 'failed'}
          onRetry={earlier.state === 'failed' ? earlier.refresh : undefined}
        />
        <div role="status">
          {work !== undefined && rubric.length === 0 && <Notice>{t('setting.earlier_none')}</Notice>}
          {chosen.state === 'failed' && <Notice tone="warning">{t('frame.error_body')}</Notice>}
        </div>
        {rubric.length > 0 && (
          <ul className={styles['kept']} role="list">
            {rubric.map((criterion) => (
              <li key={criterion.criterion_id}>
                <bdi>{criterion.title}</bdi>
                {': '}
                <bdi>
                  {format.list(criterion.levels.map(({ label, marks }) => `${label} (${format.number(marks, 2)})`))}
                </bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
