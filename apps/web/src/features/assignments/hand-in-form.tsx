import { handInSubmission } from '@maktab/client/calls/assignments/submissions.generated'
import type { Answers } from '@maktab/contracts/learning/attempts'
import type { AskedQuestion } from '@maktab/contracts/questions/questions'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { TextArea } from '@maktab/ui/fields/text-area'
import { useState, type FormEvent, type ReactNode } from 'react'
import { explain } from '#calls/explain.ts'
import { newId } from '#browser/identifiers.ts'
import { useCommand } from '#page/use-calls.ts'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'
import { useDraft } from '../learning/draft.ts'
import styles from './set-assignment.module.css'
import { useChosenFiles } from '../content/use-chosen-files.ts'
import { StorageFull } from './storage-full.tsx'
import { AskedQuestions } from './asked-questions.ts'
import { answersDraftName, isAnswers, isWorkText, workDraftName } from './work-draft.ts'
import { WorkFiles } from './work-files.tsx'

const longestText = 10_000

interface HandInFormProps {
  readonly assignment_id: string
  /** Of its own. */
  readonly questions?: readonly AskedQuestion[]
  /** Taken in: by the server, or into the outbox of this device. */
  onHandedIn(): void
}

/** Text, photos and files of a learner's work. With or without a network it is kept the moment it is handed in. */
export function HandInForm({ assignment_id, questions = [], onHandedIn }: HandInFormProps) {
  const t = useT('assignments')
  const { user_id } = useSession()
  const { run, isBusy } = useCommand(handInSubmission)
  const draft = workDraftName(user_id, assignment_id)
  const [text, setText, clearText] = useDraft(draft, '', isWorkText)
  const [answers, setAnswers, clearAnswers] = useDraft<Answers>(answersDraftName(draft), {}, isAnswers)
  const chosen = useChosenFiles(draft)
  const [problem, setProblem] = useState<ReactNode>()
  // The same id until it is taken in: pressed twice, or after a lost answer, it is handed in once.
  const [submission_id, setSubmissionId] = useState(newId)

  async function handIn(event: FormEvent) {
    event.preventDefault()
    if (isBusy || chosen.isBusy) return
    setProblem(undefined)
    const attachments = chosen.files.map(({ file_id, name, mime_type, bytes }) => ({
      file_id,
      name,
      mime_type,
      size_bytes: bytes.size,
    }))
    const files = chosen.files.map(({ file_id, name, mime_type, bytes }) => ({ file_id, name, mime_type, bytes }))
    const answer = await run(
      { submission_id, assignment_id, text, attachments, ...(questions.length > 0 && { answers }) },
      files,
    )
    if (!answer.ok) {
      const sentence = explain(t, answer)
      const isFull = 'failure' in answer && answer.failure === 'storage_full'
      return setProblem(isFull ? <StorageFull /> : <Notice tone="danger">{sentence}</Notice>)
    }
    clearText()
    clearAnswers()
    chosen.clear()
    setSubmissionId(newId())
    onHandedIn()
  }

  return (
    <form className={styles['form']} onSubmit={(event) => void handIn(event)} noValidate>
      {questions.length > 0 && <AskedQuestions questions={questions} answers={answers} onAnswers={setAnswers} />}
      <TextArea
        label={t('assignments.learner_answer')}
        isOptional
        rows={6}
        maxLength={longestText}
        isCounted
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <WorkFiles label={t('assignments.learner_photos')} chosen={chosen} />
      <div role="alert">{problem}</div>
      <Button variant="primary" size="wide" icon="send" type="submit" isBusy={isBusy || chosen.isBusy}>
        {isBusy ? t('assignments.learner_handing_in') : t('assignments.learner_hand_in')}
      </Button>
    </form>
  )
}
