import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { Question } from '@maktab/contracts/questions/questions'
import type { LanguageCode } from '@maktab/contracts/fields'
import { questionFaults } from '@maktab/domain/questions/question-faults'
import { languages } from '@maktab/i18n/languages'
import { Button } from '@maktab/ui/base/button'
import { CheckboxGroup } from '@maktab/ui/choice/checkbox-group'
import { Stack } from '@maktab/ui/layout/layout'
import { Select } from '@maktab/ui/choice/select'
import { Skeleton } from '@maktab/ui/feedback/skeleton'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLanguage } from '#language/use-language.ts'
import { useT } from '#language/use-t.ts'
import { keepWriting, readWriting } from '#features/studio/kept-writing.ts'

const AssessmentEditor = lazy(async () => ({
  default: (await import('#features/studio/assessment-editor.tsx')).AssessmentEditor,
}))

type Lessons = Output<Catalogue['listLiveQuestions']>['list']

export interface OfLesson {
  readonly content_id: number
  readonly question: Question
}

interface ChosenQuestionsFormProps {
  readonly lessons: Lessons
  /** That may be asked. */
  readonly kinds: readonly Question['kind'][]
  /** Which kinds may not, where that is to be said. */
  readonly kindsHint?: string | undefined
  /** Under which name what was written is kept on this device. */
  readonly kept: string
  /** Written or chosen before. */
  readonly before?: readonly Question[]
  /** Of the button that goes on. */
  readonly label: string
  readonly icon: 'play' | 'check'
  readonly isBusy?: boolean
  onChosen(ofLessons: readonly OfLesson[], own: readonly Question[]): void
}

/** As many as one hour can ask. */
const mostQuestions = 50

/** Questions of the class's lessons, those chosen first, and beside them such as the teacher writes or takes from the bank. */
export function ChosenQuestionsForm({
  lessons: offered,
  kinds,
  kindsHint,
  kept,
  before = [],
  label,
  icon,
  isBusy = false,
  onChosen,
}: ChosenQuestionsFormProps) {
  const t = useT('finding')
  const isAsked = ({ kind }: Question) => kinds.includes(kind)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [own, setOwn] = useState<readonly Question[]>(() => keptQuestions(readWriting(kept), before).filter(isAsked))
  const lessons = offered
    .map((lesson) => ({ ...lesson, questions: lesson.questions.filter(({ question }) => isAsked(question)) }))
    .filter(({ questions }) => questions.length > 0)
  const all = lessons.flatMap(({ questions }) =>
    questions.map((one) => ({ ...one, key: keyOf(one.content_id, one.question.question_id) })),
  )
  const count = chosen.length + own.length
  const isFaulty = own.some((question) => questionFaults(question).length > 0)
  // A phone that goes to sleep may lose the page, not what was written on it.
  useEffect(() => keepWriting(kept, own.length === 0 ? null : own), [kept, own])
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
      <OwnQuestions questions={own} kinds={kinds} hint={kindsHint} onChange={setOwn} />
      <div className="flex wrap middle gap-3">
        <Button
          variant="primary"
          icon={icon}
          isBusy={isBusy}
          disabled={count === 0 || count > mostQuestions || isFaulty}
          onClick={() =>
            onChosen(
              all
                .filter(({ key }) => chosen.includes(key))
                .map(({ content_id, question }) => ({ content_id, question })),
              own,
            )
          }
        >
          {label}
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
function keptQuestions(found: unknown, before: readonly Question[]): readonly Question[] {
  if (!Array.isArray(found)) return before
  return (found as readonly Question[]).filter((one) => typeof one?.question_id === 'string')
}

interface OwnQuestionsProps {
  readonly questions: readonly Question[]
  readonly kinds: readonly Question['kind'][]
  readonly hint: string | undefined
  onChange(questions: readonly Question[]): void
}

/** The editor of questions is heavy, and many teachers ask what the lessons have: it comes when it is wanted. */
function OwnQuestions({ questions, kinds, hint, onChange }: OwnQuestionsProps) {
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
      {hint !== undefined && <p className="soft">{hint}</p>}
      <Select
        label={t('clicker.language_of_questions')}
        value={language}
        options={languages.map(({ code: value, ownName, tag }) => ({ value, label: ownName, lang: tag }))}
        onChange={(event) => setLanguage(event.target.value as LanguageCode)}
      />
      <Suspense fallback={<Skeleton label={t('frame.loading')} shape="lines" />}>
        <AssessmentEditor questions={questions} language={language} kinds={kinds} onChange={onChange} />
      </Suspense>
    </section>
  )
}
