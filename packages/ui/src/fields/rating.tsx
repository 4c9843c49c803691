import { classNames } from '../base/class-names.ts'
import { FieldGroup } from './field.tsx'
import { Icon } from '../base/icon.tsx'
import { usePartWords } from '../base/part-words.tsx'
import styles from './rating.module.css'
import type { FieldWords } from './field.tsx'

interface RatingProps extends FieldWords {
  /** Whole stars from 1; undefined where none is given. */
  readonly value: number | undefined
  readonly onValueChange: (value: number) => void
  readonly total?: number
  readonly isDisabled?: boolean
}

/** Stars to give. Radio buttons underneath: arrow keys choose, and each is told as "3 stars of 5". The count stands beside in words. */
export function Rating({ value, onValueChange, total = 5, isDisabled = false, ...words }: RatingProps) {
  const { t } = usePartWords()
  return (
    <FieldGroup {...words} role="radiogroup" isDisabled={isDisabled} className={styles['line']}>
      {({ id }) => (
        <>
          <span className={classNames(styles['stars'], isDisabled && styles['disabled'])}>
            {Array.from({ length: total }, (_, index) => {
              const count = index + 1
              return (
                <label
                  key={count}
                  className={classNames(
                    'relative grid centred rounded',
                    styles['star'],
                    value !== undefined && count <= value && styles['given'],
                  )}
                >
                  <input
                    type="radio"
                    className={`absolute full ${styles['input']}`}
                    name={id}
                    aria-label={t('fields.stars', { count, total })}
                    checked={value === count}
                    onChange={() => onValueChange(count)}
                  />
                  <Icon name="star" size={1.75} />
                </label>
              )
            })}
          </span>
          <span className={`soft small tabular ${styles['words']}`} aria-hidden="true">
            {value === undefined ? t('fields.not_rated') : t('fields.stars', { count: value, total })}
          </span>
        </>
      )}
    </FieldGroup>
  )
}

/** Stars that were given, to read. `value` may have parts of a star; the text says it exactly. */
export function RatingShown({ value, total = 5 }: { readonly value: number | undefined; readonly total?: number }) {
  const { t, format } = usePartWords()
  if (value === undefined)
    return <span className={`soft small tabular ${styles['words']}`}>{t('fields.not_rated')}</span>
  return (
    <span
      className={`inline-flex middle ${styles['shown']}`}
      role="img"
      aria-label={t('fields.stars', { count: value, total })}
    >
      {Array.from({ length: total }, (_, index) => (
        <span key={index} className={classNames(styles['small'], index + 0.5 <= value && styles['given'])}>
          <Icon name="star" size={1.125} />
        </span>
      ))}
      <bdi className={`soft small tabular ${styles['words']}`}>{format.number(value, 1)}</bdi>
    </span>
  )
}
