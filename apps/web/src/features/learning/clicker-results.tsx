import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { Card } from '@maktab/ui/layout/card'
import { Stack } from '@maktab/ui/layout/layout'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { MathsText } from '#features/questions/maths.tsx'
import styles from './clicker.module.css'

type Clicker = Output<Catalogue['readClicker']>

interface Answered {
  readonly right: number
  readonly answered: number
}

/** How the class answered so far: question by question, and learner by learner, those who answered first. */
export function ClickerResults({ of: { questions, people } }: { of: Pick<Clicker, 'questions' | 'people'> }) {
  const t = useT('finding')
  const format = useFormat()
  const figures = ({ right, answered }: Answered, none: string) => (
    <span className={`soft rigid ${styles['figures']}`}>
      {answered === 0
        ? none
        : t('clicker.right_of', { right: format.number(right), answered: format.number(answered) })}
    </span>
  )
  const present = people.filter(({ answered }) => answered > 0)
  const absent = people.filter(({ answered }) => answered === 0)
  return (
    <Stack gap={5}>
      <Card heading={t('clicker.by_question')}>
        <ol className={styles['results']} role="list">
          {questions.map((question, at) => (
            <li key={at}>
              <span>
                {format.number(at + 1)}.{' '}
                <bdi>
                  <MathsText text={question.text} />
                </bdi>
              </span>
              {figures(question, t('clicker.nobody_answered'))}
            </li>
          ))}
        </ol>
      </Card>
      <Card heading={t('clicker.by_learner')}>
        <ul className={styles['results']} role="list">
          {[...present, ...absent].map((person) => (
            <li key={person.user_id}>
              <bdi>{person.full_name}</bdi>
              {figures(person, t('clicker.gave_none'))}
            </li>
          ))}
        </ul>
      </Card>
    </Stack>
  )
}
