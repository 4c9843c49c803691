import type { Question } from '@maktab/contracts/questions/questions'
import type { Tally } from '@maktab/contracts/learning/clickers'
import { plainMaths } from '@maktab/domain/questions/maths'
import { BarChart } from '@maktab/ui/charts/bar-chart'
import { Stack } from '@maktab/ui/layout/layout'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'

interface ClickerTalliesProps {
  readonly question: Question
  readonly tallies: readonly Tally[]
  /** Which answers are right is said only then. */
  readonly isRevealed: boolean
}

/** How often each answer was given: one chart for each part of the question, under the name of that part. */
export function ClickerTallies({ question, tallies, isRevealed }: ClickerTalliesProps) {
  const t = useT('courses', 'finding')
  const format = useFormat()
  const parts = [...new Set(tallies.map(({ part }) => part))]
  const nameOf = (part: number): string => {
    if (question.kind === 'match') return plainMaths(question.left[part]?.text ?? '')
    if (question.kind === 'order') return t('clicker.place_number', { number: format.number(part + 1) })
    return parts.length > 1 ? t('content.blank_number', { number: part + 1 }) : t('clicker.bars')
  }
  const wordsOf = ({ part, answer, is_right }: Tally): string => {
    const text = answerWords(question, part, answer) ?? t(answer === 'true' ? 'content.true' : 'content.false')
    return isRevealed && is_right ? t('clicker.right_mark', { answer: plainMaths(text) }) : plainMaths(text)
  }
  return (
    <Stack gap={5}>
      {tallies.length === 0 && <p className="soft">{t('clicker.nobody_answered')}</p>}
      {parts.map((part) => (
        <BarChart
          key={part}
          words={{ caption: nameOf(part), labelHeading: t('content.answer'), valueHeading: t('clicker.how_many') }}
          points={tallies
            .filter((tally) => tally.part === part)
            .map((tally) => ({ key: tally.answer, label: wordsOf(tally), value: tally.answers }))}
        />
      ))}
    </Stack>
  )
}

/** An answer as its reader knows it; undefined where it is true or false, which the language of the page says. */
function answerWords(question: Question, part: number, answer: string): string | undefined {
  switch (question.kind) {
    case 'true_false':
      return undefined
    case 'choice':
      return question.options.find(({ option_id }) => option_id === answer)?.text ?? answer
    case 'inline_choice':
      return question.blanks[part]?.options.find(({ option_id }) => option_id === answer)?.text ?? answer
    case 'match':
      return question.right.find(({ item_id }) => item_id === answer)?.text ?? answer
    case 'order':
      return question.items.find(({ item_id }) => item_id === answer)?.text ?? answer
    case 'hotspot':
      return question.regions.find(({ region_id }) => region_id === answer)?.label ?? answer
    default:
      return answer
  }
}
