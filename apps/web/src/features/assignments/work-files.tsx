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

interface WorkFilesProps {
  readonly label: string
  readonly chosen: ChosenFiles
  readonly error?: string | undefined
  /** As many as there may be. */
  readonly most?: number
}

/** Files and photos that go with work. What may be added is decided once photos are small: a large one is no reason to refuse. */
export function WorkFiles({ label, chosen, error, most = uploadLimits.files }: WorkFilesProps) {
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
        files={chosen.files.map(({ file_id, name, bytes, previewUrl }) => ({
          key: file_id,
          name,
          size: bytes.size,
          previewUrl,
        }))}
        onAdd={(files) => void chosen.add(files)}
        onRemove={chosen.remove}
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
