import { uploadPicture } from '@maktab/client/calls/studio/revisions.generated'
import type { Question } from '@maktab/contracts/questions/questions'
import type { LanguageCode } from '@maktab/contracts/fields'
import { plainMaths } from '@maktab/domain/questions/maths'
import {
  copyQuestion,
  newHotspot,
  newQuestion,
  questionKinds,
  type QuestionKind,
} from '@maktab/domain/questions/question-drafts'
import { questionFaults } from '@maktab/domain/questions/question-faults'
import { Button } from '@maktab/ui/base/button'
import { SortableList } from '@maktab/ui/tables/sortable-list'
import { lazy, Suspense, useRef, useState } from 'react'
import { explain } from '#calls/explain.ts'
import { newId } from '#browser/identifiers.ts'
import { fetched } from '#page/fetched.tsx'
import { useCommand } from '#page/use-calls.ts'
import { useSession } from '#calls/use-session.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import styles from './assessment-editor.module.css'
import { QuestionEditor } from './question-editor.tsx'

const BankDialog = lazy(async () => ({ default: (await import('./bank-dialog.tsx')).BankDialog }))
const BankSaveDialog = lazy(async () => ({ default: (await import('./bank-save-dialog.tsx')).BankSaveDialog }))

const ExportDialog = fetched(
  async () => (await import('./export-dialog.tsx')).ExportDialog,
  () => null,
  ['exporting'],
)

export interface AssessmentEditorProps {
  readonly questions: readonly Question[]
  /** Of what is written: its direction is that of the fields. */
  readonly language: LanguageCode
  /** Which kinds can be asked here; every one, where it is not said. */
  readonly kinds?: readonly QuestionKind[]
  onChange(questions: Question[]): void
}

interface Removed {
  readonly question: Question
  readonly at: number
}

/** The questions of a test as their author writes them: put in order, copied, taken out and back again, taken from the bank. */
export function AssessmentEditor({
  questions,
  language,
  kinds: asked = questionKinds,
  onChange,
}: AssessmentEditorProps) {
  const t = useT('application', 'writing')
  const format = useFormat()
  const { active_role } = useSession()
  const { run: upload, isBusy: isUploading } = useCommand(uploadPicture)
  const [openId, setOpenId] = useState(questions[0]?.question_id)
  const [removed, setRemoved] = useState<Removed>()
  const [said, setSaid] = useState<string>()
  const [isBankOpen, setBankOpen] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [isExporting, setExporting] = useState(false)
  const picture = useRef<HTMLInputElement>(null)
  const open = questions.find(({ question_id }) => question_id === openId)
  // Pictures of contents are handed over by the content team alone.
  const kinds = asked.filter((kind) => kind !== 'hotspot' || active_role === 'content_team')
  const nameOf = (question: Question, at: number) =>
    `${format.number(at + 1)}. ${plainMaths(question.text).trim() || t('questions.untitled')}`

  const insert = (...added: readonly Question[]) => {
    const after = questions.findIndex(({ question_id }) => question_id === openId)
    const at = after === -1 ? questions.length : after + 1
    onChange([...questions.slice(0, at), ...added, ...questions.slice(at)])
    setOpenId(added[0]?.question_id)
    setRemoved(undefined)
  }
  function add(kind: QuestionKind) {
    setSaid(undefined)
    if (kind === 'hotspot') picture.current?.click()
    else insert(newQuestion(kind, newId))
  }
  async function addHotspot(file: File) {
    const file_id = newId()
    const answer = await upload({ file_id, name: file.name }, [
      { file_id, name: file.name, mime_type: file.type, bytes: file },
    ])
    if (answer.ok) insert(newHotspot(answer.value, newId))
    else setSaid(explain(t, answer))
  }
  function remove(question: Question) {
    const at = questions.indexOf(question)
    const left = questions.filter((one) => one !== question)
    onChange(left)
    setRemoved({ question, at })
    setOpenId((left[at] ?? left[at - 1])?.question_id)
  }
  function putBack({ question, at }: Removed) {
    onChange([...questions.slice(0, at), question, ...questions.slice(at)])
    setOpenId(question.question_id)
    setRemoved(undefined)
  }

  return (
    <div className={styles['editor']}>
      <div className={styles['outline']}>
        {questions.length === 0 && <p>{t('questions.none_yet')}</p>}
        {questions.length > 0 && (
          <SortableList
            label={t('questions.questions_of_test')}
            entries={questions.map((question, at) => {
              const faults = questionFaults(question).length
              return {
                key: question.question_id,
                label: nameOf(question, at),
                content: (
                  <button
                    type="button"
                    className={styles['entry']}
                    aria-current={question.question_id === openId || undefined}
                    onClick={() => setOpenId(question.question_id)}
                  >
                    <span className={styles['entry-text']} dir="auto">
                      {nameOf(question, at)}
                    </span>
                    <span className={styles['soft']}>
                      {t(`questions.kind_${question.kind}`)}
                      {faults > 0 && ` · ${t('questions.fault_count', { count: faults })}`}
                    </span>
                  </button>
                ),
              }
            })}
            onReorder={(keys) =>
              onChange(keys.flatMap((key) => questions.find(({ question_id }) => question_id === key) ?? []))
            }
          />
        )}
        <div role="status" className={styles['line']}>
          {removed && (
            <>
              <span>{t('questions.removed')}</span>
              <Button size="small" icon="again" onClick={() => putBack(removed)}>
                {t('questions.undo')}
              </Button>
            </>
          )}
          {said}
        </div>
        <fieldset className={styles['rows']}>
          <legend>{t('questions.add_question')}</legend>
          <div className={styles['line']}>
            {kinds.map((kind) => (
              <Button
                key={kind}
                size="small"
                icon="add"
                isBusy={kind === 'hotspot' && isUploading}
                onClick={() => add(kind)}
              >
                {t(`questions.kind_${kind}`)}
              </Button>
            ))}
            <Button size="small" icon="inbox" onClick={() => setBankOpen(true)}>
              {t('questions.from_bank')}
            </Button>
            {questions.length > 0 && (
              <Button size="small" icon="downloads" onClick={() => setExporting(true)}>
                {t('questions.export_questions')}
              </Button>
            )}
          </div>
          <input
            ref={picture}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            className="visually-hidden"
            tabIndex={-1}
            aria-label={t('questions.choose_picture')}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              event.target.value = ''
              if (file) void addHotspot(file)
            }}
          />
        </fieldset>
      </div>
      {open && (
        <section className={styles['open']} aria-label={nameOf(open, questions.indexOf(open))}>
          <div className={styles['line']}>
            <h3>{t(`questions.kind_${open.kind}`)}</h3>
            <Button size="small" icon="add" onClick={() => insert(copyQuestion(open, newId))}>
              {t('questions.copy')}
            </Button>
            <Button
              size="small"
              icon="inbox"
              disabled={questionFaults(open).length > 0}
              onClick={() => (setSaid(undefined), setSaving(true))}
            >
              {t('questions.save_to_bank')}
            </Button>
            <Button size="small" icon="remove" onClick={() => remove(open)}>
              {t('frame.remove')}
            </Button>
          </div>
          <QuestionEditor
            key={open.question_id}
            question={open}
            language={language}
            onChange={(next) => onChange(questions.map((one) => (one === open ? next : one)))}
          />
        </section>
      )}
      {isSaving && open && (
        <Suspense>
          <BankSaveDialog
            question={open}
            language={language}
            onClose={() => setSaving(false)}
            onSaved={() => {
              setSaving(false)
              setSaid(t('questions.saved_to_bank'))
            }}
          />
        </Suspense>
      )}
      {isExporting && <ExportDialog questions={questions} language={language} onClose={() => setExporting(false)} />}
      {isBankOpen && (
        <Suspense>
          <BankDialog
            language={language}
            kinds={asked}
            taken={questions.map(({ question_id }) => question_id)}
            onClose={() => setBankOpen(false)}
            onInsert={(added) => {
              setBankOpen(false)
              insert(...added)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
