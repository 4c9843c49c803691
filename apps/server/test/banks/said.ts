/** What a question asks and what is right, in a line: for tables of what each item of a bank must become. */
import type { Question } from '@maktab/contracts/questions/questions'
import type { BroughtIn } from '../import-bench.ts'

const chosen = (options: readonly { readonly option_id: string; readonly text: string }[], ids: readonly string[]) =>
  options.map(({ option_id, text }) => (ids.includes(option_id) ? `*${text}` : text)).join(' / ')

export function saidOf(question: Question): string {
  const text = question.text.replaceAll('\n', ' | ')
  const answers = (): string => {
    switch (question.kind) {
      case 'choice':
        return chosen(question.options, question.correct)
      case 'true_false':
        return String(question.correct)
      case 'blank':
        return question.blanks
          .map(({ accepted, as_number }) => `${as_number ? '#' : ''}${accepted.join('=')}`)
          .join('; ')
      case 'inline_choice':
        return question.blanks.map(({ options, correct }) => chosen(options, [correct])).join('; ')
      case 'numeric':
        return `${question.value} ± ${question.tolerance} ${question.unit}`.trim()
      case 'short_text':
        return question.accepted.join('=')
      case 'match': {
        const textOf = (id: string) => question.right.find(({ item_id }) => item_id === id)?.text
        const pairs = question.left.map(
          ({ item_id, text: left }) =>
            `${left}-${textOf(question.pairs.find(({ left_id }) => left_id === item_id)!.right_id)}`,
        )
        return `${pairs.join('; ')} of ${question.right.map(({ text: right }) => right).join(', ')}`
      }
      case 'order':
        return question.items.map(({ text: item }) => item).join(' < ')
      case 'hotspot':
        return question.correct.join('; ')
      default:
        return question.rubric.map(({ title, levels }) => `${title}: ${levels[0]?.marks}`).join('; ')
    }
  }
  return `${question.kind}: ${text} → ${answers()}${tailOf(question)}`
}

/** What it gives, what helps and what is said afterwards; nothing where nothing is. */
function tailOf(question: Question): string {
  const { explanation, marks, hints = [], feedback = {} } = question
  const parts = [
    marks !== undefined && `${marks} marks`,
    'partial_credit' in question && question.partial_credit === true && 'by parts',
    'blanks' in question &&
      question.blanks.some((blank) => blank.marks !== undefined) &&
      question.blanks.map((blank) => blank.marks ?? 1).join('+'),
    question.kind === 'numeric' &&
      question.units &&
      question.units.map(({ unit, factor }) => `${unit} ${factor}`).join(', '),
    question.kind === 'choice' &&
      question.options
        .map((option) => option.feedback ?? '')
        .filter(Boolean)
        .join(' / '),
    hints.length > 0 && `hints: ${hints.join(' / ')}`,
    ...(['right', 'partly', 'wrong'] as const).map((way) => (feedback[way] ?? '') !== '' && `${way}: ${feedback[way]}`),
    explanation,
  ].filter((part) => typeof part === 'string' && part !== '')
  return parts.length === 0 ? '' : ` (${parts.join('; ')})`
}

/** Of every assessment that a file became: its title, then its questions. */
export function assessmentsIn({ imported }: BroughtIn): readonly string[] {
  if (!imported) return []
  return [imported, ...(imported.further ?? [])].flatMap(({ title, body }) =>
    body.kind === 'assessment' ? [`# ${title}`, ...body.questions.map((question) => saidOf(question as Question))] : [],
  )
}

/** What is said of each part: `name: outcome reason detail`. */
export const remarksOf = ({ report }: BroughtIn): readonly string[] =>
  report
    .slice(0, -1)
    .map(({ name, outcome, reason, detail }) => [`${name}:`, outcome, reason, detail].filter(Boolean).join(' '))
