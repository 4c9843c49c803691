import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import type { AssignmentFields } from '../assignment-form.ts'
import styles from '../create-assignment.module.css'

interface ChangedMeanwhileProps {
  /** Those that both changed. */
  readonly fields: readonly (keyof AssignmentFields)[]
  readonly mine: AssignmentFields
  readonly theirs: AssignmentFields
  readonly onMine: () => void
  readonly onTheirs: () => void
}

/** Shows what somebody else wrote meanwhile beside what is typed, and asks which of both stands. */
export function ChangedMeanwhile({ fields, mine, theirs, onMine, onTheirs }: ChangedMeanwhileProps) {
  const t = useT('assignments', 'creating', 'setting', 'work')
  const format = useFormat()
  const names: Readonly<Record<keyof AssignmentFields, string>> = {
    title: t('assignments.title'),
    description: t('assignments.instructions'),
    class_ids: t('assignments.create_classes'),
    user_ids: t('setting.only_learners'),
    assignment_type: t('setting.type'),
    total_score: t('assignments.total_marks'),
    allowed_attempts: t('assignments.create_allowed_attempts'),
    start_date: t('assignments.start_date'),
    due_date: t('assignments.due_date'),
    closes_on: t('setting.closes_on'),
    lesson_guid: t('assignments.create_lesson'),
    links: t('links.heading'),
    questions: t('setting.own_questions'),
    rubric: t('assignments.rubric'),
  }
  const said = (value: AssignmentFields[keyof AssignmentFields]): string => {
    if (typeof value === 'number') return format.number(value, 2)
    if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT/.test(value) ? value.replace('T', ' ') : value
    return value === undefined
      ? ''
      : value.map((one) => (typeof one !== 'object' ? String(one) : 'title' in one ? one.title : one.text)).join(' · ')
  }
  return (
    <Notice
      tone="warning"
      actions={
        <span className={styles['buttons']}>
          <Button onClick={onMine}>{t('setting.behind_keep_mine')}</Button>
          <Button onClick={onTheirs}>{t('setting.behind_take_theirs')}</Button>
        </span>
      }
    >
      <p className="strong">{t('setting.behind_title')}</p>
      {fields.map((field) => (
        <div key={field}>
          <p className="strong">{names[field]}</p>
          <dl className={styles['both']}>
            <dt>{t('setting.behind_theirs')}</dt>
            <dd dir="auto">{said(theirs[field])}</dd>
            <dt>{t('setting.behind_mine')}</dt>
            <dd dir="auto">{said(mine[field])}</dd>
          </dl>
        </div>
      ))}
    </Notice>
  )
}
