import { Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { directionOf, richTextLimits } from './rich-text-document.ts'
import styles from './rich-text-editor-surface.module.css'
import type { EditorState } from '@tiptap/pm/state'

interface BehaviourOptions {
  /** Told with true when something was not taken because the text is as long as it may be, with false when there is room again. */
  readonly onFull: (isFull: boolean) => void
  /** Ctrl+K, as everywhere. */
  readonly onLink: () => void
  /** Alt+F10, as in other editors: the keyboard goes up to the tools. */
  readonly onTools: () => void
}

/**
 * What the editor does beyond its schema: each block runs in the direction of its first letter, as when it is read; a text
 * ends at its limit, and says so; keys for links and tools.
 */
export function richTextBehaviour({ onFull, onLink, onTools }: BehaviourOptions) {
  return Extension.create({
    name: 'behaviour',
    addKeyboardShortcuts() {
      const pressed = (act: () => void) => () => {
        act()
        return true
      }
      return { 'Mod-k': pressed(onLink), 'Alt-F10': pressed(onTools) }
    },
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction: (transaction, state) => {
          if (!transaction.docChanged) return true
          const isLonger = transaction.doc.content.size > state.doc.content.size
          const isFull = isLonger && transaction.doc.textContent.length > richTextLimits.characters
          onFull(isFull)
          return !isFull
        },
        props: { decorations: directions },
      }),
      new Plugin<boolean>({
        key: isAway,
        state: {
          init: () => false,
          apply: (transaction, was) =>
            transaction.getMeta('blur') === undefined ? was && transaction.getMeta('focus') === undefined : true,
        },
        props: { decorations: heldSelection },
      }),
    ],
  })
}

/** Whether the keyboard is elsewhere: in the tools, or in the address of a link. */
const isAway = new PluginKey<boolean>('away')

/** A browser hides the selection of a text that has no focus; what a link will be set on stays marked. */
function heldSelection(state: EditorState): DecorationSet | undefined {
  const { empty, from, to } = state.selection
  if (empty || isAway.getState(state) !== true) return undefined
  return DecorationSet.create(state.doc, [Decoration.inline(from, to, { class: styles['held'] ?? '' })])
}

/** A block without letters runs as the page does. */
function directions({ doc }: EditorState): DecorationSet {
  const found: Decoration[] = []
  doc.descendants((node, position) => {
    if (!node.isBlock || node.type.name === 'listItem') return
    const dir = directionOf(node.textContent)
    if (dir !== undefined) found.push(Decoration.node(position, position + node.nodeSize, { dir }))
  })
  return DecorationSet.create(doc, found)
}
