import type { Question } from '@maktab/contracts/questions/questions'
import type { LanguageCode } from '@maktab/contracts/fields'
import { withText } from '@maktab/domain/questions/question-drafts'
import { questionFaults, type QuestionFault } from '@maktab/domain/questions/question-faults'
import { isMarkedByPerson } from '@maktab/domain/questions/marked-by-person'
import { blankMark, isRight } from '@maktab/domain/questions/questions'
import { languageByCode } from '@maktab/i18n/languages'
import { Button } from '@maktab/ui/base/button'
import { TextArea } from '@maktab/ui/fields/text-area'
import { useRef, useState } from 'react'
import { newId } from '#browser/identifiers.ts'
import { useT } from '#language/use-t.ts'
import styles from './assessment-editor.module.css'
import { ChoiceFields, InlineChoiceFields, TrueFalseFields } from './question-fields-chosen.tsx'
import { HotspotFields } from './question-fields-hotspot.tsx'
import { MatchFields, OrderFields } from './question-fields-items.tsx'
import { FileFields, LongAnswerFields, RecordingFields } from './question-fields-marked.tsx'
import type { QuestionFieldsProps } from './question-fields-props.ts'
import { fetched } from '#page/fetched.tsx'
import { BlankFields, NumericFields, ShortTextFields } from './question-fields-typed.tsx'
import { QuestionForm } from '#features/questions/question-form.tsx'

const QuestionExtras = fetched(
  async () => (await import('./question-extras.tsx')).QuestionExtras,
  () => null,
  ['parts', 'extras'],
)

const fields = {
  choice: ChoiceFields,
  true_false: TrueFalseFields,
  blank: BlankFields,
  inline_choice: InlineChoiceFields,
  numeric: NumericFields,
  short_text: ShortTextFields,
  match: MatchFields,
  order: OrderFields,
  hotspot: HotspotFields,
  long_answer: LongAnswerFields,
  file: FileFields,
  recording: RecordingFields,
} satisfies { readonly [K in Question['kind']]: (props: QuestionFieldsProps<K>) => React.ReactNode }

interface QuestionEditorProps {
  readonly question: Question
  /** Of what is written. */
  readonly language: LanguageCode
  onChange(question: Question): void
}

/** One question as its author writes it: its faults stand at their fields, and beside it the question as a learner has it. */
export function QuestionEditor({ question, language, onChange }: QuestionEditorProps) {
  const t = useT('writing')
  const text = useRef<HTMLTextAreaElement>(null)
  const { direction, tag } = languageByCode(language)
  const found = questionFaults(question)
  const fault = (...wanted: readonly QuestionFault[]) => {
    const first = wanted.find((one) => found.includes(one))
    return first === undefined ? undefined : t(`questions.fault_${first}`)
  }
  const hasBlanks = question.kind === 'blank' || question.kind === 'inline_choice'
  const write = (next: string) => onChange(hasBlanks ? withText(question, next, newId) : { ...question, text: next })
  const Fields = fields[question.kind] as (props: {
    question: Question
    onChange(question: Question): void
    fault: typeof fault
  }) => React.ReactNode

  function addBlank() {
    const at = text.current?.selectionStart ?? question.text.length
    write(`${question.text.slice(0, at)}${blankMark}${question.text.slice(at)}`)
  }

  return (
    <div className={styles['fields']}>
      <div className={styles['fields']} lang={tag} dir={direction}>
        <TextArea
          ref={text}
          label={t('questions.question_text')}
          hint={t(hasBlanks ? 'questions.text_with_blanks_hint' : 'questions.text_hint')}
          error={fault('text_missing', 'blanks_differ_from_text')}
          rows={3}
          maxLength={2000}
          value={question.text}
          onChange={(event) => write(event.target.value)}
        />
        {hasBlanks && (
          <Button size="small" icon="add" onClick={addBlank}>
            {t('questions.add_blank')}
          </Button>
        )}
        <Fields question={question} onChange={onChange} fault={fault} />
        <TextArea
          label={t('questions.explanation')}
          hint={t('questions.explanation_hint')}
          isOptional
          rows={2}
          maxLength={2000}
          value={question.explanation}
          onChange={(event) => onChange({ ...question, explanation: event.target.value })}
        />
        <QuestionExtras question={question} onChange={onChange} />
      </div>
      <Preview key={question.question_id} question={question} language={language} isWhole={found.length === 0} />
    </div>
  )
}

/** The learner's own form; nothing of it is kept. */
function Preview({
  question,
  language,
  isWhole,
}: {
  readonly question: Question
  readonly language: LanguageCode
  readonly isWhole: boolean
}) {
  const t = useT('writing')
  const [answer, setAnswer] = useState<readonly string[]>([])
  const [marked, setMarked] = useState<Question>()
  const { direction, tag } = languageByCode(language)
  const isMarked = marked === question
  return (
    <section className={styles['preview']} aria-label={t('questions.preview')}>
      <h4>{t('questions.preview')}</h4>
      <div lang={tag} dir={direction}>
        <QuestionForm
          question={question}
          answer={answer}
          onAnswer={setAnswer}
          isRight={isMarked ? (isMarkedByPerson(question) ? null : isRight(question, answer)) : undefined}
        />
      </div>
      {isWhole && (
        <Button
          size="small"
          onClick={() => {
            if (isMarked) setAnswer([])
            setMarked(isMarked ? undefined : question)
          }}
        >
          {t(isMarked ? 'questions.try_again' : 'questions.try_answer')}
        </Button>
      )}
    </section>
  )
}
