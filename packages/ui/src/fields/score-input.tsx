import { useId, useRef, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { FieldError, inputClass } from './field.tsx'
import { Icon } from '../base/icon.tsx'
import { usePartWords } from '../base/part-words.tsx'
import { Spinner } from '../feedback/spinner.tsx'
import { numberProblem, readTypedNumber } from './typed-number.ts'
import styles from './score-input.module.css'
import type { IconName } from '../base/icon.tsx'

/** `waiting`: kept on this device, not yet on the server. */
export type ScoreStatus = 'none' | 'draft' | 'saving' | 'waiting' | 'saved'

interface ScoreInputProps {
  readonly label: string
  readonly value: number | undefined
  /** Total marks. A score above them, below 0 or that is no number is refused here and not handed over (seed 001 §5). */
  readonly total: number
  readonly format?: (value: number) => string
  readonly status: ScoreStatus
  /** The word for the status: Draft, Saving…, Saved. */
  readonly statusText?: string | undefined
  readonly error?: string | undefined
  /** At every letter: undefined while empty, NaN while no number. */
  readonly onDraft?: (value: number | undefined) => void
  /** On Enter or on leaving, when what stands there differs from what stood there before. */
  readonly onCommit: (value: number | undefined) => void
  /** On Enter with a score that is not refused, after it was handed over: what comes next. */
  readonly onEnter?: () => void
  readonly isDisabled?: boolean
  readonly isReadOnly?: boolean
}

const icons: Record<Exclude<ScoreStatus, 'none' | 'saving'>, IconName> = {
  draft: 'edit',
  waiting: 'clock',
  saved: 'check',
}

/** A score with what became of it beside it. Typing never waits for the network. */
export function ScoreInput({
  label,
  value,
  total,
  format,
  status,
  statusText,
  error,
  onDraft,
  onCommit,
  onEnter,
  isDisabled = false,
  isReadOnly = false,
}: ScoreInputProps) {
  const words = usePartWords()
  const write = format ?? words.format.number
  const id = useId()
  const [draft, setDraft] = useState<string>()
  // What stood there when typing began: the caller may make every letter its value.
  const before = useRef(value)
  const [isTyping, setTyping] = useState(false)
  const [known, setKnown] = useState(value)

  if (!Object.is(known, value)) {
    setKnown(value)
    // A value from outside replaces a settled text, never one that is being typed.
    if (!isTyping && !isRefused(draft, total)) setDraft(undefined)
  }

  const commit = () => {
    if (draft === undefined || isRefused(draft, total)) return
    const typed = readTypedNumber(draft)
    if (!Object.is(typed, before.current)) onCommit(typed)
    before.current = typed
    setDraft(undefined)
  }
  const refusal = refusalOf(draft === undefined ? value : readTypedNumber(draft), total)
  // Above the total is said while typing, as no further letter mends it; a lone sign may yet become a number.
  const shown =
    error ??
    (refusal !== undefined && (!isTyping || refusal === 'refusals.score_above_total') ? words.t(refusal) : undefined)

  return (
    <div className="grid gap-1">
      <label className="medium strong" htmlFor={id}>
        {label}
      </label>
      <div className={`flex wrap middle ${styles['line']}`}>
        <input
          id={id}
          className={classNames(inputClass, styles['input'])}
          type="text"
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          disabled={isDisabled}
          readOnly={isReadOnly}
          aria-invalid={shown === undefined ? undefined : true}
          aria-describedby={`${id}-of ${id}-error`}
          value={draft ?? (value === undefined || Number.isNaN(value) ? '' : write(value))}
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
              const stands = draft === undefined ? value : readTypedNumber(draft)
              if (stands !== undefined && refusalOf(stands, total) === undefined) onEnter?.()
            }
          }}
        />
        <span className="soft" id={`${id}-of`}>
          {words.t('fields.score_of', { total: write(total) })}
        </span>
        <span
          className={classNames('inline-flex middle gap-1 small strong', styles['status'], styles[status])}
          role="status"
        >
          {status === 'saving' && <Spinner size={0.875} />}
          {status !== 'none' && status !== 'saving' && <Icon name={icons[status]} size={1} />}
          {status !== 'none' && statusText}
        </span>
      </div>
      <FieldError id={`${id}-error`} error={shown} />
    </div>
  )
}

function refusalOf(value: number | undefined, total: number) {
  const problem = numberProblem(value, { min: 0, max: total })
  if (problem === undefined) return undefined
  return problem === 'out_of_bounds' && value !== undefined && value > total
    ? 'refusals.score_above_total'
    : 'fields.not_a_number'
}

function isRefused(draft: string | undefined, total: number): boolean {
  return draft !== undefined && refusalOf(readTypedNumber(draft), total) !== undefined
}
