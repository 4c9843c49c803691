import { foldText } from '../base/fold-text.ts'

/** One of a list to choose from. */
export interface Choice {
  readonly value: string
  readonly label: string
  /** A second line that tells it from its namesakes: the province of a district. Searched too. */
  readonly detail?: string | undefined
  /** Other names that people search it by. */
  readonly keywords?: string | undefined
  /** Language of the label, where it is not the page's. */
  readonly lang?: string | undefined
  readonly isDisabled?: boolean | undefined
}

interface Folded {
  readonly label: string
  readonly rest: string
}

const foldedChoices = new WeakMap<Choice, Folded>()

function foldChoice(choice: Choice): Folded {
  let folded = foldedChoices.get(choice)
  if (folded === undefined) {
    folded = {
      label: foldText(choice.label),
      rest: foldText(`${choice.detail ?? ''} ${choice.keywords ?? ''} ${choice.value}`),
    }
    foldedChoices.set(choice, folded)
  }
  return folded
}

/** Choices that hold every word of what is typed: those that begin with it first, then those with a word that does, then the rest; else in their own order. */
export function searchChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = foldText(typed)
  if (wanted === '') return choices
  const words = wanted.split(' ')
  const ranks: Choice[][] = [[], [], []]
  for (const choice of choices) {
    const { label, rest } = foldChoice(choice)
    if (!words.every((word) => label.includes(word) || rest.includes(word))) continue
    ranks[label.startsWith(wanted) ? 0 : ` ${label}`.includes(` ${wanted}`) ? 1 : 2]?.push(choice)
  }
  return ranks.flat()
}

/** The next choice that can be taken from an index, going round; -1 where there is none. */
export function nextChoice(choices: readonly Choice[], from: number, direction: 1 | -1): number {
  const count = choices.length
  for (let step = 1; step <= count; step += 1) {
    const index = (((from + direction * step) % count) + count) % count
    if (choices[index]?.isDisabled !== true) return index
  }
  return -1
}
