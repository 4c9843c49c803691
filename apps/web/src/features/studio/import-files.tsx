import type { ImportedContent } from '@maktab/contracts/studio/imports'
import { importLimits } from '@maktab/domain/content/files'
import { captionEndings, importEndings } from '@maktab/domain/studio/import-kinds'
import { FileDropZone } from '@maktab/ui/fields/file-drop-zone'
import { Select } from '@maktab/ui/choice/select'
import { useId, useState } from 'react'
import { useFormat } from '#language/use-format.ts'
import { ImportFile } from './import-file.tsx'
import { useT } from '#language/use-t.ts'
import { useImports, type LessonVideo, type ZipName } from './use-imports.ts'

interface ImportFilesProps {
  /** Of the lesson: captions may belong to one of them. */
  readonly videos?: readonly LessonVideo[]
  /** Told of contents that were made, each at its newest revision: new ones stand in no lesson yet, a video that was given captions stands where it stood. */
  readonly onImported: (contents: readonly ImportedContent[]) => void
}

/** More at once nobody keeps an eye on. */
const mostFiles = 50
const limits = { files: mostFiles, bytes: importLimits.bytes, endings: [...importEndings, ...captionEndings] }

const noVideos: readonly LessonVideo[] = []

/** Brings files in as contents: each is sent, worked on and reported by itself, and one that is refused holds no other up. */
export function ImportFiles({ videos = noVideos, onImported }: ImportFilesProps) {
  const t = useT('writing')
  const format = useFormat()
  const id = useId()
  const [called, setCalled] = useState<ZipName>('html_zip')
  const { rows, add, ...acts } = useImports(onImported, videos)
  return (
    <div className="grid gap-3">
      <FileDropZone
        label={t('imports.files')}
        hint={t('imports.files_hint', {
          standards: 'EPUB, H5P, SCORM, QTI, Moodle XML, GIFT, Aiken',
          size: format.bytes(importLimits.bytes),
        })}
        limits={limits}
        files={[]}
        onAdd={(files) => add(files, called)}
      />
      <Select
        label={t('imports.zip_is')}
        value={called}
        onChange={(event) => setCalled(event.target.value as ZipName)}
        options={[
          { value: 'html_zip', label: t('imports.zip_page') },
          { value: 'game', label: t('imports.zip_game') },
          { value: 'zip', label: t('imports.zip_other') },
        ]}
      />
      {rows.length > 0 && (
        <>
          <h3 className="medium strong" id={id}>
            {t('imports.list')}
          </h3>
          <ul className="grid gap-2" role="list" aria-labelledby={id}>
            {rows.map((row) => (
              <ImportFile
                key={row.key}
                row={row}
                videoName={
                  rows.find(({ key }) => key === row.video)?.file.name ??
                  videos.find(({ content_id }) => content_id === row.of)?.name
                }
                acts={acts}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
