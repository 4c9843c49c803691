/** What an author writes of questions whose answer is chosen. */
import { withCorrect } from '@maktab/domain/questions/question-drafts'
import { RadioGroup } from '@maktab/ui/choice/radio-group'
import { newId } from '#browser/identifiers.ts'
import { useT } from '#language/use-t.ts'
import styles from './assessment-editor.module.css'
import { ItemRows } from './item-rows.tsx'
import type { QuestionFieldsProps } from './question-fields-props.ts'

export function ChoiceFields({ question, onChange, fault }: QuestionFieldsProps<'choice'>) {
  const t = useT('writing')
  const { options, correct } = question
  return (
    <ItemRows
      legend={t('questions.options_legend')}
      nameOf={(number) => t('questions.option_number', { number })}
      rows={options.map(({ option_id, text }) => ({ key: option_id, text }))}
      error={fault(
        'item_twice',
        'item_empty',
        'right_answer_missing',
        'wrong_answer_missing',
        'right_answer_not_offered',
        'several_not_said',
      )}
      fewest={2}
      addLabel={t('questions.add_option')}
      right={{ keys: correct, isSingle: false, onRight: (keys) => onChange(withCorrect(question, keys)) }}
      onText={(key, text) =>
        onChange({
          ...question,
          options: options.map((option) => (option.option_id === key ? { ...option, text } : option)),
        })
      }
      onAdd={() => onChange({ ...question, options: [...options, { option_id: newId(), text: '' }] })}
      onRemove={(key) =>
        onChange(
          withCorrect(
            { ...question, options: options.filter(({ option_id }) => option_id !== key) },
            correct.filter((one) => one !== key),
          ),
        )
      }
    />
  )
}

export function TrueFalseFields({ question, onChange }: QuestionFieldsProps<'true_false'>) {
  const t = useT('courses', 'writing')
  return (
    <RadioGroup
      label={t('questions.which_is_right')}
      options={[
        { value: 'true', label: t('content.true') },
        { value: 'false', label: t('content.false') },
      ]}
      value={String(question.correct)}
      onValueChange={(value) => onChange({ ...question, correct: value === 'true' })}
    />
  )
}

export function InlineChoiceFields({ question, onChange, fault }: QuestionFieldsProps<'inline_choice'>) {
  const t = useT('courses', 'writing')
  const { blanks } = question
  type Blank = (typeof blanks)[number]
  const change = (blank_id: string, part: Partial<Blank>) =>
    onChange({
      ...question,
      blanks: blanks.map((blank) => (blank.blank_id === blank_id ? { ...blank, ...part } : blank)),
    })
  return (
    <div className={styles['fields']}>
      {blanks.map(({ blank_id, options, correct }, at) => (
        <ItemRows
          key={blank_id}
          legend={t('content.blank_number', { number: at + 1 })}
          nameOf={(number) => t('questions.option_number', { number })}
          rows={options.map(({ option_id, text }) => ({ key: option_id, text }))}
          error={fault('item_twice', 'item_empty', 'wrong_answer_missing', 'right_answer_not_offered')}
          fewest={2}
          addLabel={t('questions.add_option')}
          right={{ keys: [correct], isSingle: true, onRight: ([key = correct]) => change(blank_id, { correct: key }) }}
          onText={(key, text) =>
            change(blank_id, {
              options: options.map((option) => (option.option_id === key ? { ...option, text } : option)),
            })
          }
          onAdd={() => change(blank_id, { options: [...options, { option_id: newId(), text: '' }] })}
          onRemove={(key) => {
            const left = options.filter(({ option_id }) => option_id !== key)
            change(blank_id, { options: left, correct: key === correct ? (left[0]?.option_id ?? '') : correct })
          }}
        />
      ))}
    </div>
  )
}
