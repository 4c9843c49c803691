import type { TestRules } from '@maktab/contracts/questions/test-rules'
import { draws, secondsOf, showsAnswers, triesOf, type Allowance } from '@maktab/domain/questions/test-rules'
import { Button } from '@maktab/ui/base/button'
import { useNow } from '#browser/use-now.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import styles from './test-taking.module.css'

interface TestFrontProps {
  readonly rules: TestRules
  readonly allowance: Allowance
  /** Tries that were made; undefined while that is not known. */
  readonly made: number | undefined
  onBegin(): void
}

/** What holds for a test, before it is begun. */
export function TestFront({ rules, allowance, made, onBegin }: TestFrontProps) {
  const t = useT('testing')
  const format = useFormat()
  const now = useNow()
  const perCent = (value: number) => format.percent(value)
  const tries = triesOf(rules, allowance)
  const seconds = secondsOf(rules, allowance)
  const { opens_on, pass_mark, penalty, question_tries, retry_penalty } = rules
  const isOpen = opens_on === undefined || now >= Date.parse(opens_on)
  const said = [
    seconds !== undefined && t('questions.rule_minutes', { count: seconds / 60 }),
    tries !== undefined && t('questions.rule_tries', { count: tries, left: Math.max(0, tries - (made ?? 0)) }),
    !showsAnswers(rules, allowance, 0) && t('questions.rule_answers_last'),
    pass_mark !== undefined && t('questions.rule_pass', { percent: perCent(pass_mark) }),
    penalty !== undefined && t('questions.rule_penalty', { percent: perCent(penalty) }),
    question_tries !== undefined && t('questions.rule_checks', { count: question_tries }),
    question_tries !== undefined &&
      retry_penalty !== undefined &&
      t('questions.rule_retry', { percent: perCent(retry_penalty) }),
    draws(rules) && t('questions.rule_drawn'),
  ].filter((one) => one !== false)
  return (
    <section className={styles['front']} aria-label={t('questions.rules_title')}>
      <h3>{t('questions.rules_title')}</h3>
      {said.length > 0 && (
        <ul>
          {said.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <Button variant="primary" disabled={made === undefined} onClick={onBegin}>
          {t('questions.begin_test')}
        </Button>
      ) : (
        <p role="status">{t('questions.not_open_yet', { date: format.dateTime(new Date(opens_on)) })}</p>
      )}
    </section>
  )
}
