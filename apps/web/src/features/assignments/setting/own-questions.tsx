import type { AskedQuestion } from '@maktab/contracts/questions/questions'
import { Button, buttonClass } from '@maktab/ui/base/button'
import { Icon } from '@maktab/ui/base/icon'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link } from '#page/router.tsx'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'
import { useTextTag } from '#language/use-text-tag.ts'
import type { AssignmentFields } from '../assignment-form.ts'
import styles from '../create-assignment.module.css'
import { keepWorkQuestions } from './questions-of-work.ts'

interface OwnQuestionsProps {
  /** Those that come along from earlier work, as long as no others are chosen. */
  readonly copied: readonly Pick<AskedQuestion, 'question_id' | 'text'>[]
  readonly onLeaveOut: () => void
}

/** Questions that the work asks beside what is attached to it. */
export function OwnQuestions({ copied, onLeaveOut }: OwnQuestionsProps) {
  const t = useT('setting')
  const tagOf = useTextTag()
  const { user_id } = useSession()
  const { control, setValue } = useFormContext<AssignmentFields>()
  const [chosen, class_ids] = useWatch({ control, name: ['questions', 'class_ids'] })
  const questions = chosen.length > 0 ? chosen : copied
  const [class_id] = class_ids
  return (
    <section aria-labelledby="own-questions" className={styles['questions']}>
      <h3 id="own-questions">{t('setting.own_questions')}</h3>
      {questions.length > 0 && (
        <>
          <p>{t('setting.own_questions_chosen', { count: questions.length })}</p>
          <ol>
            {questions.map(({ question_id, text }, place) => (
              <li key={`${place}.${question_id}`}>
                <bdi lang={tagOf(text)}>{text}</bdi>
              </li>
            ))}
          </ol>
        </>
      )}
      <div className="flex wrap gap-3">
        <Link
          className={buttonClass({})}
          to={`/teacher/selectquestions?for=assignment${class_id === undefined ? '' : `&class_id=${class_id}`}`}
        >
          <Icon name="edit" /> <span>{t('setting.own_questions_choose')}</span>
        </Link>
        {questions.length > 0 && (
          <Button
            variant="quiet"
            icon="remove"
            onClick={() => {
              keepWorkQuestions(user_id, [])
              onLeaveOut()
              setValue('questions', [], { shouldDirty: true })
            }}
          >
            {t('setting.own_questions_remove')}
          </Button>
        )}
      </div>
    </section>
  )
}
