import type { Question } from '@maktab/contracts/questions/questions'
import type { TestRules, TestSection } from '@maktab/contracts/questions/test-rules'
import type { LanguageCode } from '@maktab/contracts/fields'
import { plainMaths } from '@maktab/domain/questions/maths'
import { bySection, rulesFaults } from '@maktab/domain/questions/test-rules'
import { languageByCode } from '@maktab/i18n/languages'
import { instantOf, wallClockOf } from '@maktab/i18n/wall-clock'
import { Button } from '@maktab/ui/base/button'
import { Checkbox } from '@maktab/ui/choice/checkbox'
import { Select } from '@maktab/ui/choice/select'
import { DateTimeField } from '@maktab/ui/dates/date-time-field'
import { Notice } from '@maktab/ui/feedback/notice'
import { NumberField } from '@maktab/ui/fields/number-field'
import { TextArea } from '@maktab/ui/fields/text-area'
import { TextField } from '@maktab/ui/fields/text-field'
import { Disclosure } from '@maktab/ui/layout/accordion'
import { useState } from 'react'
import { useSession } from '#calls/use-session.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import styles from './assessment-editor.module.css'

interface TestRulesFormProps {
  readonly rules: TestRules | undefined
  readonly questions: readonly Question[]
  readonly closes_on: string | undefined
  /** Of what is written. */
  readonly language: LanguageCode
  onChange(rules: TestRules | undefined): void
}

type NumberRule = 'tries' | 'minutes' | 'pass_mark' | 'penalty' | 'question_tries' | 'retry_penalty'

/** What of numbers an author may set, and within which bounds. */
const numbers: readonly (readonly [
  NumberRule,
  number,
  number,
  `${Exclude<NumberRule, 'retry_penalty'>}_hint` | undefined,
])[] = [
  ['tries', 1, 20, 'tries_hint'],
  ['minutes', 1, 600, 'minutes_hint'],
  ['pass_mark', 1, 100, 'pass_mark_hint'],
  ['penalty', 1, 100, 'penalty_hint'],
  ['question_tries', 2, 5, 'question_tries_hint'],
  ['retry_penalty', 1, 100, undefined],
]
const choices = ['shows_answers', 'shuffles_questions', 'shuffles_options'] as const

const isSaid = (rule: unknown): boolean =>
  rule !== undefined && rule !== false && (!Array.isArray(rule) || rule.length > 0)

/** The rules of a test, as its author sets them; what is left empty does not hold. */
export function TestRulesForm({ rules = {}, questions, closes_on, language, onChange }: TestRulesFormProps) {
  const t = useT('rules')
  const { time_zone } = useSession()
  const [today] = useState(() => wallClockOf(new Date(), time_zone).slice(0, 10))
  const faults = rulesFaults(rules, { questions, closes_on })
  function change(part: Partial<TestRules>) {
    const next = Object.fromEntries(Object.entries({ ...rules, ...part }).filter(([, rule]) => isSaid(rule)))
    onChange(Object.keys(next).length === 0 ? undefined : next)
  }
  return (
    <Disclosure summary={t('questions.rules_of_test')} isOpenAtFirst={Object.values(rules).some(isSaid)}>
      <div className={styles['fields']}>
        <div className={styles['rules']}>
          {numbers.map(([rule, min, max, hint]) => (
            <NumberField
              key={rule}
              label={t(`questions.${rule}`)}
              {...(hint && { hint: t(`questions.${hint}`) })}
              isOptional
              min={min}
              max={max}
              value={rules[rule]}
              onValueChange={(next) => {
                if (next === undefined) change({ [rule]: undefined })
                else if (Number.isInteger(next) && next >= min && next <= max) change({ [rule]: next })
              }}
            />
          ))}
          <DateTimeField
            label={t('questions.opens_on')}
            isOptional
            value={rules.opens_on === undefined ? '' : wallClockOf(new Date(rules.opens_on), time_zone)}
            onValueChange={(next) => change({ opens_on: instantOf(next, time_zone)?.toISOString() })}
            today={today}
          />
        </div>
        {choices.map((rule) => (
          <Checkbox
            key={rule}
            label={t(`questions.${rule}`)}
            checked={rules[rule] === true}
            onChange={(event) => change({ [rule]: event.target.checked })}
          />
        ))}
        <Sections
          sections={rules.sections ?? []}
          questions={questions}
          language={language}
          onChange={(sections) => change({ sections })}
        />
        {faults.map((fault) => (
          <Notice key={fault} tone="warning">
            {t(`questions.rules_fault_${fault}`)}
          </Notice>
        ))}
      </div>
    </Disclosure>
  )
}

interface SectionsProps extends Pick<TestRulesFormProps, 'questions' | 'language'> {
  readonly sections: readonly TestSection[]
  onChange(sections: TestSection[]): void
}

function Sections({ sections, questions, language, onChange }: SectionsProps) {
  const t = useT('rules')
  const format = useFormat()
  const { direction, tag } = languageByCode(language)
  const set = (section: TestSection, part: Partial<TestSection>) =>
    onChange(sections.map((one) => (one === section ? { ...one, ...part } : one)))
  const free = questions.find(
    ({ question_id }) => !sections.some(({ first_question_id }) => first_question_id === question_id),
  )
  const groups = bySection(questions, sections)
  const options = questions.map(({ question_id, text }, at) => ({
    value: question_id,
    label: `${format.number(at + 1)}. ${plainMaths(text).slice(0, 60)}`,
  }))
  return (
    <fieldset className={styles['rows']}>
      <legend>{t('questions.sections')}</legend>
      {sections.map((section, at) => {
        const number = format.number(at + 1)
        const count = groups.find((group) => group.section === section)?.questions.length ?? 0
        return (
          <div key={section.first_question_id} className={styles['criterion']}>
            <TextField
              label={t('questions.section_title', { number })}
              isOptional
              lang={tag}
              dir={direction}
              maxLength={200}
              value={section.title}
              onChange={(event) => set(section, { title: event.target.value })}
            />
            <Select
              label={t('questions.section_begins')}
              options={options}
              value={section.first_question_id}
              onChange={(event) => set(section, { first_question_id: event.target.value })}
            />
            <TextArea
              label={t('questions.section_instruction')}
              isOptional
              lang={tag}
              dir={direction}
              rows={3}
              maxLength={4_000}
              value={section.instruction}
              onChange={(event) => set(section, { instruction: event.target.value })}
            />
            <NumberField
              label={t('questions.section_draws')}
              hint={t('questions.section_draws_hint', { count })}
              isOptional
              min={1}
              max={Math.max(1, count)}
              value={section.draws}
              onValueChange={(next) => {
                if (next === undefined || (Number.isInteger(next) && next >= 1)) set(section, { draws: next })
              }}
            />
            <Button size="small" icon="remove" onClick={() => onChange(sections.filter((one) => one !== section))}>
              {t('questions.remove_section', { number })}
            </Button>
          </div>
        )
      })}
      {free && (
        <div className={styles['line']}>
          <Button
            size="small"
            icon="add"
            onClick={() => onChange([...sections, { first_question_id: free.question_id, title: '', instruction: '' }])}
          >
            {t('questions.add_section')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
