import { startClicker } from '@maktab/client/calls/learning/clickers.generated'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { Question } from '@maktab/contracts/questions/questions'
import { isAskedLive, liveKinds } from '@maktab/domain/learning/clickers'
import { useNavigate } from '#page/router.tsx'
import { explain } from '#calls/explain.ts'
import { newId } from '#browser/identifiers.ts'
import { useCommand } from '#page/use-calls.ts'
import { useSession } from '#calls/use-session.ts'
import { useSay } from '#page/use-say.ts'
import { useT } from '#language/use-t.ts'
import { keepWriting, writingName } from '#features/studio/kept-writing.ts'
import { ChosenQuestionsForm, type OfLesson } from './chosen-questions-form.tsx'

interface LiveQuestionsFormProps {
  readonly class_id: number
  readonly lessons: Output<Catalogue['listLiveQuestions']>['list']
}

/** Chooses what a class is asked live, and begins. */
export function LiveQuestionsForm({ class_id, lessons }: LiveQuestionsFormProps) {
  const t = useT('finding')
  const navigate = useNavigate()
  const say = useSay()
  const { run, isBusy } = useCommand(startClicker)
  const { user_id } = useSession()
  const kept = writingName(user_id, `live.${class_id}`)
  async function begin(ofLessons: readonly OfLesson[], own: readonly Question[]): Promise<void> {
    const clicker_id = newId()
    const questions = [
      ...ofLessons.map(({ content_id, question: { question_id } }) => ({ content_id, question_id })),
      ...own.filter(isAskedLive).map((question) => ({ question })),
    ]
    const outcome = await run({ clicker_id, class_id, questions })
    if (!outcome.ok) return say({ tone: 'error', text: explain(t, outcome) })
    keepWriting(kept, null)
    navigate(`/teacher/clickerassignment?clicker_id=${clicker_id}`)
  }
  return (
    <ChosenQuestionsForm
      lessons={lessons}
      kinds={liveKinds}
      kindsHint={t('clicker.kinds_not_live')}
      kept={kept}
      label={t('clicker.begin')}
      icon="play"
      isBusy={isBusy}
      onChosen={(ofLessons, own) => void begin(ofLessons, own)}
    />
  )
}
