/** What the editor lets a text be made of: the nodes and marks of rich-text-document.ts, and no other. */
import { Mark, Node, markInputRule, textblockTypeInputRule, wrappingInputRule } from '@tiptap/core'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import { safeAddress } from './rich-text-document.ts'
import type { Extensions } from '@tiptap/core'

const Document = Node.create({ name: 'doc', topNode: true, content: 'block+' })

const Text = Node.create({ name: 'text', group: 'inline' })

const Paragraph = Node.create({
  name: 'paragraph',
  // Tried before the others, so that it is what a new line becomes.
  priority: 1000,
  group: 'block',
  content: 'inline*',
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: () => ['p', 0],
})

const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ level: { default: 2, rendered: false } }),
  parseHTML: () => [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: level <= 2 ? 2 : 3 } })),
  renderHTML({ node }) {
    const level = node.attrs['level'] === 3 ? 3 : 2
    return [`h${level + 1}`, { 'data-level': String(level) }, 0]
  },
  addKeyboardShortcuts() {
    return Object.fromEntries(
      [2, 3].map((level) => [
        `Mod-Alt-${level}`,
        () => this.editor.commands.toggleNode(this.name, 'paragraph', { level }),
      ]),
    )
  },
  addInputRules() {
    return [2, 3].map((level) =>
      textblockTypeInputRule({ find: new RegExp(`^#{${level}}\\s$`), type: this.type, getAttributes: { level } }),
    )
  },
})

const Blockquote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-b': () => this.editor.commands.toggleWrap(this.name) }
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^>\s$/, type: this.type })]
  },
})

const BulletList = Node.create({
  name: 'bulletList',
  group: 'block list',
  content: 'listItem+',
  parseHTML: () => [{ tag: 'ul' }],
  renderHTML: () => ['ul', 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-8': () => this.editor.commands.toggleList(this.name, 'listItem') }
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^[-*•]\s$/, type: this.type })]
  },
})

const OrderedList = Node.create({
  name: 'orderedList',
  group: 'block list',
  content: 'listItem+',
  addAttributes: () => ({
    start: { default: 1, parseHTML: (element) => Number.parseInt(element.getAttribute('start') ?? '1', 10) || 1 },
  }),
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: ({ HTMLAttributes }) => ['ol', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-7': () => this.editor.commands.toggleList(this.name, 'listItem') }
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^[1۱١][.)]\s$/, type: this.type })]
  },
})

/** Tab is left to the page: from the text it goes on to the next field. */
const ListItem = Node.create({
  name: 'listItem',
  content: 'paragraph block*',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      Backspace: () => {
        const { empty, $from } = this.editor.state.selection
        const isAtStart =
          empty &&
          $from.parentOffset === 0 &&
          $from.depth > 1 &&
          $from.node(-1).type === this.type &&
          $from.index(-1) === 0
        return isAtStart && this.editor.commands.liftListItem(this.name)
      },
    }
  },
})

const HardBreak = Node.create({
  name: 'hardBreak',
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: this.name }) }
  },
})

const isHeavy = (weight: string) => /^(bold(er)?|[6-9]\d\d)$/.test(weight)

const Bold = Mark.create({
  name: 'bold',
  parseHTML: () => [
    { tag: 'strong' },
    // Other programs wrap a whole page in a <b> of normal weight.
    { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
    { style: 'font-weight', getAttrs: (weight) => isHeavy(weight) && null },
  ],
  renderHTML: () => ['strong', 0],
  addKeyboardShortcuts() {
    return { 'Mod-b': () => this.editor.commands.toggleMark(this.name) }
  },
  addInputRules() {
    return [markInputRule({ find: /(?:^|\s)(\*\*([^*\s][^*]*)\*\*)$/, type: this.type })]
  },
})

const Italic = Mark.create({
  name: 'italic',
  parseHTML: () => [
    { tag: 'em' },
    { tag: 'i', getAttrs: (element) => element.style.fontStyle !== 'normal' && null },
    { style: 'font-style=italic' },
  ],
  renderHTML: () => ['em', 0],
  addKeyboardShortcuts() {
    return { 'Mod-i': () => this.editor.commands.toggleMark(this.name) }
  },
})

const Link = Mark.create({
  name: 'link',
  // Outside of bold and italic, as it is stored.
  priority: 1000,
  // What is typed behind a link does not belong to it.
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = safeAddress(element.getAttribute('href'))
        return href === undefined ? false : { href }
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'a',
    { href: safeAddress(HTMLAttributes['href']) ?? null, rel: 'noopener noreferrer nofollow' },
    0,
  ],
})

export const richTextExtensions: Extensions = [
  Document,
  Text,
  Paragraph,
  Heading,
  Blockquote,
  BulletList,
  OrderedList,
  ListItem,
  HardBreak,
  Bold,
  Italic,
  Link,
  UndoRedo,
]
