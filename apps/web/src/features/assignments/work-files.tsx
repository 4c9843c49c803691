import { uploadLimits } from '@maktab/domain/content/files'
import { FileField } from '@maktab/ui/fields/file-field'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { chosenKinds, type ChosenFiles } from '../content/use-chosen-files.ts'

interface WorkFilesProps {
  readonly label: string
  readonly chosen: ChosenFiles
  readonly error?: string | undefined
}

/** Files and photos that go with work. What may be added is decided once photos are small: a large one is no reason to refuse. */
export function WorkFiles({ label, chosen, error }: WorkFilesProps) {
  const t = useT('parts')
  const format = useFormat()
  return (
    <FileField
      label={label}
      isOptional
      hint={t('fields.file_limits', { count: uploadLimits.files, size: format.bytes(uploadLimits.bytes) })}
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
  )
}
