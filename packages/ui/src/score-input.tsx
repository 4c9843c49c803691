import { useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { FieldError, inputClass } from './field.tsx'
import { Icon } from './icon.tsx'
import { Spinner } from './spinner.tsx'
import { readTypedNumber } from './typed-number.ts'
import styles from './score-input.module.css'
import type { IconName } from './icon.tsx'

/** `waiting`: kept on this device, not yet on the server. */
export type ScoreStatus = 'none' | 'draft' | 'saving' | 'waiting' | 'saved'

interface ScoreInputProps {
  readonly label: string
  readonly value: number | undefined
  /** "of 10". */
  readonly outOf: string
  readonly format?: (value: number) => string
  readonly status: ScoreStatus
  /** The word for the status: Draft, Saving…, Saved. */
  readonly statusText?: string | undefined
  readonly error?: string | undefined
  /** At every letter: undefined while empty, NaN while no number. */
  readonly onDraft?: (value: number | undefined) => void
  /** On Enter or on leaving, when what stands there differs from what stood there before. */
  readonly onCommit: (value: number | undefined) => void
  readonly isDisabled?: boolean
}

const icons: Record<Exclude<ScoreStatus, 'none' | 'saving'>, IconName> = { draft: 'edit', waiting: 'clock', saved: 'check' }

/** A score with what became of it beside it. Typing never waits for the network. */
export function ScoreInput({ label, value, outOf, format = String, status, statusText, error, onDraft, onCommit, isDisabled = false }: ScoreInputProps) {
  const id = useId()
  const [draft, setDraft] = useState<string>()
  // What stood there when typing began: the caller may make every letter its value.
  const before = useRef(value)
  const [isTyping, setTyping] = useState(false)
  const [known, setKnown] = useState(value)

  if (!Object.is(known, value)) {
    setKnown(value)
    // A value from outside replaces a settled text, never one that is being typed.
    if (!isTyping) setDraft(undefined)
  }

  const commit = () => {
    if (draft === undefined) return
    const typed = readTypedNumber(draft)
    if (!Object.is(typed, before.current)) onCommit(typed)
    if (typed === undefined || !Number.isNaN(typed)) setDraft(undefined)
  }

  return (
    <div className={styles['score']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={styles['line']}>
        <input
          id={id}
          className={classNames(inputClass, styles['input'])}
          type="text"
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          disabled={isDisabled}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={`${id}-of ${id}-error`}
          value={draft ?? (value === undefined || Number.isNaN(value) ? '' : format(value))}
          onFocus={(event) => {
            setTyping(true)
            event.currentTarget.select()
          }}
          onChange={(event) => {
            if (draft === undefined) before.current = value
            setDraft(event.target.value)
            onDraft?.(readTypedNumber(event.target.value))
          }}
          onBlur={() => {
            setTyping(false)
            commit()
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault()
              commit()
            }
          }}
        />
        <span className={styles['of']} id={`${id}-of`}>
          {outOf}
        </span>
        <span className={classNames(styles['status'], styles[status])} role="status">
          {status === 'saving' && <Spinner size={0.875} />}
          {status !== 'none' && status !== 'saving' && <Icon name={icons[status]} size={1} />}
          {status !== 'none' && statusText}
        </span>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
