import { Button } from '@maktab/ui/base/button'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useRecorder } from '../questions/use-recorder.ts'
import styles from './set-assignment.module.css'

interface VoiceRecorderProps {
  /** Of one recording. */
  readonly mostSeconds: number
  readonly isDisabled?: boolean
  onRecorded(file: File): void
}

/** Records what is said; nothing where this browser cannot. */
export function VoiceRecorder({ mostSeconds, isDisabled = false, onRecorded }: VoiceRecorderProps) {
  const t = useT('files')
  const format = useFormat()
  const { canRecord, state, seconds, start, stop } = useRecorder(mostSeconds, onRecorded)
  const length = (passed: number) => format.duration(passed * 1000)
  if (state === 'refused') return <p role="status">{t('files.microphone_refused')}</p>
  if (!canRecord) return null
  return (
    <div className={styles['recorder']}>
      {state === 'recording' ? (
        <Button variant="danger" icon="pause" onClick={stop}>
          {t('files.stop_recording')}
        </Button>
      ) : (
        <Button icon="play" disabled={isDisabled} isBusy={state === 'asking'} onClick={start}>
          {t('files.record_voice')}
        </Button>
      )}
      <span role="status">{state === 'recording' ? t('files.recording_now') : ''}</span>
      {state === 'recording' && (
        <span role="timer">{t('files.recorded_of', { length: length(seconds), most: length(mostSeconds) })}</span>
      )}
    </div>
  )
}
