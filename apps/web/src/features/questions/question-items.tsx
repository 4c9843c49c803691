/** Questions about several items: which belongs with which, and in what order they stand. */
import type { AskedQuestionOf } from '@maktab/contracts/questions/questions'
import { plainMaths } from '@maktab/domain/questions/maths'
import { shownOrder } from '@maktab/domain/questions/questions'
import { Select } from '@maktab/ui/choice/select'
import { SortableList } from '@maktab/ui/tables/sortable-list'
import { useT } from '#language/use-t.ts'
import { MathsText } from './maths.tsx'
import type { KindFormProps } from './question-form-props.ts'
import styles from './question-form.module.css'
import { QuestionLegend } from './question-legend.tsx'

/** Partners are chosen from lists and not dragged: a list works with a thumb, a keyboard and a screen reader alike. */
export function MatchForm({
  question,
  answer,
  onAnswer,
  isRight,
  rightParts,
}: KindFormProps<AskedQuestionOf<'match'>>) {
  const t = useT('courses')
  const partners = shownOrder(question.question_id, question.right).map(({ item_id, text }) => ({
    value: item_id,
    label: plainMaths(text),
  }))
  const choose = (place: number, item_id: string) =>
    onAnswer(question.left.map((_, at) => (at === place ? item_id : (answer[at] ?? ''))))
  return (
    <fieldset className={styles['several']}>
      <legend className={styles['legend']}>
        <QuestionLegend text={question.text} manner={t('content.match_items')} />
      </legend>
      {question.left.map(({ item_id, text }, place) => (
        <Select
          key={item_id}
          label={plainMaths(text)}
          placeholder={t('content.choose')}
          options={partners}
          value={answer[place] ?? ''}
          isReadOnly={isRight !== undefined}
          {...(typeof isRight === 'boolean' &&
            rightParts && { hint: t(rightParts[place] === true ? 'content.correct' : 'content.incorrect') })}
          onChange={(event) => choose(place, event.target.value)}
        />
      ))}
    </fieldset>
  )
}

/** The answer begins with the first move: the order in which the items are shown is never the right one. */
export function OrderForm({ question, answer, onAnswer, isRight }: KindFormProps<AskedQuestionOf<'order'>>) {
  const t = useT('courses')
  const chosen = answer.flatMap((item_id) => question.items.find((item) => item.item_id === item_id) ?? [])
  // An answer of another edition of the question may miss items.
  const shown = chosen.length === question.items.length ? chosen : shownOrder(question.question_id, question.items)
  return (
    <fieldset className={styles['several']}>
      <legend className={styles['legend']}>
        <QuestionLegend text={question.text} manner={t('content.put_in_order')} />
      </legend>
      {isRight === undefined ? (
        <SortableList
          label={plainMaths(question.text)}
          entries={shown.map(({ item_id, text }) => ({
            key: item_id,
            label: plainMaths(text),
            content: <MathsText text={text} />,
          }))}
          onReorder={onAnswer}
        />
      ) : (
        <ol className={styles['ordered']}>
          {shown.map(({ item_id, text }) => (
            <li key={item_id}>
              <MathsText text={text} />
            </li>
          ))}
        </ol>
      )}
    </fieldset>
  )
}
