import { useLayoutEffect, useRef } from 'react'
import { classNames } from '../base/class-names.ts'
import { FieldGroup, inputClass } from './field.tsx'
import { deleteFromCode, readCode, typeIntoCode } from './otp-text.ts'
import { usePartWords } from '../base/part-words.tsx'
import styles from './otp-field.module.css'
import type { KeyboardEvent } from 'react'
import type { CodeChange } from './otp-text.ts'
import type { FieldWords } from './field.tsx'

interface OtpFieldProps extends Omit<FieldWords, 'isOptional'> {
  readonly value: string
  readonly onValueChange: (value: string) => void
  /** Once all boxes are filled. */
  readonly onComplete?: (value: string) => void
  /** Boxes; 4 by seed 000 §5. */
  readonly length?: number
  /** Refuses letters, and shows the keyboard of digits. */
  readonly isNumeric?: boolean
  readonly isDisabled?: boolean
  readonly isReadOnly?: boolean
}

/**
 * A one-time code, one character a box (seed 000 §5). The boxes and their arrow keys run from the left in every language,
 * as the code does. A paste or the phone's own suggestion fills all of them.
 */
export function OtpField({
  value,
  onValueChange,
  onComplete,
  length = 4,
  isNumeric = false,
  isDisabled = false,
  isReadOnly = false,
  ...words
}: OtpFieldProps) {
  const { t } = usePartWords()
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const next = useRef<number>(undefined)
  const focus = (box: number) => boxes.current[Math.max(0, Math.min(box, length - 1))]?.focus()

  // Once the code is drawn with what was typed: a box beyond its end sends the focus back.
  useLayoutEffect(() => {
    if (next.current === undefined) return
    boxes.current[next.current]?.focus()
    next.current = undefined
  })

  const apply = (change: CodeChange) => {
    if (change.value === value) return focus(change.box)
    next.current = change.box
    onValueChange(change.value)
    if (change.value.length === length) onComplete?.(change.value)
  }
  const press = (event: KeyboardEvent, at: number) => {
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: Math.min(at + 1, value.length),
      Home: 0,
      End: value.length,
    }
    const box = moves[event.key]
    if (box !== undefined) focus(box)
    else if ((event.key === 'Backspace' || event.key === 'Delete') && !isReadOnly) {
      const change = deleteFromCode(value, at)
      apply(event.key === 'Backspace' && at < value.length ? { ...change, box: at - 1 } : change)
    } else return
    event.preventDefault()
  }

  return (
    <FieldGroup {...words} isDisabled={isDisabled}>
      {({ id, isInvalid }) => (
        <div className={`flex gap-2 shrink ${styles['boxes']}`} dir="ltr">
          {Array.from({ length }, (_, at) => (
            <input
              key={at}
              ref={(box) => {
                boxes.current[at] = box
              }}
              id={`${id}-${at}`}
              className={classNames(inputClass, styles['box'])}
              type="text"
              inputMode={isNumeric ? 'numeric' : 'text'}
              autoComplete={at === 0 ? 'one-time-code' : 'off'}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              readOnly={isReadOnly}
              aria-label={t('fields.code_character', { number: at + 1, count: length })}
              aria-invalid={isInvalid}
              value={value[at] ?? ''}
              onFocus={(event) => {
                // A code has no holes: the box after its last character is the one to type in.
                if (at > value.length) focus(value.length)
                else event.currentTarget.select()
              }}
              onChange={(event) => {
                const typed = readCode(event.target.value, isNumeric)
                const before = value[at] ?? ''
                // Typed beside what stood there instead of over it.
                const text =
                  before !== '' && typed.length === 2 && typed.includes(before) ? typed.replace(before, '') : typed
                if (text !== '') apply(typeIntoCode(value, at, text, length))
              }}
              onPaste={(event) => {
                event.preventDefault()
                const text = readCode(event.clipboardData.getData('text'), isNumeric)
                if (text !== '' && !isReadOnly) apply(typeIntoCode(value, text.length >= length ? 0 : at, text, length))
              }}
              onKeyDown={(event) => press(event, at)}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
