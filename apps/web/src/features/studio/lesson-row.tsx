import { listSkills } from '@maktab/client/calls/studio/skills.generated'
import type { CourseVersion, TreeLesson } from '@maktab/contracts/studio/course-versions'
import type { ContentType } from '@maktab/contracts/content/contents'
import type { ImportedContent } from '@maktab/contracts/studio/imports'
import type { TreeFault } from '@maktab/domain/studio/course-versions'
import { IconButton } from '@maktab/ui/base/icon-button'
import { Menu, MenuItem } from '@maktab/ui/overlays/menu'
import { MultiSelect } from '@maktab/ui/choice/multi-select'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { linkClass } from '@maktab/ui/base/text-link'
import { TextArea } from '@maktab/ui/fields/text-area'
import { TextField } from '@maktab/ui/fields/text-field'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'
import { RowHandle, type RowMoves } from './row-handle.tsx'
import { newContentAddress, previewAddress } from './studio-addresses.ts'
import { useT } from '#language/use-t.ts'
import styles from './studio.module.css'
import type { CourseEditor } from './use-course-editor.ts'
import type { LessonVideo } from './use-imports.ts'

const ImportFiles = lazy(async () => ({ default: (await import('./import-files.tsx')).ImportFiles }))

interface LessonRowProps {
  readonly course_id: number
  readonly lesson: TreeLesson
  readonly name: string
  readonly editor: CourseEditor
  readonly faults: readonly TreeFault[]
  readonly handle: RowMoves | undefined
  readonly onTakeOut: () => void
  readonly version: CourseVersion
  /** Those that stand in it: captions may come later. */
  readonly videos: readonly LessonVideo[]
  /** Contents of any lesson of which there is a newer revision now. */
  readonly onBrought: (contents: readonly ImportedContent[]) => void
}

export function LessonRow({
  course_id,
  lesson,
  name,
  editor,
  faults,
  handle,
  onTakeOut,
  version,
  videos,
  onBrought,
}: LessonRowProps) {
  const t = useT('studio')
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [isBringingIn, setBringingIn] = useState(false)
  const { lesson_guid } = lesson
  // The lesson must stand in the saved draft before something is written into it.
  const write = async (content_type: ContentType) => {
    if (await editor.saveNow()) navigate(newContentAddress(course_id, lesson_guid, content_type))
  }
  return (
    <div className="grid gap-3">
      <div className="flex wrap middle gap-2">
        <div className={`flex middle gap-2 shrink ${styles['named']}`}>
          {handle && <RowHandle handle={handle} name={name} rowKey={lesson_guid} />}
          <h3 className="grow shrink">
            <bdi>{name}</bdi>
          </h3>
        </div>
        {faults.map((fault) => (
          <StatusChip key={fault} tone="warning" icon="warning">
            {t(`studio.fault_${fault}`)}
          </StatusChip>
        ))}
        {lesson.contents.length > 0 && (
          <Link
            className={linkClass({ isAlone: true })}
            to={previewAddress({ course_id, lesson_guid, version: version.version })}
            onClick={(event) => {
              if (!handle) return
              event.preventDefault()
              void editor.saveNow().then((isSaved) => isSaved && navigate(previewAddress({ course_id, lesson_guid })))
            }}
          >
            {t('studio.preview')}
          </Link>
        )}
        {handle && (
          <div className="flex middle gap-2">
            <Menu label={t('studio.add_to', { name })} icon="add">
              <MenuItem icon="article" onClick={() => void write('article')}>
                {t('studio.add_article')}
              </MenuItem>
              <MenuItem icon="question" onClick={() => void write('assessment')}>
                {t('studio.add_questions')}
              </MenuItem>
              <MenuItem icon="link" onClick={() => void write('link')}>
                {t('studio.add_link')}
              </MenuItem>
              <MenuItem icon="window" onClick={() => void write('embed_tag')}>
                {t('studio.add_embed')}
              </MenuItem>
              <MenuItem icon="attachment" onClick={() => setBringingIn(true)}>
                {t('studio.add_files')}
              </MenuItem>
            </Menu>
            <IconButton
              icon="edit"
              label={t('studio.edit_lesson', { name })}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            />
            <IconButton icon="remove" label={t('studio.take_out', { name })} onClick={onTakeOut} />
          </div>
        )}
      </div>
      {isOpen && handle && <LessonFields lesson={lesson} editor={editor} />}
      {isBringingIn && handle && (
        <Suspense>
          <ImportFiles
            videos={videos}
            onImported={(contents) => {
              onBrought(contents)
              editor.change({
                kind: 'add contents',
                lesson_guid,
                contents: contents.map(({ content_id, revision }) => ({ content_id, revision })),
              })
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

function LessonFields({
  lesson: { lesson_guid, title, summary, skill_ids },
  editor,
}: Pick<LessonRowProps, 'lesson' | 'editor'>) {
  const t = useT('studio')
  const skills = useQuery(listSkills, {})
  const choices =
    skills.state === 'ready'
      ? skills.value.list.map(({ skill_id, title: label, subject }) => ({
          value: String(skill_id),
          label,
          detail: subject,
        }))
      : []
  const change = (fields: Partial<Pick<TreeLesson, 'title' | 'summary' | 'skill_ids'>>, field: string) =>
    editor.change({ kind: 'lesson', lesson_guid, fields }, `${lesson_guid} ${field}`)
  return (
    <div className="grid gap-3">
      <TextField
        label={t('studio.lesson_title')}
        maxLength={200}
        value={title}
        onChange={(event) => change({ title: event.target.value }, 'title')}
      />
      <TextArea
        label={t('studio.lesson_summary')}
        maxLength={1000}
        rows={2}
        value={summary}
        onChange={(event) => change({ summary: event.target.value }, 'summary')}
      />
      <MultiSelect
        label={t('studio.skills_of')}
        choices={choices}
        values={skill_ids.map(String)}
        isDisabled={skills.state !== 'ready'}
        onValuesChange={(values) => change({ skill_ids: values.map(Number) }, 'skills')}
      />
    </div>
  )
}
