import { latinDigits } from '@maktab/i18n/numbers'

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

/** Letters that keyboards and writers use for each other; marks of vowels and hamza are gone by then. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[\u064a\u0649\u06d0\u06cd\u06ce]/g, '\u06cc'],
  [/\u0643/g, '\u06a9'],
  [/\u06ab/g, '\u06af'],
  [/[\u0629\u06be\u06c1\u06c3\u06d5]/g, '\u0647'],
  [/\u0671/g, '\u0627'],
  [/[\u0640\u200b-\u200f\u2066-\u2069]/g, ''],
]

/** A text as it is compared: without case, vowel signs and half-spaces, Arabic and Persian forms of a letter as one, digits in Latin. */
export function foldText(text: string): string {
  let folded = latinDigits(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  for (const [letters, letter] of alike) folded = folded.replace(letters, letter)
  return folded.replace(/\s+/g, ' ').trim()
}

interface Folded {
  readonly label: string
  readonly rest: string
}

const foldedChoices = new WeakMap<Choice, Folded>()

function foldChoice(choice: Choice): Folded {
  let folded = foldedChoices.get(choice)
  if (folded === undefined) {
    folded = { label: foldText(choice.label), rest: foldText(`${choice.detail ?? ''} ${choice.keywords ?? ''} ${choice.value}`) }
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
