import { saveBankQuestion } from '@maktab/client/calls/studio/question-bank.generated'
import type { BankQuestion } from '@maktab/contracts/studio/question-bank'
import type { Question } from '@maktab/contracts/questions/questions'
import type { LanguageCode } from '@maktab/contracts/fields'
import { Button } from '@maktab/ui/base/button'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { Notice } from '@maktab/ui/feedback/notice'
import { Select } from '@maktab/ui/choice/select'
import { TextField } from '@maktab/ui/fields/text-field'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { newId } from '#browser/identifiers.ts'
import { useCommand } from '#page/use-calls.ts'
import { useT } from '#language/use-t.ts'

interface BankSaveDialogProps {
  /** Without a fault. */
  readonly question: Question
  readonly language: LanguageCode
  readonly onSaved: () => void
  readonly onClose: () => void
}

const difficulties = ['1', '2', '3'] as const
const guid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Keeps a question in the bank under its own id, by which its figures are found; one from a file, numbered within its test alone, gets an id of its own there. */
export function BankSaveDialog({ question, language, onSaved, onClose }: BankSaveDialogProps) {
  const t = useT('writing')
  const { run, isBusy } = useCommand(saveBankQuestion)
  // Of this opening: saved again after a lost answer, it is the same.
  const [bank_question_id] = useState(() => (guid.test(question.question_id) ? question.question_id : newId()))
  const [fields, setFields] = useState({ tags: '', skill: '', difficulty: '2' })
  const [problem, setProblem] = useState<string>()

  async function save(): Promise<void> {
    setProblem(undefined)
    const tags = fields.tags
      .split(/[,،]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '')
    const difficulty = Number(fields.difficulty) as BankQuestion['difficulty']
    const answer = await run({
      bank_question_id,
      question,
      tags,
      skill: fields.skill.trim(),
      difficulty,
      language,
      state: 'ready',
    })
    if (answer.ok) onSaved()
    else setProblem(explain(t, answer))
  }

  return (
    <Dialog isOpen heading={t('questions.save_to_bank')} onClose={onClose}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          label={t('questions.bank_tags')}
          hint={t('questions.bank_tags_hint')}
          isOptional
          maxLength={60}
          value={fields.tags}
          onChange={(event) => setFields({ ...fields, tags: event.target.value })}
        />
        <TextField
          label={t('questions.bank_skill')}
          isOptional
          maxLength={120}
          value={fields.skill}
          onChange={(event) => setFields({ ...fields, skill: event.target.value })}
        />
        <Select
          label={t('questions.difficulty')}
          value={fields.difficulty}
          onChange={(event) => setFields({ ...fields, difficulty: event.target.value })}
          options={difficulties.map((value) => ({ value, label: t(`questions.difficulty_${value}`) }))}
        />
        {problem !== undefined && (
          <div role="alert">
            <Notice tone="danger">{problem}</Notice>
          </div>
        )}
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('questions.save_to_bank')}
        </Button>
      </form>
    </Dialog>
  )
}
