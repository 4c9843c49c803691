import { useId, useRef } from 'react'
import { choiceBoxClass, Opener } from './choice-box.tsx'
import { ChoiceList, choiceId } from './choice-list.tsx'
import { Field, noPlaceholder } from '../fields/field.tsx'
import { IconButton } from '../base/icon-button.tsx'
import { usePartWords } from '../base/part-words.tsx'
import { useChoiceList } from './use-choice-list.ts'
import styles from './choice-box.module.css'
import type { ChoiceSource } from './choice-list.tsx'
import type { Choice } from './choice-search.ts'
import type { FieldWords } from '../fields/field.tsx'

export type { Choice } from './choice-search.ts'

interface ComboboxProps extends FieldWords, ChoiceSource {
  readonly choices: readonly Choice[]
  readonly value: string | undefined
  /** Undefined once it is emptied. */
  readonly onValueChange: (value: string | undefined) => void
  /** Where the search is the caller's: what is typed, empty when the list closes. Without it the given choices are searched here. */
  readonly onSearch?: (text: string) => void
  /** How the chosen one is called while it is not among `choices`. */
  readonly valueLabel?: string | undefined
  readonly placeholder?: string
  readonly isDisabled?: boolean
  readonly isReadOnly?: boolean
  readonly onBlur?: () => void
}

/** One of many, found by typing a part of its name. What is typed and not chosen goes away when the field is left; what is emptied is chosen no more. */
export function Combobox({
  label,
  hint,
  error,
  isOptional,
  choices,
  value,
  onValueChange,
  onSearch,
  valueLabel,
  placeholder,
  isDisabled = false,
  isReadOnly = false,
  onBlur,
  ...source
}: ComboboxProps) {
  const { t } = usePartWords()
  const listId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isFixed = isDisabled || isReadOnly
  const state = useChoiceList({
    choices,
    chosen: value,
    onPick: (choice) => onValueChange(choice.value),
    isMany: false,
    onSearch,
    isFixed,
  })
  const chosen = choices.find((choice) => choice.value === value)
  const { isOpen, typed, active } = state

  const leave = () => {
    if (typed === '' && value !== undefined) onValueChange(undefined)
    state.close()
  }

  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(ties) => (
        <div
          ref={frame}
          className={choiceBoxClass({ error, isDisabled, isReadOnly })}
          onBlur={(event) => {
            if (event.currentTarget.contains(event.relatedTarget)) return
            leave()
            onBlur?.()
          }}
        >
          <input
            {...ties}
            ref={input}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? choiceId(listId, active) : undefined}
            className={styles['input']}
            type="text"
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder ?? noPlaceholder}
            disabled={isDisabled}
            readOnly={isReadOnly}
            lang={typed === undefined ? chosen?.lang : undefined}
            value={typed ?? chosen?.label ?? valueLabel ?? ''}
            onChange={(event) => state.type(event.target.value)}
            onClick={state.open}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && typed === '') {
                event.preventDefault()
                leave()
              } else state.press(event)
            }}
          />
          {value !== undefined && !isFixed && (
            // Not a stop of Tab: with the keyboard the text is emptied. What leaves with a press must not hold the focus.
            <IconButton
              tabIndex={-1}
              icon="close"
              label={t('fields.clear')}
              onClick={() => {
                onValueChange(undefined)
                state.close()
                input.current?.focus()
              }}
            />
          )}
          <Opener
            isOpen={isOpen}
            isDisabled={isFixed}
            onPress={() => {
              if (isOpen) state.close()
              else state.open()
              input.current?.focus()
            }}
          />
          <ChoiceList
            id={listId}
            labelledBy={`${ties.id}-label`}
            anchor={frame}
            state={state}
            isChosen={(one) => one === value}
            {...source}
          />
        </div>
      )}
    </Field>
  )
}
