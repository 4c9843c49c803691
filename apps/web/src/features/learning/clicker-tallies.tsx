import type { Question } from '@maktab/contracts/content/questions'
import type { Tally } from '@maktab/contracts/learning/clickers'
import { BarChart } from '@maktab/ui/bar-chart'
import { useT } from '#shell/use-t.ts'
import { useFindingWords } from '../content/finding-words.tsx'

/** How often each answer was given; which of them are right only where `isRevealed`. */
export function ClickerTallies({ question, tallies, isRevealed }: { question: Question; tallies: readonly Tally[]; isRevealed: boolean }) {
  const t = useT()
  const words = useFindingWords()
  const textOf = (answer: string): string => {
    if (question.kind === 'choice') return question.options.find(({ option_id }) => option_id === answer)?.text ?? answer
    if (question.kind === 'true_false') return t(answer === 'true' ? 'content.true' : 'content.false')
    return answer
  }
  return (
    <BarChart
      words={{ caption: words('clicker.bars'), labelHeading: t('content.answer'), valueHeading: words('clicker.how_many') }}
      points={tallies.map(({ answer, answers, is_right }) => ({
        key: answer,
        label: isRevealed && is_right ? words('clicker.right_mark', { answer: textOf(answer) }) : textOf(answer),
        value: answers,
      }))}
    />
  )
}
