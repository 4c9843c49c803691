import type { AskedQuestion } from '@maktab/contracts/questions/questions'
import { readTypedNumber } from '@maktab/domain/questions/questions'
import type { Translate } from '@maktab/i18n/translate'

const isPlainNumber = (typed: string): boolean => readTypedNumber(typed) !== undefined

/** An answer as a person reads it; empty where nothing was answered. What names nothing in the question stays as it was given. */
export function answerWords(
  question: AskedQuestion,
  answer: readonly string[],
  t: Translate<'courses' | 'lessons' | 'reports'>,
): string {
  const named = (parts: readonly { readonly id: string; readonly text: string }[], id: string | undefined) =>
    parts.find((part) => part.id === id)?.text ?? id ?? ''
  const options = (all: readonly { readonly option_id: string; readonly text: string }[]) =>
    all.map(({ option_id, text }) => ({ id: option_id, text }))
  const items = (all: readonly { readonly item_id: string; readonly text: string }[]) =>
    all.map(({ item_id, text }) => ({ id: item_id, text }))
  if (answer.every((part) => part.trim() === '')) return ''
  switch (question.kind) {
    case 'choice':
      return answer.map((id) => named(options(question.options), id)).join(' · ')
    case 'true_false':
      return answer
        .map((text) => (text === 'true' ? t('content.true') : text === 'false' ? t('content.false') : text))
        .join(' · ')
    case 'inline_choice':
      return question.blanks.map((blank, at) => named(options(blank.options), answer[at])).join(' · ')
    case 'numeric':
      // Whoever typed a unit said which.
      return [...answer, ...(answer.every(isPlainNumber) && question.asks_unit !== true ? [question.unit] : [])]
        .filter((part) => part !== '')
        .join(' ')
    case 'match':
      return question.left.map(({ text }, at) => `${text}: ${named(items(question.right), answer[at])}`).join(' · ')
    case 'order':
      return answer.map((id) => named(items(question.items), id)).join(' · ')
    case 'hotspot':
      return answer
        .map((id) =>
          named(
            question.regions.map(({ region_id, label }) => ({ id: region_id, text: label })),
            id,
          ),
        )
        .join(' · ')
    case 'file':
    case 'recording':
      return t('reports.files', { count: answer.length })
    default:
      return answer.join(' · ')
  }
}
