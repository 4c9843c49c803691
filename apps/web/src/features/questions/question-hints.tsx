import { Button } from '@maktab/ui/base/button'
import { useState } from 'react'
import { useLanguage } from '#language/use-language.ts'
import { useT } from '#language/use-t.ts'
import { MathsText } from './maths.tsx'
import styles from './question-form.module.css'

/** What helps, one text after another, each once it is asked for. */
export function QuestionHints({ hints }: { readonly hints: readonly string[] }) {
  const t = useT('lessons')
  const { tag } = useLanguage()
  const [shown, setShown] = useState(0)
  return (
    <div className={styles['hints']}>
      <div role="status">
        {hints.slice(0, shown).map((hint) => (
          <p key={hint} dir="auto">
            <MathsText text={hint} />
          </p>
        ))}
      </div>
      {shown < hints.length && (
        <span lang={tag}>
          <Button variant="quiet" size="small" icon="info" onClick={() => setShown(shown + 1)}>
            {t(shown === 0 ? 'questions.show_hint' : 'questions.show_next_hint')}
          </Button>
        </span>
      )}
    </div>
  )
}
