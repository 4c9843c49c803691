import { deleteAssignment } from '@maktab/client/calls/assignments/assignment-changes.generated'
import type { TaughtAssignment } from '@maktab/contracts/assignments/assignments'
import { Button } from '@maktab/ui/base/button'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { Card } from '@maktab/ui/layout/card'
import { explain, noteSaid } from '#calls/explain.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useTextTag } from '#language/use-text-tag.ts'
import { useCommand } from '#page/use-calls.ts'
import { className } from '../../schools/class-name.ts'
import styles from '../set-assignments.module.css'

/** Work that was taken back, and the way to have it again with all that was done in it. */
export function TakenBackCard({ of }: { of: TaughtAssignment }) {
  const t = useT('home', 'setting')
  const tagOf = useTextTag()
  const format = useFormat()
  const showToast = useToasts()
  const { run, isBusy } = useCommand(deleteAssignment)

  async function restore(): Promise<void> {
    const answer = await run({ assignment_id: of.assignment_id, restore: true })
    if (answer.ok) return showToast({ tone: 'success', text: t('setting.restore_done') })
    noteSaid(answer)
    showToast({ tone: 'error', text: explain(t, answer) })
  }

  return (
    <Card
      heading={<bdi lang={tagOf(of.title)}>{of.title}</bdi>}
      level={2}
      actions={
        <Button icon="again" isBusy={isBusy} onClick={() => void restore()}>
          {t('setting.restore')}
        </Button>
      }
    >
      <p className={styles['facts']}>
        <bdi>{of.class_names.map((name) => className(name, t, format)).join(' · ')}</bdi>
        {of.deleted_on !== null && <span>{t('setting.deleted_when', { when: format.dateTime(of.deleted_on) })}</span>}
        <span>{t('assignments.teacher_handed_in_of', { submitted: of.submitted, total: of.total_students })}</span>
      </p>
    </Card>
  )
}
