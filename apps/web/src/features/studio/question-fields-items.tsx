/** What an author writes of questions about several items. */
import { Button } from '@maktab/ui/base/button'
import { IconButton } from '@maktab/ui/base/icon-button'
import { TextField } from '@maktab/ui/fields/text-field'
import { newId } from '#browser/identifiers.ts'
import { useT } from '#language/use-t.ts'
import styles from './assessment-editor.module.css'
import { ItemRows } from './item-rows.tsx'
import type { QuestionFieldsProps } from './question-fields-props.ts'

export function OrderFields({ question, onChange, fault }: QuestionFieldsProps<'order'>) {
  const t = useT('writing')
  const { items } = question
  const move = (key: string, by: -1 | 1) => {
    const from = items.findIndex(({ item_id }) => item_id === key)
    const moved = [...items]
    const [item] = moved.splice(from, 1)
    if (item) moved.splice(from + by, 0, item)
    onChange({ ...question, items: moved })
  }
  return (
    <ItemRows
      legend={t('questions.right_order')}
      nameOf={(number) => t('questions.item_number', { number })}
      rows={items.map(({ item_id, text }) => ({ key: item_id, text }))}
      error={fault('item_twice', 'item_empty', 'wrong_answer_missing')}
      fewest={2}
      addLabel={t('questions.add_item')}
      isOrdered
      onText={(key, text) =>
        onChange({ ...question, items: items.map((item) => (item.item_id === key ? { ...item, text } : item)) })
      }
      onAdd={() => onChange({ ...question, items: [...items, { item_id: newId(), text: '' }] })}
      onRemove={(key) => onChange({ ...question, items: items.filter(({ item_id }) => item_id !== key) })}
      onMove={move}
    />
  )
}

/** Each item beside its partner; partners of nobody stand below. */
export function MatchFields({ question, onChange, fault }: QuestionFieldsProps<'match'>) {
  const t = useT('writing')
  const { left, right, pairs } = question
  const partnerOf = (left_id: string) =>
    right.find(({ item_id }) => item_id === pairs.find((pair) => pair.left_id === left_id)?.right_id)
  const spare = right.filter(({ item_id }) => !pairs.some(({ right_id }) => right_id === item_id))
  const textOf = (list: typeof right, key: string, text: string) =>
    list.map((item) => (item.item_id === key ? { ...item, text } : item))
  const error = fault(
    'item_twice',
    'item_empty',
    'item_without_partner',
    'item_with_two_partners',
    'right_answer_not_offered',
  )

  function addPair() {
    const [one, other] = [
      { item_id: newId(), text: '' },
      { item_id: newId(), text: '' },
    ]
    onChange({
      ...question,
      left: [...left, one],
      right: [...right, other],
      pairs: [...pairs, { left_id: one.item_id, right_id: other.item_id }],
    })
  }
  function removePair(left_id: string) {
    const kept = pairs.filter((pair) => pair.left_id !== left_id)
    const gone = partnerOf(left_id)
    const isShared = kept.some(({ right_id }) => right_id === gone?.item_id)
    onChange({
      ...question,
      left: left.filter(({ item_id }) => item_id !== left_id),
      right: isShared ? right : right.filter((item) => item !== gone),
      pairs: kept,
    })
  }

  return (
    <fieldset className={styles['rows']}>
      <legend>{t('questions.pairs')}</legend>
      {left.map(({ item_id, text }, at) => {
        const partner = partnerOf(item_id)
        return (
          <div key={item_id} className={styles['row']}>
            <div className={styles['grow']}>
              <TextField
                label={t('questions.item_number', { number: at + 1 })}
                maxLength={500}
                value={text}
                onChange={(event) => onChange({ ...question, left: textOf(left, item_id, event.target.value) })}
              />
            </div>
            <div className={styles['grow']}>
              <TextField
                label={t('questions.partner_of', { number: at + 1 })}
                maxLength={500}
                value={partner?.text ?? ''}
                onChange={(event) =>
                  partner && onChange({ ...question, right: textOf(right, partner.item_id, event.target.value) })
                }
              />
            </div>
            <IconButton
              icon="remove"
              label={t('questions.remove_named', { name: t('questions.item_number', { number: at + 1 }) })}
              disabled={left.length <= 2}
              onClick={() => removePair(item_id)}
            />
          </div>
        )
      })}
      {spare.map(({ item_id, text }, at) => (
        <div key={item_id} className={styles['row']}>
          <div className={styles['grow']}>
            <TextField
              label={t('questions.partner_of_none', { number: at + 1 })}
              maxLength={500}
              value={text}
              onChange={(event) => onChange({ ...question, right: textOf(right, item_id, event.target.value) })}
            />
          </div>
          <IconButton
            icon="remove"
            label={t('questions.remove_named', { name: t('questions.partner_of_none', { number: at + 1 }) })}
            onClick={() => onChange({ ...question, right: right.filter((item) => item.item_id !== item_id) })}
          />
        </div>
      ))}
      {error !== undefined && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
      <div className={styles['line']}>
        <Button size="small" icon="add" onClick={addPair}>
          {t('questions.add_pair')}
        </Button>
        <Button
          size="small"
          icon="add"
          onClick={() => onChange({ ...question, right: [...right, { item_id: newId(), text: '' }] })}
        >
          {t('questions.add_partner')}
        </Button>
      </div>
    </fieldset>
  )
}
