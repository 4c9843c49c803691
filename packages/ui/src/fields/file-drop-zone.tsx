import { useState } from 'react'
import { FileField } from './file-field.tsx'
import { sortFiles } from './file-rules.ts'
import { usePartWords } from '../base/part-words.tsx'
import type { FileFieldProps } from './file-field.tsx'
import type { FileLimits, FileRefusal } from './file-rules.ts'
import type { PartWords } from '../base/part-words.tsx'

export type { FileLimits } from './file-rules.ts'

interface FileDropZoneProps extends Omit<FileFieldProps, 'accept' | 'isMultiple' | 'refusals'> {
  readonly limits: FileLimits
  /** A rule of the caller's own: why a file is refused, in the person's language. Asked after the limits. */
  readonly check?: (file: File) => string | undefined
}

/** Files within limits. One that is refused is named with the reason, and the others are taken all the same. */
export function FileDropZone({ limits, check, hint, files, onAdd, hasCamera = false, ...rest }: FileDropZoneProps) {
  const words = usePartWords()
  const [refusals, setRefusals] = useState<readonly string[]>([])

  const add = (chosen: readonly File[]) => {
    const { accepted, refused } = sortFiles({
      chosen,
      present: files.map(({ name, size }) => ({ name, size })),
      limits,
    })
    const checked = accepted.map((file) => ({ file, problem: check?.(file) }))
    setRefusals([
      ...refused.map(({ file, why }) => sentence(file.name, why, limits, words)),
      ...checked.flatMap(({ problem }) => problem ?? []),
    ])
    const taken = checked.filter(({ problem }) => problem === undefined).map(({ file }) => file)
    if (taken.length > 0) onAdd(taken)
  }
  const accept =
    limits.endings === undefined
      ? undefined
      : [...(hasCamera ? ['image/*'] : []), ...limits.endings.map((ending) => `.${ending}`)].join(',')

  return (
    <FileField
      {...rest}
      files={files}
      onAdd={add}
      hasCamera={hasCamera}
      accept={accept}
      isMultiple={limits.files > 1}
      hint={hint ?? words.t('fields.file_limits', { count: limits.files, size: words.format.bytes(limits.bytes) })}
      refusals={refusals}
    />
  )
}

function sentence(name: string, why: FileRefusal, { files, bytes }: FileLimits, { t, format }: PartWords): string {
  switch (why) {
    case 'many':
      return t('fields.file_many', { name, count: files })
    case 'large':
      return t('fields.file_large', { name, size: format.bytes(bytes) })
    case 'kind':
      return t('fields.file_kind', { name })
    case 'double':
      return t('fields.file_double', { name })
    case 'empty':
      return t('fields.file_empty', { name })
  }
}
