import type { AskedQuestion, Question, QuestionOf } from '@maktab/contracts/questions/questions'
import { plainMaths } from '@maktab/domain/questions/maths'
import { blankMark, shownOrder } from '@maktab/domain/questions/questions'
import { Grid, Stack } from '@maktab/ui/layout/layout'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { MathsText } from '#features/questions/maths.tsx'
import { PictureRegions } from '#features/questions/picture-regions.tsx'
import { questionDirection } from '#features/questions/question-direction.ts'
import styles from './clicker.module.css'

/** A question as the class reads it from the wall: what can be chosen stands there, nothing can be touched and nothing tells what is right. */
export function ClickerQuestion({ question }: { question: Question }) {
  return (
    <div dir={questionDirection(question.text)}>
      <Stack gap={5}>
        <p className={styles['question']} dir="auto">
          <MathsText text={question.text.replaceAll(blankMark, ' ……… ')} />
        </p>
        <Offered question={question} />
      </Stack>
    </div>
  )
}

function Offered({ question }: { question: Question }) {
  switch (question.kind) {
    case 'choice':
      return <Texts of={question.options} />
    case 'inline_choice':
      return <InBlanks question={question} />
    case 'match':
      return (
        <Grid>
          <Texts of={question.left} />
          <Texts of={shownOrder(question.question_id, question.right)} />
        </Grid>
      )
    case 'order':
      return <Texts of={shownOrder(question.question_id, question.items)} />
    case 'hotspot':
      return <ClickerPicture question={question} isRevealed={false} />
    default:
      return null
  }
}

function InBlanks({ question }: { question: QuestionOf<'inline_choice'> }) {
  const t = useT('courses')
  return question.blanks.map(({ blank_id, options }, at) => (
    <section key={blank_id} aria-label={t('content.blank_number', { number: at + 1 })}>
      {question.blanks.length > 1 && <p className="soft">{t('content.blank_number', { number: at + 1 })}</p>}
      <Texts of={options} />
    </section>
  ))
}

/** In an order that tells nothing: the one they are given in. Numbered, so that a teacher can say "the second". */
function Texts({ of }: { of: readonly { readonly text: string }[] }) {
  const format = useFormat()
  return (
    <ol className={styles['options']} role="list">
      {of.map(({ text }, at) => (
        <li key={text}>
          <span>{format.number(at + 1)}.</span>
          <bdi>
            <MathsText text={text} />
          </bdi>
        </li>
      ))}
    </ol>
  )
}

/** The same numbers before the options that a learner chooses from. */
export function numberOptions<Asked extends AskedQuestion | Question>(
  question: Asked,
  number: (value: number) => string,
): Asked {
  if (question.kind !== 'choice') return question
  return {
    ...question,
    options: question.options.map((one, at) => ({ ...one, text: `${number(at + 1)}. ${one.text}` })),
  }
}

/** The picture of a hotspot with the parts that can be touched; once it is revealed, which of them are right. */
export function ClickerPicture({
  question: { picture, alt, regions, correct },
  isRevealed,
}: {
  question: QuestionOf<'hotspot'>
  isRevealed: boolean
}) {
  return (
    <PictureRegions
      url={picture.url}
      alt={plainMaths(alt)}
      regions={regions.map(({ region_id, shape }) => ({
        region_id,
        shape,
        look: isRevealed && correct.includes(region_id) ? 'right' : 'plain',
        hasFocus: false,
      }))}
    />
  )
}
