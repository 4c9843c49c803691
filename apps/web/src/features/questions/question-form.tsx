import { isMarkedByPerson } from '@maktab/domain/questions/marked-by-person'
import { feedbackOf } from '@maktab/domain/questions/question-feedback'
import { rightParts } from '@maktab/domain/questions/question-marks'
import { rightAnswerOf } from '@maktab/domain/questions/questions'
import type { AskedQuestion, AskedQuestionOf, Question } from '@maktab/contracts/questions/questions'
import type { Translate } from '@maktab/i18n/translate'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { useFormat } from '#language/use-format.ts'
import { useLanguage } from '#language/use-language.ts'
import { useT } from '#language/use-t.ts'
import { MathsText } from './maths.tsx'
import { ChoiceForm, TrueFalseForm } from './question-choice.tsx'
import { BlankForm, InlineChoiceForm } from './question-blanks.tsx'
import type { KindFormProps, QuestionFormProps } from './question-form-props.ts'
import { questionDirection } from './question-direction.ts'
import styles from './question-form.module.css'
import { QuestionHints } from './question-hints.tsx'
import { HotspotForm } from './question-hotspot.tsx'
import { MatchForm, OrderForm } from './question-items.tsx'
import { RecordingForm } from './question-recording.tsx'
import { NumericForm, ShortTextForm } from './question-typed.tsx'
import { FileForm, LongAnswerForm } from './question-written.tsx'

const forms = {
  choice: ChoiceForm,
  true_false: TrueFalseForm,
  blank: BlankForm,
  inline_choice: InlineChoiceForm,
  numeric: NumericForm,
  short_text: ShortTextForm,
  match: MatchForm,
  order: OrderForm,
  hotspot: HotspotForm,
  long_answer: LongAnswerForm,
  file: FileForm,
  recording: RecordingForm,
} satisfies { readonly [K in AskedQuestion['kind']]: (props: KindFormProps<AskedQuestionOf<K>>) => React.ReactNode }

/** One question to answer; once marked, what was right and why. The caller sets the direction of its language around it, for questions whose letters do not say theirs. */
export function QuestionForm(props: QuestionFormProps<Question | AskedQuestion>) {
  const { question, isRight, answer, marks } = props
  const Form = forms[question.kind] as (props: KindFormProps<AskedQuestion>) => React.ReactNode
  const whole = 'explanation' in question ? question : undefined
  const marked = typeof isRight === 'boolean' ? whole : undefined
  return (
    <div className={styles['question']} dir={questionDirection(question.text)}>
      <Form
        {...props}
        rightAnswer={marked ? rightAnswerOf(marked) : []}
        rightParts={marked && rightParts(marked, answer)}
      />
      {isRight === undefined && question.hints && <QuestionHints key={question.question_id} hints={question.hints} />}
      {whole && isRight !== undefined && <Outcome question={whole} answer={answer} isRight={isRight} marks={marks} />}
    </div>
  )
}

interface OutcomeProps extends Pick<QuestionFormProps<Question>, 'question' | 'answer' | 'marks'> {
  readonly isRight: boolean | null
}

function Outcome({ question, answer, isRight, marks }: OutcomeProps) {
  const t = useT('courses', 'lessons')
  // The question around it is in the language of its lesson.
  const { tag } = useLanguage()
  const format = useFormat()
  const given = marks?.given ?? null
  const isPartly = isRight === false && given !== null && given > 0
  const chip =
    isRight === null
      ? ({ tone: 'info', icon: 'clock', words: 'questions.waits_for_teacher' } as const)
      : isRight
        ? ({ tone: 'success', icon: 'check', words: 'content.correct' } as const)
        : isPartly
          ? ({ tone: 'warning', icon: 'check', words: 'content.partly_correct' } as const)
          : ({ tone: 'danger', icon: 'close', words: 'content.incorrect' } as const)
  return (
    <div className={styles['outcome']}>
      <span lang={tag}>
        <StatusChip tone={chip.tone} icon={chip.icon}>
          {t(chip.words)}
        </StatusChip>
        {marks && given !== null && (
          <> {t('questions.marks_of', { marks: format.number(given), total: format.number(marks.possible) })}</>
        )}
      </span>
      {isRight === false && !isMarkedByPerson(question) && (
        <p className={styles['right']} lang={tag} dir="auto">
          <MathsText text={t('content.right_answer', { answer: rightWords(question, t, format.number) })} />
        </p>
      )}
      {isRight !== null &&
        feedbackOf(question, answer).map((text) => (
          <p key={text} dir="auto">
            <MathsText text={text} />
          </p>
        ))}
      {question.explanation !== '' && isRight !== null && (
        <p>
          <MathsText text={question.explanation} />
        </p>
      )}
    </div>
  )
}

/** The right answer as a reader sees it. */
function rightWords(
  question: Question,
  t: Translate<'courses' | 'lessons'>,
  number: (value: number) => string,
): string {
  const answer = rightAnswerOf(question)
  switch (question.kind) {
    case 'choice':
      return question.options
        .filter(({ option_id }) => answer.includes(option_id))
        .map(({ text }) => text)
        .join(' · ')
    case 'true_false':
      return t(question.correct ? 'content.true' : 'content.false')
    case 'inline_choice':
      return question.blanks
        .map(({ options, correct }) => options.find(({ option_id }) => option_id === correct)?.text ?? '')
        .join(' · ')
    case 'numeric':
      return [number(question.value), question.unit].filter(Boolean).join(' ')
    case 'match':
      return question.left
        .map(({ text }, at) => `${text}: ${question.right.find(({ item_id }) => item_id === answer[at])?.text ?? ''}`)
        .join(' · ')
    case 'order':
      return question.items.map(({ text }, at) => `${number(at + 1)}. ${text}`).join(' · ')
    case 'hotspot':
      return question.regions
        .filter(({ region_id }) => answer.includes(region_id))
        .map(({ label }) => label)
        .join(' · ')
    default:
      return answer.join(' · ')
  }
}
