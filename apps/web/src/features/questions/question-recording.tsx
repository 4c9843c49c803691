import type { AskedQuestionOf } from '@maktab/contracts/questions/questions'
import { plainMaths } from '@maktab/domain/questions/maths'
import { Button } from '@maktab/ui/base/button'
import { use } from 'react'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { AnswerFilesContext } from './answer-files.ts'
import type { KindFormProps } from './question-form-props.ts'
import styles from './question-form.module.css'
import { QuestionLegend } from './question-legend.tsx'
import { AnswerFileField, MarkedBy } from './question-written.tsx'
import { useRecorder } from './use-recorder.ts'

/** Sound, recorded here; where the browser cannot or may not, a file of sound. */
export function RecordingForm({ question, answer, onAnswer, isRight }: KindFormProps<AskedQuestionOf<'recording'>>) {
  const t = useT('lessons')
  const format = useFormat()
  const kept = use(AnswerFilesContext)
  const { max_seconds } = question
  const recorder = useRecorder(max_seconds, (file) => void take(file))
  const own = kept?.files.find(({ file_id }) => file_id === answer[0])
  const isReadOnly = isRight !== undefined
  const length = (seconds: number) => format.duration(seconds * 1000)

  async function take(file: File) {
    if (!kept) return
    for (const file_id of answer) kept.remove(file_id)
    onAnswer([...(await kept.add([file]))])
  }

  return (
    <fieldset className={styles['several']}>
      <legend className={styles['legend']}>
        <QuestionLegend text={question.text} manner={t('questions.record_answer', { length: length(max_seconds) })} />
      </legend>
      {own?.url !== undefined && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- What the learner said a moment ago has no captions.
        <audio className={styles['sound']} controls src={own.url} aria-label={t('questions.your_recording')} />
      )}
      {!isReadOnly && recorder.canRecord && (
        <div className={styles['recorder']}>
          {recorder.state === 'recording' ? (
            <Button variant="danger" icon="pause" onClick={recorder.stop}>
              {t('questions.stop_recording')}
            </Button>
          ) : (
            <Button icon="play" disabled={!kept} isBusy={recorder.state === 'asking'} onClick={recorder.start}>
              {t(own ? 'questions.record_again' : 'questions.start_recording')}
            </Button>
          )}
          <span role="status">{recorder.state === 'recording' ? t('questions.recording_now') : ''}</span>
          {recorder.state === 'recording' && (
            <span role="timer">
              {t('questions.recorded_of', { length: length(recorder.seconds), most: length(max_seconds) })}
            </span>
          )}
        </div>
      )}
      {(isReadOnly || !recorder.canRecord) && (
        <>
          {recorder.state === 'refused' && <p role="status">{t('questions.microphone_refused')}</p>}
          <AnswerFileField
            label={plainMaths(question.text)}
            accept="audio/*,.mp3,.m4a,.aac,.amr,.wav,.ogg,.opus,.3gp,.weba,.webm"
            most={1}
            answer={answer}
            onAnswer={onAnswer}
            isReadOnly={isReadOnly}
          />
        </>
      )}
      <MarkedBy rubric={question.rubric} />
    </fieldset>
  )
}
