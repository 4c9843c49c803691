import { drawFromBank, searchBank } from '@maktab/client/calls/studio/question-bank.generated'
import type { BankQuestion } from '@maktab/contracts/studio/question-bank'
import type { Question } from '@maktab/contracts/questions/questions'
import type { LanguageCode } from '@maktab/contracts/fields'
import { questionKinds, type QuestionKind } from '@maktab/domain/questions/question-drafts'
import { Button } from '@maktab/ui/base/button'
import { Checkbox } from '@maktab/ui/choice/checkbox'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { NumberField } from '@maktab/ui/fields/number-field'
import { Pagination } from '@maktab/ui/tables/pagination'
import { SearchField } from '@maktab/ui/fields/search-field'
import { Select } from '@maktab/ui/choice/select'
import { useState } from 'react'
import { CallState } from '#page/call-state.tsx'
import { explain } from '#calls/explain.ts'
import { useConnection } from '#calls/connection.ts'
import { useQuery } from '#page/use-calls.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import styles from './assessment-editor.module.css'
import { MathsText } from '#features/questions/maths.tsx'
import { QuestionFigures } from './question-figures.tsx'

interface BankDialogProps {
  readonly language: LanguageCode
  /** Others are not offered. */
  readonly kinds: readonly QuestionKind[]
  /** Ids of questions that are there already. */
  readonly taken: readonly string[]
  onInsert(questions: readonly Question[]): void
  onClose(): void
}

type Difficulty = BankQuestion['difficulty']
/** As many as one answer brings. */
const bankPageSize = 20
const difficulties = ['1', '2', '3'] as const

/** Questions out of the bank: looked for and chosen, or drawn at random. */
export function BankDialog({ onClose, ...choice }: BankDialogProps) {
  const t = useT('writing')
  return (
    <Dialog isOpen heading={t('questions.from_bank')} size="large" onClose={onClose}>
      <BankChoice {...choice} />
    </Dialog>
  )
}

function BankChoice({ language, kinds, taken, onInsert }: Omit<BankDialogProps, 'onClose'>) {
  const t = useT('writing')
  const format = useFormat()
  const { client } = useConnection()
  const [sought, setSought] = useState('')
  const [tag, setTag] = useState('')
  const [skill, setSkill] = useState('')
  const [difficulty, setDifficulty] = useState('')
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<readonly BankQuestion[]>([])
  const [count, setCount] = useState<number | undefined>(5)
  // Of this opening: drawing again gives the same, until the dialog is opened anew.
  const [seed] = useState(() => crypto.randomUUID())
  const [problem, setProblem] = useState<string>()
  const wanted = {
    tags: tag === '' ? [] : [tag],
    skill,
    kinds: kinds.length === questionKinds.length ? [] : [...kinds],
    language,
    ...(difficulty === '' ? {} : { difficulty: Number(difficulty) as Difficulty }),
  }
  const found = useQuery(searchBank, { ...wanted, search_string: sought, states: ['ready'], page })

  async function draw() {
    const { answer } = await client.ask(drawFromBank, {
      ...wanted,
      seed,
      count: Math.min(100, Math.max(1, Math.round(count ?? 1))),
    })
    if (!answer.ok) return setProblem(explain(t, answer))
    const fresh = answer.value.questions.filter(({ question_id }) => !taken.includes(question_id))
    if (fresh.length === 0) return setProblem(t('questions.nothing_to_draw'))
    onInsert(fresh)
  }

  return (
    <div className={styles['fields']}>
      <div className={styles['row']}>
        <div className={styles['grow']}>
          <SearchField
            label={t('questions.search_bank')}
            value={sought}
            onValueChange={(next) => (setSought(next), setPage(1))}
          />
        </div>
        <Select
          label={t('questions.difficulty')}
          placeholder={t('questions.any')}
          value={difficulty}
          onChange={(event) => (setDifficulty(event.target.value), setPage(1))}
          options={difficulties.map((value) => ({ value, label: t(`questions.difficulty_${value}`) }))}
        />
        {found.state === 'ready' && found.value.tags.length > 0 && (
          <Select
            label={t('questions.tag')}
            placeholder={t('questions.any')}
            value={tag}
            onChange={(event) => (setTag(event.target.value), setPage(1))}
            options={found.value.tags.map((value) => ({ value, label: value }))}
          />
        )}
        {found.state === 'ready' && found.value.skills.length > 0 && (
          <Select
            label={t('questions.bank_skill')}
            placeholder={t('questions.any')}
            value={skill}
            onChange={(event) => (setSkill(event.target.value), setPage(1))}
            options={found.value.skills.map((value) => ({ value, label: value }))}
          />
        )}
      </div>
      <CallState of={found}>
        {({ list, total_pages }) => (
          <>
            {list.length === 0 && <p>{t('questions.bank_empty')}</p>}
            <ul className={styles['bank']}>
              {list.map((entry) => (
                <li key={entry.bank_question_id} className={styles['bank-entry']}>
                  <Checkbox
                    label={<MathsText text={entry.question.text} />}
                    hint={[
                      t(`questions.kind_${entry.question.kind}`),
                      t(`questions.difficulty_${entry.difficulty}`),
                      entry.skill,
                      ...entry.tags,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                    disabled={taken.includes(entry.bank_question_id)}
                    checked={chosen.some(({ bank_question_id }) => bank_question_id === entry.bank_question_id)}
                    onChange={(event) =>
                      setChosen(
                        event.target.checked
                          ? [...chosen, entry]
                          : chosen.filter(({ bank_question_id }) => bank_question_id !== entry.bank_question_id),
                      )
                    }
                  />
                  <QuestionFigures figures={entry.figures} />
                </li>
              ))}
            </ul>
            {total_pages > 1 && (
              <Pagination
                label={t('questions.from_bank')}
                page={page}
                pageSize={bankPageSize}
                total={total_pages * bankPageSize}
                onPageChange={setPage}
              />
            )}
          </>
        )}
      </CallState>
      <div className={styles['row']}>
        <Button
          variant="primary"
          disabled={chosen.length === 0}
          onClick={() => onInsert(chosen.map(({ question }) => question))}
        >
          {t('questions.insert_count', { count: chosen.length })}
        </Button>
        <NumberField
          label={t('questions.draw_how_many')}
          min={1}
          max={100}
          step={1}
          value={count}
          onValueChange={setCount}
          format={format.number}
        />
        <Button onClick={() => void draw()}>{t('questions.draw')}</Button>
      </div>
      <p role="status">{problem}</p>
    </div>
  )
}
