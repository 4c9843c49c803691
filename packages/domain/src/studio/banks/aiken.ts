/** Reads Aiken: a question, its choices a line each, `ANSWER: B` (docs.moodle.org/en/Aiken_format). */
import { nameFrom, noFeedback, type BankEntry } from './bank-items.ts'
import { tidyWords } from './html-words.ts'

const choiceLine = /^\s*([A-Z])\s*[.)]\s+(.*\S)\s*$/i

/** Letters behind `ANSWER:`; undefined where there is anything else. */
function lettersOf(line: string): readonly string[] | undefined {
  const said = line
    .slice(line.indexOf(':') + 1)
    .trim()
    .replace(/[.)]$/, '')
    .toUpperCase()
  return /^[A-Z](?:[\s,;]+[A-Z])*$/.test(said) ? said.split(/[\s,;]+/) : undefined
}

/** Whether a text is written in it and not in GIFT. */
export function isAiken(text: string): boolean {
  const lines = text.split(/\r\n?|\n/)
  return lines.some((line) => /^\s*ANSWER\s*:/i.test(line)) && lines.some((line) => choiceLine.test(line))
}

/** Every question of a text, in its order. */
export function* readAiken(text: string): Generator<BankEntry> {
  let words: string[] = []
  let choices: { readonly letter: string; readonly text: string }[] = []
  let from = 1
  const entry = (letters: readonly string[] | undefined): BankEntry => {
    const asked = tidyWords(words.join('\n'))
    const name = nameFrom(asked) || String(from)
    const correct = letters?.filter((letter, at) => letters.indexOf(letter) === at) ?? []
    const isBroken =
      asked === '' ||
      choices.length < 2 ||
      correct.length === 0 ||
      correct.some((letter) => !choices.some((one) => one.letter === letter)) ||
      choices.some(({ letter }, at) => letter !== String.fromCharCode(65 + at))
    if (isBroken) return { name, reason: 'question_syntax', detail: String(from) }
    const answers = choices.map((one) => ({
      text: tidyWords(one.text),
      fraction: correct.includes(one.letter) ? 100 : 0,
      feedback: '',
    }))
    return {
      item: {
        name,
        category: '',
        text: asked,
        explanation: '',
        feedback: noFeedback,
        hints: [],
        marks: 1,
        isByParts: false,
        losses: [],
        part: { kind: 'choice', isSingle: correct.length === 1, isShuffled: false, answers },
      },
    }
  }
  for (const [index, line] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    const answer = /^\s*ANSWER\s*:/i.test(line)
    if (answer) {
      if (words.length === 0 && choices.length === 0) from = index + 1
      yield entry(lettersOf(line))
      words = []
      choices = []
      continue
    }
    if (line.trim() === '') continue
    const choice = choiceLine.exec(line)
    // A question may itself begin as a choice does: its first line is none.
    if (choice && words.length > 0) choices.push({ letter: choice[1]!.toUpperCase(), text: choice[2]! })
    else if (choices.length === 0) {
      if (words.length === 0) from = index + 1
      words.push(line)
    } else {
      // Words behind the choices: the question before them has no answer.
      yield entry(undefined)
      words = [line]
      choices = []
      from = index + 1
    }
  }
  if (words.length > 0) yield entry(undefined)
}
