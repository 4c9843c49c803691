import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { ownKinds } from '@maktab/domain/assignments/custom-work'
import { useNavigate } from '#page/router.tsx'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'
import { keepWriting, writingName } from '#features/studio/kept-writing.ts'
import { ChosenQuestionsForm } from '../../learning/chosen-questions-form.tsx'
import { keepWorkQuestions, readWorkQuestions } from './questions-of-work.ts'

interface ChooseQuestionsProps {
  readonly class_id: number
  readonly lessons: Output<Catalogue['listLiveQuestions']>['list']
}

/** Chooses what work asks, and leads back to its form. The questions are taken whole: what becomes of the lesson later changes nothing. */
export function ChooseQuestions({ class_id, lessons }: ChooseQuestionsProps) {
  const t = useT('setting')
  const navigate = useNavigate()
  const { user_id } = useSession()
  const kept = writingName(user_id, 'work-writing')
  return (
    <ChosenQuestionsForm
      lessons={lessons}
      kinds={ownKinds}
      kept={kept}
      before={readWorkQuestions(user_id)}
      label={t('setting.own_questions_keep')}
      icon="check"
      onChosen={(ofLessons, own) => {
        keepWorkQuestions(user_id, [...ofLessons.map(({ question }) => question), ...own])
        keepWriting(kept, null)
        navigate(`/teacher/assignments/create?class_id=${class_id}`)
      }}
    />
  )
}
