import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { Stack } from '@maktab/ui/layout'
import { useFormat } from '#shell/use-format.ts'
import { useFindingWords } from '../content/finding-words.tsx'
import { MathsText } from '../content/maths.tsx'

type Clicker = Output<Catalogue['readClicker']>

/** How the class answered so far: question by question, and learner by learner. */
export function ClickerResults({ of: { questions, people } }: { of: Pick<Clicker, 'questions' | 'people'> }) {
  const words = useFindingWords()
  const format = useFormat()
  const figures = ({ right, answered }: { readonly right: number; readonly answered: number }) => words('clicker.right_of', { right: format.number(right), answered: format.number(answered) })
  return (
    <Stack gap={5}>
      <section aria-labelledby="clicker-questions">
        <h2 id="clicker-questions">{words('clicker.by_question')}</h2>
        <ol>
          {questions.map((question, at) => (
            <li key={at}>
              <span dir="auto">
                <MathsText text={question.text} />
              </span>{' '}
              <span className="soft">{figures(question)}</span>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="clicker-people">
        <h2 id="clicker-people">{words('clicker.by_learner')}</h2>
        <ul>
          {people.map((person) => (
            <li key={person.user_id}>
              <bdi>{person.full_name}</bdi> <span className="soft">{figures(person)}</span>
            </li>
          ))}
        </ul>
      </section>
    </Stack>
  )
}
