import type { Attachment } from '@maktab/contracts/content/files'
import { uploadLimits } from '@maktab/domain/content/files'
import { Notice } from '@maktab/ui/feedback/notice'
import { FileField } from '@maktab/ui/fields/file-field'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { fetched } from '#page/fetched.tsx'
import { chosenKinds, type ChosenFiles } from '../content/use-chosen-files.ts'

const VoiceRecorder = fetched(
  async () => (await import('./voice-recorder.tsx')).VoiceRecorder,
  () => null,
  ['files'],
)

/** Seconds: some 2.5 MB. */
const longestAnswer = 600

/** Files that hang there already, beside those that are chosen now. */
export interface StandingFiles {
  readonly files: readonly Attachment[]
  remove(file_id: string): void
}

interface WorkFilesProps {
  readonly label: string
  readonly chosen: ChosenFiles
  readonly standing?: StandingFiles
  readonly error?: string | undefined
  /** As many as there may be. */
  readonly most?: number
}

/** Files and photos that go with work. What may be added is decided once photos are small: a large one is no reason to refuse. */
export function WorkFiles({ label, chosen, standing, error, most = uploadLimits.files }: WorkFilesProps) {
  const t = useT('parts')
  const format = useFormat()
  return (
    <>
      <FileField
        label={label}
        isOptional
        hint={t('fields.file_limits', { count: most, size: format.bytes(uploadLimits.bytes) })}
        error={error}
        refusals={chosen.refusals}
        files={[
          ...(standing?.files ?? []).map(({ file_id, name, size_bytes }) => ({ key: file_id, name, size: size_bytes })),
          ...chosen.files.map(({ file_id, name, bytes, previewUrl }) => ({
            key: file_id,
            name,
            size: bytes.size,
            previewUrl,
          })),
        ]}
        onAdd={(files) => void chosen.add(files)}
        onRemove={(file_id) =>
          standing?.files.some((one) => one.file_id === file_id) ? standing.remove(file_id) : chosen.remove(file_id)
        }
        hasCamera
        accept={chosenKinds}
      />
      <VoiceRecorder mostSeconds={longestAnswer} onRecorded={(file) => void chosen.add([file])} />
      <div role="status">
        {chosen.notes.map((note) => (
          <Notice key={note} tone="info">
            {note}
          </Notice>
        ))}
      </div>
    </>
  )
}
