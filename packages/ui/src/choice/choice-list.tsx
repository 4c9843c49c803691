import { memo, useLayoutEffect, useRef } from 'react'
import { Button } from '../base/button.tsx'
import { classNames } from '../base/class-names.ts'
import { ErrorLine } from '../fields/field.tsx'
import { Icon } from '../base/icon.tsx'
import { useListPlacement } from './list-placement.ts'
import { usePartWords } from '../base/part-words.tsx'
import { Spinner } from '../feedback/spinner.tsx'
import styles from './choice-list.module.css'
import type { RefObject } from 'react'
import type { Choice } from './choice-search.ts'
import type { ChoiceListState } from './use-choice-list.ts'

/** What a list that comes from elsewhere may be in the middle of. */
export interface ChoiceSource {
  readonly isLoading?: boolean | undefined
  /** Why it did not come; the list's own sentence stands before it. */
  readonly hasFailed?: boolean | undefined
  readonly onRetry?: (() => void) | undefined
}

interface ChoiceListProps extends ChoiceSource {
  readonly id: string
  readonly labelledBy: string
  readonly anchor: RefObject<HTMLElement | null>
  readonly state: ChoiceListState
  readonly isChosen: (value: string) => boolean
  readonly isMany?: boolean
}

export const choiceId = (id: string, index: number) => `${id}-${index}`

/** The list below a search: choices, or why there are none. What it holds is told in a word as it changes. */
export function ChoiceList({
  id,
  labelledBy,
  anchor,
  state,
  isChosen,
  isMany = false,
  isLoading = false,
  hasFailed = false,
  onRetry,
}: ChoiceListProps) {
  const { t } = usePartWords()
  const popup = useRef<HTMLDivElement>(null)
  const { isOpen, found, active } = state
  useListPlacement(anchor, popup, isOpen)

  useLayoutEffect(() => {
    if (!isOpen || found[active] === undefined) return
    const option = document.getElementById(choiceId(id, active))
    const box = option?.parentElement
    if (option === null || !box) return
    // By hand: scrollIntoView would move the page as well.
    const top = option.offsetTop
    if (top < box.scrollTop) box.scrollTop = top - 8
    else if (top + option.offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = top + option.offsetHeight - box.clientHeight + 8
  }, [id, isOpen, active, found])

  const isBare = isLoading || hasFailed || found.length === 0
  const news = isLoading
    ? t('frame.loading')
    : hasFailed
      ? t('fields.list_failed')
      : found.length === 0
        ? t('fields.no_results')
        : t('fields.results', { count: found.length })
  return (
    <>
      <span className="visually-hidden" role="status">
        {isOpen && news}
      </span>
      {isOpen && (
        // Pressing in the list leaves the focus in the text. A convenience of the pointer: the keys never leave it.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          ref={popup}
          className={`flex rounded surface ${styles['popup']}`}
          onMouseDown={(event) => event.preventDefault()}
        >
          {isBare && (
            <div className={`flex wrap middle between gap-2 touch soft ${styles['note']}`}>
              {hasFailed ? (
                <ErrorLine>{news}</ErrorLine>
              ) : (
                <span aria-hidden="true">
                  {isLoading && <Spinner />} {news}
                </span>
              )}
              {hasFailed && onRetry !== undefined && (
                <Button size="small" icon="sync" onClick={onRetry}>
                  {t('frame.retry')}
                </Button>
              )}
            </div>
          )}
          {/* Keys and focus are in the text, as the pattern wants. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */}
          <div
            id={id}
            role="listbox"
            aria-labelledby={labelledBy}
            aria-multiselectable={isMany || undefined}
            aria-busy={isLoading || undefined}
            className={`relative ${styles['list']}`}
            hidden={isBare}
            onClick={(event) => {
              const index = (event.target as HTMLElement).closest<HTMLElement>('[data-index]')?.dataset['index']
              if (index !== undefined) state.pick(found[Number(index)])
            }}
          >
            {!isBare &&
              found.map((choice, index) => (
                <Option
                  key={choice.value}
                  id={choiceId(id, index)}
                  index={index}
                  choice={choice}
                  isActive={index === active}
                  isChosen={isChosen(choice.value)}
                />
              ))}
          </div>
        </div>
      )}
    </>
  )
}

interface OptionProps {
  readonly id: string
  readonly index: number
  readonly choice: Choice
  readonly isActive: boolean
  readonly isChosen: boolean
}

/** Four hundred of them, and one or two change with a key: the others are not drawn again. */
const Option = memo(function Option({
  id,
  index,
  choice: { label, detail, lang, isDisabled = false },
  isActive,
  isChosen,
}: OptionProps) {
  return (
    <div
      id={id}
      data-index={index}
      role="option"
      aria-selected={isChosen}
      aria-disabled={isDisabled || undefined}
      className={classNames(
        'flex middle between gap-3 touch rounded-small',
        styles['option'],
        isActive && styles['active'],
        isDisabled && styles['disabled'],
      )}
    >
      <span className={`grid shrink break ${styles['text']}`}>
        <bdi lang={lang}>{label}</bdi>
        {detail !== undefined && <bdi className={`small soft ${styles['detail']}`}>{detail}</bdi>}
      </span>
      {isChosen && <Icon name="check" size={1.125} />}
    </div>
  )
})
