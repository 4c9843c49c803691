/** Questions that a teacher marks: a text, files or photos. */
import type { AskedQuestionOf } from '@maktab/contracts/questions/questions'
import type { RubricCriterion } from '@maktab/contracts/questions/rubrics'
import { plainMaths } from '@maktab/domain/questions/maths'
import { Disclosure } from '@maktab/ui/layout/accordion'
import { FileField } from '@maktab/ui/fields/file-field'
import { TextArea } from '@maktab/ui/fields/text-area'
import { use } from 'react'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { AnswerFilesContext } from './answer-files.ts'
import type { KindFormProps } from './question-form-props.ts'
import styles from './question-form.module.css'
import { QuestionLegend } from './question-legend.tsx'

export function LongAnswerForm({ question, answer, onAnswer, isRight }: KindFormProps<AskedQuestionOf<'long_answer'>>) {
  const t = useT('lessons')
  return (
    <div className={styles['several']}>
      <TextArea
        label={<QuestionLegend text={question.text} manner={t('questions.write_long')} />}
        rows={8}
        maxLength={10_000}
        isCounted
        value={answer[0] ?? ''}
        readOnly={isRight !== undefined}
        onChange={(event) => onAnswer([event.target.value])}
      />
      <MarkedBy rubric={question.rubric} />
    </div>
  )
}

export function FileForm({ question, answer, onAnswer, isRight }: KindFormProps<AskedQuestionOf<'file'>>) {
  const t = useT('lessons')
  const kept = use(AnswerFilesContext)
  const manner = t(question.accepts === 'photo' ? 'questions.hand_over_photos' : 'questions.hand_over_files', {
    count: question.max_files,
  })
  return (
    <fieldset className={styles['several']}>
      <legend className={styles['legend']}>
        <QuestionLegend text={question.text} manner={manner} />
      </legend>
      <AnswerFileField
        label={plainMaths(question.text)}
        accept={question.accepts === 'photo' || !kept ? 'image/*' : kept.accept}
        most={question.max_files}
        answer={answer}
        onAnswer={onAnswer}
        isReadOnly={isRight !== undefined}
      />
      <MarkedBy rubric={question.rubric} />
    </fieldset>
  )
}

interface AnswerFileFieldProps {
  readonly label: string
  readonly accept: string
  readonly most: number
  readonly answer: readonly string[]
  onAnswer(answer: readonly string[]): void
  readonly isReadOnly: boolean
}

/** The files of one answer; a file more than may be handed over takes the place of the last. */
export function AnswerFileField({ label, accept, most, answer, onAnswer, isReadOnly }: AnswerFileFieldProps) {
  const t = useT('lessons')
  const kept = use(AnswerFilesContext)
  const own = answer.flatMap((file_id) => kept?.files.find((file) => file.file_id === file_id) ?? [])
  async function add(files: readonly File[]) {
    if (!kept) return
    const taken = await kept.add(files.slice(0, most))
    const next = [...answer.filter((file_id) => file_id !== ''), ...taken].slice(-most)
    for (const file_id of answer) if (!next.includes(file_id)) kept.remove(file_id)
    onAnswer(next)
  }
  return (
    <FileField
      label={label}
      files={own.map(({ file_id, name, size_bytes, url }) => ({
        key: file_id,
        name,
        size: size_bytes,
        href: isReadOnly ? url : undefined,
        previewUrl: isReadOnly || accept !== 'image/*' ? undefined : url,
      }))}
      onAdd={(files) => void add(files)}
      onRemove={(file_id) => {
        kept?.remove(file_id)
        onAnswer(answer.filter((one) => one !== file_id))
      }}
      accept={accept}
      hasCamera={accept.startsWith('image/')}
      isMultiple={most > 1}
      isDisabled={!kept || kept.isBusy}
      isReadOnly={isReadOnly}
      refusals={isReadOnly || !kept ? [] : kept.refusals}
      hint={kept ? undefined : t('questions.files_only_in_lessons')}
    />
  )
}

/** What the teacher will look at. */
export function MarkedBy({ rubric }: { readonly rubric: readonly RubricCriterion[] }) {
  const t = useT('lessons')
  const format = useFormat()
  return (
    <Disclosure summary={t('questions.how_it_is_marked')}>
      <ul className={styles['rubric']}>
        {rubric.map(({ criterion_id, title, levels }) => (
          <li key={criterion_id}>
            <bdi>{title}</bdi>: {levels.map(({ label, marks }) => `${label} (${format.number(marks)})`).join(' · ')}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
