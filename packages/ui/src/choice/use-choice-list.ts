import { useMemo, useState } from 'react'
import { nextChoice, searchChoices } from './choice-search.ts'
import type { KeyboardEvent } from 'react'
import type { Choice } from './choice-search.ts'

interface UseChoiceList {
  readonly choices: readonly Choice[]
  /** Where walking begins when the list opens untyped. */
  readonly chosen: string | undefined
  readonly onPick: (choice: Choice) => void
  /** Stays open after a pick. */
  readonly isMany: boolean
  /** The caller searches, somewhere else; what it gives is shown as it is. */
  readonly onSearch?: ((text: string) => void) | undefined
  readonly isFixed: boolean
}

/**
 * A text that is typed to search a list, and the list with one active choice in it: the combobox pattern of WAI-ARIA, with
 * the focus always in the text. `typed` is undefined while nothing is being typed.
 */
export function useChoiceList({ choices, chosen, onPick, isMany, onSearch, isFixed }: UseChoiceList) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [walked, setWalked] = useState<number>()
  const found = useMemo(
    () => (onSearch === undefined ? searchChoices(choices, typed ?? '') : choices),
    [choices, typed, onSearch],
  )

  const isSearching = typed !== undefined && typed.trim() !== ''
  // The first find is ready for Enter; an open list begins at what is chosen.
  const start = isSearching ? nextChoice(found, -1, 1) : found.findIndex(({ value }) => value === chosen)
  const active = isOpen ? Math.min(walked ?? start, found.length - 1) : -1

  const open = () => {
    if (isFixed) return
    setOpen(true)
    setWalked(undefined)
  }
  const close = () => {
    setOpen(false)
    setWalked(undefined)
    if (typed === undefined) return
    setTyped(undefined)
    onSearch?.('')
  }
  const type = (text: string) => {
    if (isFixed) return
    setTyped(text)
    setWalked(undefined)
    setOpen(true)
    onSearch?.(text)
  }
  const pick = (choice: Choice | undefined) => {
    if (choice === undefined || choice.isDisabled === true) return
    onPick(choice)
    if (!isMany) return close()
    setWalked(isSearching ? undefined : found.indexOf(choice))
    if (typed !== undefined) onSearch?.('')
    setTyped(undefined)
  }
  const walk = (direction: 1 | -1) => {
    if (!isOpen) return open()
    setWalked(nextChoice(found, active < 0 && direction === -1 ? 0 : active, direction))
  }
  /** Handles the keys of the pattern; says whether it did. */
  const press = (event: KeyboardEvent): boolean => {
    if (isFixed || event.nativeEvent.isComposing) return false
    if (event.key === 'ArrowDown') walk(1)
    else if (event.key === 'ArrowUp') {
      if (event.altKey) close()
      else walk(-1)
    } else if (event.key === 'Enter' && isOpen && active >= 0) pick(found[active])
    else if (event.key === 'Escape' && isOpen) close()
    else if ((event.key === 'PageDown' || event.key === 'PageUp') && isOpen) {
      setWalked(
        event.key === 'PageDown'
          ? nextChoice(found, Math.min(active + 9, found.length - 2), 1)
          : nextChoice(found, Math.max(active - 9, 1), -1),
      )
    } else return false
    event.preventDefault()
    // A dialog around it must not close with the list.
    event.stopPropagation()
    return true
  }

  return { isOpen, typed, found, active, open, close, type, pick, press }
}

export type ChoiceListState = ReturnType<typeof useChoiceList>
