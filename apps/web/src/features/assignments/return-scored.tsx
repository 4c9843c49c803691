import type { Submission } from '@maktab/contracts/assignments/submissions'
import { Button } from '@maktab/ui/base/button'
import { RadioGroup } from '@maktab/ui/choice/radio-group'
import { TextArea } from '@maktab/ui/fields/text-area'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { useId, useState, type FormEvent } from 'react'
import { useT } from '#language/use-t.ts'
import type { Returning } from './marking/use-returning.ts'
import { isSilent, isToReturn, isUnscored, isUnseen, type Assignment } from './scores.ts'

interface ReturnScoredProps {
  readonly assignment: Pick<Assignment, 'assignment_type'>
  /** Of whom it is: all of the list, those that were chosen, or one. */
  readonly list: readonly Submission[]
  readonly returning: Returning
  /** Those who were chosen have work that was returned already; of a whole list it stays as it is. */
  readonly isChosen?: boolean
  readonly onDone?: () => void
}

/**
 * Returns work, with a sentence for all of it: learners see it from then on. Work without a score is named, and goes back
 * without one or is left out. Work that is not graded is seen.
 */
export function ReturnScored({ assignment, list, returning, isChosen = false, onDone }: ReturnScoredProps) {
  const t = useT('application', 'assignments', 'scores')
  const [isAsking, setAsking] = useState(false)
  const isUngraded = assignment.assignment_type === 1
  const scored = list.filter(isUngraded ? isUnseen : isChosen ? ({ score }) => score !== null : isToReturn)
  const unscored = isUngraded ? [] : list.filter(isUnscored)
  if (scored.length === 0 && !(isChosen && unscored.length > 0)) return null
  const heading = isUngraded
    ? t('scores.seen', { count: scored.length })
    : t('assignments.teacher_return_scored', { count: scored.length })
  return (
    <>
      <Button icon="send" variant={isChosen ? 'secondary' : 'primary'} onClick={() => setAsking(true)}>
        {isChosen && !isUngraded ? t('assignments.return_work') : heading}
      </Button>
      {isAsking && (
        <ReturnDialog
          scored={scored}
          unscored={unscored}
          isUngraded={isUngraded}
          left={isChosen ? list.length - scored.length - unscored.length : 0}
          returning={returning}
          onClose={(isDone) => {
            setAsking(false)
            if (isDone) onDone?.()
          }}
        />
      )}
    </>
  )
}

interface ReturnDialogProps {
  readonly scored: readonly Submission[]
  readonly unscored: readonly Submission[]
  readonly isUngraded: boolean
  /** Chosen learners who handed in nothing and have no score. */
  readonly left: number
  readonly returning: Returning
  readonly onClose: (isDone: boolean) => void
}

function ReturnDialog({ scored, unscored, isUngraded, left, returning, onClose }: ReturnDialogProps) {
  const t = useT('application', 'assignments', 'scores', 'work')
  const form = useId()
  const [comment, setComment] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [unready, setUnready] = useState<'skip' | 'return'>(scored.length === 0 ? 'return' : 'skip')
  const named = unready === 'return' ? [...scored, ...unscored] : scored
  const silent = isUngraded ? 0 : named.filter(isSilent).length

  async function giveBack(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy || named.length === 0) return
    if (silent > 0 && comment.trim() === '') return setMissing(true)
    setBusy(true)
    const isDone = await returning.give({
      user_ids: named.map(({ user_id }) => user_id),
      assignment_status: 2,
      comment: comment.trim(),
      unready,
    })
    setBusy(false)
    if (isDone) onClose(true)
  }

  return (
    <Dialog
      isOpen
      onClose={() => onClose(false)}
      heading={isUngraded ? t('scores.seen', { count: scored.length }) : t('assignments.teacher_return_title')}
      size="small"
      actions={
        <>
          <Button onClick={() => onClose(false)}>{t('frame.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} isBusy={isBusy}>
            {t('assignments.return_work')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void giveBack(event)} noValidate className="grid gap-4">
        {!isUngraded && <p>{t('assignments.teacher_return_body', { count: named.length })}</p>}
        {unscored.length > 0 && (
          <RadioGroup
            label={t('scores.have_no_mark', { count: unscored.length })}
            value={unready}
            onValueChange={(value) => setUnready(value === 'return' ? 'return' : 'skip')}
            options={[
              { value: 'skip', label: t('scores.leave_out'), isDisabled: scored.length === 0 },
              { value: 'return', label: t('scores.return_without') },
            ]}
          />
        )}
        {left > 0 && <p>{t('scores.handed_in_nothing', { count: left })}</p>}
        <TextArea
          label={t('scores.comment_for_all')}
          hint={silent > 0 ? t('scores.have_no_remark', { count: silent }) : t('scores.comment_hint')}
          error={isMissing && silent > 0 ? t('refusals.comment_required') : undefined}
          isOptional={silent === 0}
          maxLength={2_000}
          value={comment}
          onChange={(event) => {
            setMissing(false)
            setComment(event.target.value)
          }}
        />
      </form>
    </Dialog>
  )
}
