import { useLanguage } from '#language/use-language.ts'
import { MathsText } from './maths.tsx'
import styles from './question-form.module.css'

/** The question, and in the language of the page how it is answered. */
export function QuestionLegend({ text, manner }: { text?: string; manner: string }) {
  const { tag } = useLanguage()
  return (
    <>
      {text !== undefined && (
        <span className={styles['text']}>
          <MathsText text={text} />
        </span>
      )}
      <span className={styles['manner']}>
        <bdi lang={tag}>{manner}</bdi>
      </span>
    </>
  )
}
