import { uploadPicture } from '@maktab/client/calls/studio/revisions.generated'
import type { ArticleBlock } from '@maktab/contracts/content/contents'
import type { LanguageCode } from '@maktab/contracts/fields'
import { languageByCode } from '@maktab/i18n/languages'
import { Button } from '@maktab/ui/base/button'
import { IconButton } from '@maktab/ui/base/icon-button'
import { Menu, MenuItem } from '@maktab/ui/overlays/menu'
import { Notice } from '@maktab/ui/feedback/notice'
import { RichTextEditor } from '@maktab/ui/editor/rich-text-editor'
import { SortableList } from '@maktab/ui/tables/sortable-list'
import { TextArea } from '@maktab/ui/fields/text-area'
import { TextField } from '@maktab/ui/fields/text-field'
import { useRef, useState } from 'react'
import { explain } from '#calls/explain.ts'
import { newId } from '#browser/identifiers.ts'
import { useCommand } from '#page/use-calls.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { blocksOf, documentOf, partsOf, textBlocksOf, type ArticlePart } from '#features/viewers/article-text.ts'
import { MathsText } from '#features/questions/maths.tsx'
import { QuranText } from '#features/viewers/quran-text.tsx'
import styles from './studio.module.css'

interface ArticleEditorProps {
  readonly blocks: readonly ArticleBlock[]
  /** Of the course: the article is written in its direction. */
  readonly language: LanguageCode
  readonly onChange: (blocks: ArticleBlock[]) => void
}

type Kind = ArticlePart['kind']

/** An article as its parts: texts with headings and lists, pictures, formulas, terms and notes, in any order. */
export function ArticleEditor({ blocks, language, onChange }: ArticleEditorProps) {
  const t = useT('studio', 'writing')
  const format = useFormat()
  const { run, isBusy } = useCommand(uploadPicture)
  const [problem, setProblem] = useState<string>()
  const picker = useRef<HTMLInputElement>(null)
  const made = useRef(0)
  const [parts, setParts] = useState<readonly ArticlePart[]>(() => {
    const known = partsOf(blocks)
    return known.length > 0 ? known : [{ key: 'first', kind: 'text', blocks: [] }]
  })
  const { direction, tag } = languageByCode(language)

  const keep = (next: readonly ArticlePart[]) => {
    setParts(next)
    onChange(blocksOf(next))
  }
  const replace = (part: ArticlePart) => keep(parts.map((one) => (one.key === part.key ? part : one)))
  const newKey = () => `new ${(made.current += 1)}`
  // Verses come with their source and checksum, and are not typed.
  const add = (kind: Exclude<Kind, 'image' | 'quran'>) => {
    const key = newKey()
    const part: ArticlePart =
      kind === 'text'
        ? { key, kind, blocks: [] }
        : {
            key,
            kind,
            block:
              kind === 'maths'
                ? { kind, tex: '' }
                : kind === 'term'
                  ? { kind, term: '', meaning: '' }
                  : { kind, text: '' },
          }
    setParts([...parts, part])
  }
  async function addPicture(file: File | undefined): Promise<void> {
    if (file === undefined) return
    setProblem(undefined)
    const file_id = newId()
    const answer = await run({ file_id, name: file.name }, [
      { file_id, name: file.name, mime_type: file.type, bytes: file },
    ])
    if (answer.ok)
      keep([...parts, { key: newKey(), kind: 'image', block: { kind: 'image', file: answer.value, alt: '' } }])
    else setProblem(explain(t, answer))
  }
  const kindName: Readonly<Record<Kind, string>> = {
    text: t('studio.add_text'),
    image: t('studio.add_picture'),
    maths: t('studio.add_maths'),
    term: t('studio.add_term'),
    note: t('studio.add_note'),
    quran: t('questions.quran_text'),
  }
  const nameOf = (part: ArticlePart, at: number) =>
    t('studio.part', { number: format.number(at + 1), kind: kindName[part.kind] })

  return (
    <div className="grid gap-3">
      <SortableList
        label={t('studio.blocks')}
        entries={parts.map((part, at) => ({
          key: part.key,
          label: nameOf(part, at),
          content: (
            <div className="flex gap-2">
              <div className={`grow shrink grid gap-2 ${styles['part']}`} lang={tag} dir={direction}>
                <PartFields language={language} part={part} onChange={replace} />
              </div>
              <IconButton
                icon="remove"
                label={t('studio.take_out', { name: nameOf(part, at) })}
                onClick={() => keep(parts.filter((one) => one.key !== part.key))}
              />
            </div>
          ),
        }))}
        onReorder={(keys) => keep(keys.flatMap((key) => parts.find((part) => part.key === key) ?? []))}
      />
      <div className="flex wrap gap-2">
        <Menu
          label={t('studio.add_to', { name: t('studio.add_article') })}
          icon="add"
          text={t('studio.add_to', { name: t('studio.add_article') })}
          align="start"
        >
          <MenuItem icon="article" onClick={() => add('text')}>
            {kindName.text}
          </MenuItem>
          <MenuItem icon="picture" onClick={() => picker.current?.click()}>
            {kindName.image}
          </MenuItem>
          <MenuItem icon="edit" onClick={() => add('maths')}>
            {kindName.maths}
          </MenuItem>
          <MenuItem icon="book" onClick={() => add('term')}>
            {kindName.term}
          </MenuItem>
          <MenuItem icon="info" onClick={() => add('note')}>
            {kindName.note}
          </MenuItem>
        </Menu>
        {isBusy && <Button isBusy>{t('studio.add_picture')}</Button>}
        <input
          ref={picker}
          className="visually-hidden"
          type="file"
          tabIndex={-1}
          accept="image/png,image/jpeg,image/webp,image/gif"
          aria-label={t('studio.choose_picture')}
          onChange={(event) => {
            void addPicture(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      {problem !== undefined && (
        <div role="alert">
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
    </div>
  )
}

function PartFields({
  part,
  language,
  onChange,
}: {
  readonly part: ArticlePart
  readonly language: LanguageCode
  readonly onChange: (part: ArticlePart) => void
}) {
  const t = useT('studio')
  if (part.kind === 'text') {
    return (
      <RichTextEditor
        label={t('studio.text')}
        hint={t('studio.text_hint')}
        defaultValue={documentOf(part.blocks)}
        onChange={(document) => onChange({ ...part, blocks: textBlocksOf(document) })}
      />
    )
  }
  const { key, block } = part
  const put = (next: typeof block) => onChange({ key, kind: next.kind, block: next })
  switch (block.kind) {
    case 'image':
      return (
        <>
          <img className={styles['picture']} src={block.file.url} alt={block.alt} />
          <TextField
            label={t('studio.picture_alt')}
            hint={t('studio.picture_alt_hint')}
            maxLength={500}
            value={block.alt}
            onChange={(event) => put({ ...block, alt: event.target.value })}
          />
        </>
      )
    case 'maths':
      return (
        <>
          <TextArea
            label={t('studio.maths_tex')}
            dir="ltr"
            rows={2}
            maxLength={4000}
            value={block.tex}
            onChange={(event) => put({ ...block, tex: event.target.value })}
          />
          {block.tex.trim() !== '' && <MathsText text={`\\[${block.tex}\\]`} />}
        </>
      )
    case 'term':
      return (
        <>
          <TextField
            label={t('studio.term')}
            maxLength={200}
            value={block.term}
            onChange={(event) => put({ ...block, term: event.target.value })}
          />
          <TextArea
            label={t('studio.meaning')}
            rows={2}
            maxLength={2000}
            value={block.meaning}
            onChange={(event) => put({ ...block, meaning: event.target.value })}
          />
        </>
      )
    case 'quran':
      return <QuranText block={block} language={language} />
    case 'note':
      return (
        <TextArea
          label={t('studio.note_text')}
          rows={3}
          maxLength={4000}
          value={block.text}
          onChange={(event) => put({ ...block, text: event.target.value })}
        />
      )
  }
}
