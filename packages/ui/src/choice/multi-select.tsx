import { useId, useRef, useState } from 'react'
import { choiceBoxClass, Opener } from './choice-box.tsx'
import { ChoiceList, choiceId } from './choice-list.tsx'
import { Field, noPlaceholder } from '../fields/field.tsx'
import { Icon } from '../base/icon.tsx'
import { usePartWords } from '../base/part-words.tsx'
import { useChoiceList } from './use-choice-list.ts'
import styles from './choice-box.module.css'
import type { KeyboardEvent, RefObject } from 'react'
import type { ChoiceSource } from './choice-list.tsx'
import type { Choice } from './choice-search.ts'
import type { FieldWords } from '../fields/field.tsx'

interface MultiSelectProps extends FieldWords, ChoiceSource {
  readonly choices: readonly Choice[]
  readonly values: readonly string[]
  /** In the order in which they were chosen. */
  readonly onValuesChange: (values: readonly string[]) => void
  /** Where the search is the caller's: what is typed, empty when the list closes. */
  readonly onSearch?: (text: string) => void
  readonly placeholder?: string
  readonly isDisabled?: boolean
  readonly isReadOnly?: boolean
  readonly onBlur?: () => void
}

/**
 * Any number of many, found by typing; each stands as a chip before the text. Pressing a chip takes it away, so does
 * Backspace in the empty text for the last one; the arrow key that goes back walks from the text into the chips.
 */
export function MultiSelect({
  label,
  hint,
  error,
  isOptional,
  choices,
  values,
  onValuesChange,
  onSearch,
  placeholder,
  isDisabled = false,
  isReadOnly = false,
  onBlur,
  ...source
}: MultiSelectProps) {
  const { t, language } = usePartWords()
  const listId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const chips = useRef<HTMLUListElement>(null)
  const [news, setNews] = useState('')
  const isFixed = isDisabled || isReadOnly
  const nameOf = (value: string) => choices.find((choice) => choice.value === value)?.label ?? value

  const remove = (value: string) => {
    onValuesChange(values.filter((one) => one !== value))
    setNews(t('fields.removed_named', { name: nameOf(value) }))
  }
  const toggle = ({ value, label: name }: Choice) => {
    if (values.includes(value)) return remove(value)
    onValuesChange([...values, value])
    setNews(t('fields.added_named', { name }))
  }
  const state = useChoiceList({ choices, chosen: undefined, onPick: toggle, isMany: true, onSearch, isFixed })
  const { isOpen, typed = '', active } = state

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const isAtStart = event.currentTarget.selectionEnd === 0
    const last = values.at(-1)
    if (event.key === 'Backspace' && typed === '' && last !== undefined && !isFixed) remove(last)
    else if (event.key === backKey(language.direction) && isAtStart && last !== undefined) {
      event.preventDefault()
      chipButtons(chips).at(-1)?.focus()
    } else state.press(event)
  }

  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(ties) => (
        <div
          ref={frame}
          className={choiceBoxClass({ error, isDisabled, isReadOnly })}
          onBlur={(event) => {
            if (event.currentTarget.contains(event.relatedTarget)) return
            state.close()
            onBlur?.()
          }}
        >
          {values.length > 0 && (
            <Chips
              ref={chips}
              values={values}
              nameOf={nameOf}
              isFixed={isFixed}
              labelledBy={`${ties.id}-label`}
              onRemove={remove}
              onBack={() => input.current?.focus()}
            />
          )}
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
            placeholder={values.length === 0 ? (placeholder ?? noPlaceholder) : noPlaceholder}
            disabled={isDisabled}
            readOnly={isReadOnly}
            value={typed}
            onChange={(event) => state.type(event.target.value)}
            onClick={state.open}
            onKeyDown={press}
          />
          <Opener
            isOpen={isOpen}
            isDisabled={isFixed}
            onPress={() => {
              if (isOpen) state.close()
              else state.open()
              input.current?.focus()
            }}
          />
          <span className="visually-hidden" role="status">
            {news}
          </span>
          <ChoiceList
            id={listId}
            labelledBy={`${ties.id}-label`}
            anchor={frame}
            state={state}
            isChosen={(one) => values.includes(one)}
            isMany
            {...source}
          />
        </div>
      )}
    </Field>
  )
}

/** The arrow key that goes back along the line. */
function backKey(direction: 'ltr' | 'rtl'): string {
  return direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
}

function chipButtons(chips: RefObject<HTMLUListElement | null>): HTMLButtonElement[] {
  return Array.from(chips.current?.querySelectorAll('button') ?? [])
}

interface ChipsProps {
  readonly ref: RefObject<HTMLUListElement | null>
  readonly values: readonly string[]
  readonly nameOf: (value: string) => string
  readonly isFixed: boolean
  readonly labelledBy: string
  readonly onRemove: (value: string) => void
  readonly onBack: () => void
}

/** One stop for Tab; arrow keys go from chip to chip, and past the last one into the text. */
function Chips({ ref, values, nameOf, isFixed, labelledBy, onRemove, onBack }: ChipsProps) {
  const { t, language } = usePartWords()
  const focus = (index: number) => {
    const button = chipButtons(ref)[index]
    if (button === undefined) onBack()
    else button.focus()
  }
  const remove = (index: number, value: string) => {
    // To the neighbour, which is gone from its place by the time it is drawn again.
    focus(index + 1 < values.length ? index + 1 : index - 1)
    onRemove(value)
  }
  return (
    <ul ref={ref} role="list" className={`flex wrap gap-1 ${styles['chips']}`} aria-labelledby={labelledBy}>
      {values.map((value, index) => (
        <li key={value}>
          <button
            type="button"
            className={`inline-flex middle gap-2 touch round medium strong break ${styles['chip']}`}
            tabIndex={index === values.length - 1 ? 0 : -1}
            disabled={isFixed}
            aria-label={isFixed ? undefined : t('fields.remove_named', { name: nameOf(value) })}
            onClick={() => remove(index, value)}
            onKeyDown={(event) => {
              const isBack = event.key === backKey(language.direction)
              if (isBack) focus(Math.max(0, index - 1))
              else if (event.key === backKey(language.direction === 'rtl' ? 'ltr' : 'rtl')) focus(index + 1)
              else if (event.key === 'Backspace' || event.key === 'Delete') remove(index, value)
              else return
              event.preventDefault()
            }}
          >
            <bdi>{nameOf(value)}</bdi>
            {!isFixed && <Icon name="close" size={1} />}
          </button>
        </li>
      ))}
    </ul>
  )
}
