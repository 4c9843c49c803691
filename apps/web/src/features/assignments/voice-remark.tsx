import type { Submission } from '@maktab/contracts/assignments/submissions'
import { remarkLimits } from '@maktab/contracts/content/upload-limits'
import { Button } from '@maktab/ui/base/button'
import { IconButton } from '@maktab/ui/base/icon-button'
import { Notice } from '@maktab/ui/feedback/notice'
import { useState } from 'react'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'
import { useChosenFiles, type ChosenFile } from '../content/use-chosen-files.ts'
import { SoundOf } from '../viewers/sound.tsx'
import styles from './set-assignment.module.css'
import type { Marking } from './use-marking.ts'
import { VoiceRecorder } from './voice-recorder.tsx'

interface VoiceRemarkProps {
  readonly assignment_id: string
  readonly submission: Submission
  readonly marking: Marking
}

/** What a teacher says about work: given the moment it was said, and kept on this device until it is taken. */
export function VoiceRemark({ assignment_id, submission, marking }: VoiceRemarkProps) {
  const t = useT('files')
  const { user_id: teacher_id } = useSession()
  const chosen = useChosenFiles(`${teacher_id}.remark.${assignment_id}.${submission.user_id}`)
  const [isGiving, setGiving] = useState(false)
  const { remark_files } = submission

  async function give(bytes: readonly ChosenFile[], standing = remark_files): Promise<void> {
    setGiving(true)
    const added = bytes.map(({ file_id, name, mime_type, bytes: { size } }) => ({
      file_id,
      name,
      mime_type,
      size_bytes: size,
    }))
    const kept = standing.map(({ file_id, name, mime_type, size_bytes }) => ({ file_id, name, mime_type, size_bytes }))
    const isGiven = await marking.speak(submission, { remark_files: [...kept, ...added], bytes })
    if (isGiven) chosen.clear()
    setGiving(false)
  }
  async function take(file: File): Promise<void> {
    const earlier = chosen.files
    const taken = await chosen.add([file])
    if (taken.length > 0) await give([...earlier, ...taken])
  }
  const without = (file_id: string) => remark_files.filter((file) => file.file_id !== file_id)
  const isFull = remark_files.length + chosen.files.length >= remarkLimits.files

  return (
    <section className={styles['spoken']} aria-label={t('files.spoken_remark')}>
      <ul className={styles['attachments']} role="list">
        {remark_files.map((file) => (
          <li key={file.file_id} className={styles['recorder']}>
            <SoundOf file={file} />
            <IconButton
              icon="remove"
              label={t('files.remove_recording')}
              disabled={isGiving}
              onClick={() => void give([], without(file.file_id))}
            />
          </li>
        ))}
      </ul>
      {chosen.files.length > 0 && !isGiving && (
        <Notice tone="info">
          <p>{t('files.recording_not_given')}</p>
          <Button onClick={() => void give(chosen.files)}>{t('files.give_recording')}</Button>
        </Notice>
      )}
      <div role="alert">
        {chosen.refusals.map((refusal) => (
          <p key={refusal}>{refusal}</p>
        ))}
      </div>
      <VoiceRecorder
        mostSeconds={remarkLimits.seconds}
        isDisabled={isGiving || isFull}
        onRecorded={(file) => void take(file)}
      />
    </section>
  )
}
