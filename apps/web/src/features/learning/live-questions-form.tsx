import { startClicker } from '@maktab/client/calls/learning/clickers.generated'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { Question } from '@maktab/contracts/questions/questions'
import type { LanguageCode } from '@maktab/contracts/fields'
import { questionFaults } from '@maktab/domain/questions/question-faults'
import { isAskedLive, liveKinds } from '@maktab/domain/learning/clickers'
import { languages } from '@maktab/i18n/languages'
import { Button } from '@maktab/ui/base/button'
import { CheckboxGroup } from '@maktab/ui/choice/checkbox-group'
import { Stack } from '@maktab/ui/layout/layout'
import { Select } from '@maktab/ui/choice/select'
import { Skeleton } from '@maktab/ui/feedback/skeleton'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from '#page/router.tsx'
import { explain } from '#calls/explain.ts'
import { newId } from '#browser/identifiers.ts'
import { useCommand } from '#page/use-calls.ts'
import { useSession } from '#calls/use-session.ts'
import { useLanguage } from '#language/use-language.ts'
import { useSay } from '#page/use-say.ts'
import { useT } from '#language/use-t.ts'
import { keepWriting, readWriting, writingName } from '#features/studio/kept-writing.ts'

const AssessmentEditor = lazy(async () => ({
  default: (await import('#features/studio/assessment-editor.tsx')).AssessmentEditor,
}))

type Lessons = Output<Catalogue['listLiveQuestions']>['list']

interface LiveQuestionsFormProps {
  readonly class_id: number
  readonly lessons: Lessons
}

/** As many as one hour can ask. */
const mostQuestions = 50

/** Questions of the class's lessons, those chosen first, and beside them such as the teacher writes or takes from the bank. */
export function LiveQuestionsForm({ class_id, lessons }: LiveQuestionsFormProps) {
  const t = useT('finding')
  const navigate = useNavigate()
  const say = useSay()
  const { run, isBusy } = useCommand(startClicker)
  const { user_id } = useSession()
  const kept = writingName(user_id, `live.${class_id}`)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [own, setOwn] = useState(() => keptQuestions(readWriting(kept)))
  const all = lessons.flatMap(({ questions }) =>
    questions.map(({ content_id, question: { question_id } }) => ({
      content_id,
      question_id,
      key: keyOf(content_id, question_id),
    })),
  )
  const count = chosen.length + own.length
  const isFaulty = own.some((question) => questionFaults(question).length > 0)
  // A phone that goes to sleep may lose the page, not what was written on it.
  useEffect(() => keepWriting(kept, own.length === 0 ? null : own), [kept, own])

  const begin = async () => {
    const clicker_id = newId()
    const ofLessons = all
      .filter(({ key }) => chosen.includes(key))
      .map(({ content_id, question_id }) => ({ content_id, question_id }))
    const outcome = await run({
      clicker_id,
      class_id,
      questions: [...ofLessons, ...own.filter(isAskedLive).map((question) => ({ question }))],
    })
    if (!outcome.ok) return say({ tone: 'error', text: explain(t, outcome) })
    keepWriting(kept, null)
    navigate(`/teacher/clickerassignment?clicker_id=${clicker_id}`)
  }
  return (
    <Stack gap={5}>
      <h2>{t('clicker.choose_questions')}</h2>
      {lessons.length === 0 && <p className="soft">{t('clicker.no_questions')}</p>}
      {lessons.map(({ lesson_guid, title, questions }) => {
        const ofLesson = questions.map(({ content_id, question: { question_id, text } }) => ({
          value: keyOf(content_id, question_id),
          label: <bdi>{text}</bdi>,
        }))
        return (
          <CheckboxGroup
            key={lesson_guid}
            label={<bdi>{title}</bdi>}
            options={ofLesson}
            values={chosen.filter((key) => ofLesson.some(({ value }) => value === key))}
            onValuesChange={(values) =>
              setChosen([...chosen.filter((key) => !ofLesson.some(({ value }) => value === key)), ...values])
            }
          />
        )
      })}
      <OwnQuestions questions={own} onChange={setOwn} />
      <div className="flex wrap middle gap-3">
        <Button
          variant="primary"
          icon="play"
          isBusy={isBusy}
          disabled={count === 0 || count > mostQuestions || isFaulty}
          onClick={() => void begin()}
        >
          {t('clicker.begin')}
        </Button>
        <p role="status">
          {t('clicker.chosen', { count })}
          {isFaulty && ` ${t('clicker.not_complete')}`}
        </p>
      </div>
    </Stack>
  )
}

const keyOf = (content_id: number, question_id: string) => `${content_id}/${question_id}`

/** What another build kept may not be a list of questions any more. */
function keptQuestions(found: unknown): readonly Question[] {
  return Array.isArray(found)
    ? (found as readonly Question[]).filter((one) => typeof one?.question_id === 'string' && isAskedLive(one))
    : []
}

interface OwnQuestionsProps {
  readonly questions: readonly Question[]
  onChange(questions: readonly Question[]): void
}

/** The editor of questions is heavy, and many teachers ask what the lessons have: it comes when it is wanted. */
function OwnQuestions({ questions, onChange }: OwnQuestionsProps) {
  const t = useT('finding')
  const { code } = useLanguage()
  const [language, setLanguage] = useState<LanguageCode>(code)
  const [isOpen, setOpen] = useState(questions.length > 0)
  if (!isOpen) {
    return (
      <Button icon="add" onClick={() => setOpen(true)}>
        {t('clicker.write_or_take')}
      </Button>
    )
  }
  return (
    <section aria-labelledby="own-questions" className="grid gap-4">
      <h2 id="own-questions">{t('clicker.own_questions')}</h2>
      <p className="soft">{t('clicker.kinds_not_live')}</p>
      <Select
        label={t('clicker.language_of_questions')}
        value={language}
        options={languages.map(({ code: value, ownName, tag }) => ({ value, label: ownName, lang: tag }))}
        onChange={(event) => setLanguage(event.target.value as LanguageCode)}
      />
      <Suspense fallback={<Skeleton label={t('frame.loading')} shape="lines" />}>
        <AssessmentEditor questions={questions} language={language} kinds={liveKinds} onChange={onChange} />
      </Suspense>
    </section>
  )
}
