/** The editor itself, with ProseMirror in it: fetched only where somebody writes. */
import { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { usePartWords } from '../base/part-words.tsx'
import { richTextBehaviour } from './rich-text-behaviour.ts'
import { cleanRichText } from './rich-text-document.ts'
import around from './rich-text-editor.module.css'
import styles from './rich-text-editor-surface.module.css'
import { RichTextLinkForm } from './rich-text-link.tsx'
import { cleanPastedMarkup } from './rich-text-paste.ts'
import { richTextExtensions } from './rich-text-schema.ts'
import text from './rich-text.module.css'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import type { Content } from '@tiptap/core'
import type { FieldTies } from '../fields/field.tsx'
import type { RichTextDocument } from './rich-text-document.ts'
import type { Tool, ToolName } from './rich-text-toolbar.tsx'

export interface RichTextSurfaceProps {
  readonly ties: FieldTies
  /** What it begins with; later changes are its own. */
  readonly document: RichTextDocument
  /** Characters before the cursor, where the person was already writing. */
  readonly cursor: number | undefined
  readonly onChange: (document: RichTextDocument) => void
  readonly onFull: (isFull: boolean) => void
}

type On = Readonly<Record<ToolName, boolean>>

export function RichTextSurface({ ties, document: first, cursor, onChange, onFull }: RichTextSurfaceProps) {
  const { t } = usePartWords()
  const host = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const [on, setOn] = useState<On>()
  const [isLinking, setLinking] = useState(false)
  const latest = useRef({ first, cursor, onChange, onFull })
  useEffect(() => {
    latest.current = { ...latest.current, onChange, onFull }
  }, [onChange, onFull])

  useEffect(() => {
    const begun = begin(host.current, latest.current, {
      onFull: (isFull) => latest.current.onFull(isFull),
      onLink: () => setLinking(true),
      onTools: () => frame.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus(),
    })
    begun.on('update', () => latest.current.onChange(cleanRichText(begun.getJSON())))
    begun.on('transaction', () => setOn((before) => stateOf(begun, before)))
    setEditor(begun)
    setOn(stateOf(begun, undefined))
    return () => begun.destroy()
  }, [])

  const { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = ties
  useEffect(() => {
    const attributes = {
      id,
      class: `${text['text'] ?? ''} ${styles['writing'] ?? ''}`,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
      ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
    }
    editor?.setOptions({ editorProps: { attributes, transformPastedHTML: cleanPastedMarkup } })
  }, [editor, id, describedBy, isInvalid])

  useEffect(() => {
    // A label goes into its field by itself only where that is an input.
    const label = document.getElementById(`${id}-label`)
    const enter = () => editor?.view.focus()
    label?.addEventListener('click', enter)
    return () => label?.removeEventListener('click', enter)
  }, [editor, id])

  const tool = (name: ToolName, label: string, keys: string | undefined, act: (editor: Editor) => unknown): Tool => ({
    name,
    label,
    ...(keys === undefined ? {} : { keys }),
    ...(name === 'undo' || name === 'redo' ? { isDisabled: on?.[name] !== true } : { isOn: on?.[name] === true }),
    act: () => {
      if (editor === undefined) return
      act(editor)
      if (name !== 'link') editor.view.focus()
    },
  })
  const groups = [
    [
      tool('bold', t('editor.bold'), 'B', (it) => it.commands.toggleMark('bold')),
      tool('italic', t('editor.italic'), 'I', (it) => it.commands.toggleMark('italic')),
      tool('link', t('editor.link'), 'K', () => setLinking(true)),
    ],
    [
      tool('heading', t('editor.heading'), 'Alt+2', (it) =>
        it.commands.toggleNode('heading', 'paragraph', { level: 2 }),
      ),
      tool('subheading', t('editor.subheading'), 'Alt+3', (it) =>
        it.commands.toggleNode('heading', 'paragraph', { level: 3 }),
      ),
    ],
    [
      tool('bulletList', t('editor.bullet_list'), 'Shift+8', (it) => it.commands.toggleList('bulletList', 'listItem')),
      tool('orderedList', t('editor.ordered_list'), 'Shift+7', (it) =>
        it.commands.toggleList('orderedList', 'listItem'),
      ),
      tool('quote', t('editor.quote'), 'Shift+B', (it) => it.commands.toggleWrap('blockquote')),
    ],
    [
      tool('undo', t('editor.undo'), 'Z', (it) => it.commands.undo()),
      tool('redo', t('editor.redo'), 'Shift+Z', (it) => it.commands.redo()),
    ],
  ]
  // At once: the editor's own command waits for a frame, and loses what is typed meanwhile.
  const back = () => editor?.view.focus()
  const closeLink = () => {
    setLinking(false)
    back()
  }
  return (
    <div className={`grid rounded surface ${around['frame']}`} ref={frame} data-invalid={isInvalid}>
      <RichTextToolbar label={t('editor.formatting')} controls={id} groups={groups} onLeave={back} />
      {isLinking && editor !== undefined && (
        <RichTextLinkForm
          href={addressAt(editor)}
          onSet={(href, typed) => {
            setLink(editor, href, typed)
            closeLink()
          }}
          onRemove={() => {
            editor.chain().extendMarkRange('link').unsetMark('link').run()
            closeLink()
          }}
          onClose={closeLink}
        />
      )}
      <div className="shrink" ref={host} />
    </div>
  )
}

type Start = Pick<RichTextSurfaceProps, 'cursor'> & { readonly first: RichTextDocument }

function begin(
  element: HTMLElement | null,
  { first, cursor }: Start,
  acts: Parameters<typeof richTextBehaviour>[0],
): Editor {
  const editor = new Editor({
    element,
    // A stylesheet that a script writes is what strict pages forbid; ours has what it needs.
    injectCSS: false,
    content: first as Content,
    extensions: [...richTextExtensions, richTextBehaviour(acts)],
  })
  if (cursor !== undefined) {
    // A text area has one character between two lines, ProseMirror two places.
    const lines = editor.state.doc
      .textBetween(0, editor.state.doc.content.size, '\n')
      .slice(0, cursor)
      .split('\n').length
    editor.commands.setTextSelection(cursor + lines)
    editor.view.focus()
  }
  return editor
}

/** What is on at the cursor; the same object as before where nothing changed, so that nothing is drawn again. */
function stateOf(editor: Editor, before: On | undefined): On {
  const now: On = {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    link: editor.isActive('link'),
    heading: editor.isActive('heading', { level: 2 }),
    subheading: editor.isActive('heading', { level: 3 }),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
    undo: editor.can().undo(),
    redo: editor.can().redo(),
  }
  const names = Object.keys(now) as ToolName[]
  return before !== undefined && names.every((name) => before[name] === now[name]) ? before : now
}

function addressAt(editor: Editor): string | undefined {
  const href: unknown = editor.getAttributes('link')['href']
  return typeof href === 'string' ? href : undefined
}

/** Links what is selected, or the link at the cursor; where neither is, what was typed becomes the words. */
function setLink(editor: Editor, href: string, typed: string): void {
  const { empty } = editor.state.selection
  if (empty && !editor.isActive('link'))
    editor.commands.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] })
  else editor.chain().extendMarkRange('link').setMark('link', { href }).run()
}
