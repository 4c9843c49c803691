import { listClasses } from '@maktab/client/calls/schools/classes.generated'
import { schoolDay } from '@maktab/domain/schools/school-day'
import { Button } from '@maktab/ui/base/button'
import { Checkbox } from '@maktab/ui/choice/checkbox'
import { CheckboxGroup } from '@maktab/ui/choice/checkbox-group'
import { DateTimeField } from '@maktab/ui/dates/date-time-field'
import { useState } from 'react'
import { useNow } from '#browser/use-now.ts'
import { useSession } from '#calls/use-session.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useQuery } from '#page/use-calls.ts'
import { className } from '../schools/class-name.ts'
import { emptyPost, type PostDraft } from './post-draft.ts'

interface PostTimingProps {
  readonly class_id: number
  readonly draft: PostDraft
  readonly onChange: (draft: PostDraft) => void
  /** Classes that get it too. */
  readonly others: readonly number[]
  readonly onOthers: (class_ids: readonly number[]) => void
}

/** What few posts of a teacher need: a time from which the class sees it, no comments, other classes. */
export function PostTiming({ class_id, draft, onChange, others, onOthers }: PostTimingProps) {
  const t = useT('home', 'stream')
  const format = useFormat()
  const { time_zone } = useSession()
  const today = schoolDay(new Date(useNow()), time_zone)
  const classes = useQuery(listClasses, {})
  const isUsed = draft.publish_on !== emptyPost.publish_on || draft.comments_closed
  const [isAsked, setAsked] = useState(isUsed)
  if (!isAsked)
    return (
      <div>
        <Button variant="quiet" icon="clock" onClick={() => setAsked(true)}>
          {t('stream.more_choices')}
        </Button>
      </div>
    )
  const list = classes.state === 'ready' ? classes.value.list.filter((one) => one.class_id !== class_id) : []
  return (
    <>
      <DateTimeField
        label={t('stream.publish_on')}
        isOptional
        value={draft.publish_on}
        onValueChange={(publish_on) => onChange({ ...draft, publish_on })}
        today={today}
        min={today}
      />
      <Checkbox
        label={t('stream.without_comments')}
        checked={draft.comments_closed}
        onChange={({ target }) => onChange({ ...draft, comments_closed: target.checked })}
      />
      {list.length > 0 && (
        <CheckboxGroup
          label={t('stream.other_classes')}
          isOptional
          values={others.map(String)}
          onValuesChange={(values) => onOthers(values.map(Number))}
          options={list.map((one) => ({
            value: String(one.class_id),
            label: <bdi>{className(one, t, format)}</bdi>,
          }))}
        />
      )}
    </>
  )
}
