import { useRef, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import icons from '../base/icon.module.css'
import styles from './rich-text-editor-surface.module.css'
import type { KeyboardEvent } from 'react'

/** Strokes on a 24 × 24 grid. They come with the editor, and not with the pages that have none. */
const strokes = {
  bold: 'M7 4.5h5.75a3.75 3.75 0 0 1 0 7.5H7V4.5ZM7 12h6.75a3.75 3.75 0 0 1 0 7.5H7V12Z',
  italic: 'M10 4.5h8M6 19.5h8M14 4.5l-4 15',
  heading: 'M5.5 4.5v15M18.5 4.5v15M5.5 12h13',
  subheading: 'M8 9v10.5M16 9v10.5M8 14h8',
  bulletList: 'M9.5 6h10.5M9.5 12h10.5M9.5 18h10.5M4.75 6v.1M4.75 12v.1M4.75 18v.1',
  orderedList:
    'M10.5 6H20M10.5 12H20M10.5 18H20M4 4.8l1.4-.9v4M3.8 10.8c.4-1 2.4-.9 2.3.3 0 .9-2.2 1.6-2.3 2.6h2.4M3.9 16.4h2.2l-1.2 1.5c1.7 0 1.6 2.3 0 2.3-.5 0-.9-.2-1.1-.5',
  quote: 'M4.5 7h4.5v4.5c0 3-1.5 5-4 5.5M4.5 7v4.5H9M14.5 7H19v4.5c0 3-1.5 5-4 5.5M14.5 7v4.5H19',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  undo: 'M8.5 4.5 4.5 8.5l4 4M4.5 8.5H14a5.5 5.5 0 0 1 0 11h-3',
  redo: 'm15.5 4.5 4 4-4 4M19.5 8.5H10a5.5 5.5 0 0 0 0 11h3',
} as const

export type ToolName = keyof typeof strokes

/** Pictures that follow the line of reading; figures are never mirrored. */
const turning: ReadonlySet<ToolName> = new Set<ToolName>(['bulletList', 'undo', 'redo', 'quote'])

export interface Tool {
  readonly name: ToolName
  readonly label: string
  /** Letters after Ctrl (Command on a Mac): `B`, `Alt+2`. */
  readonly keys?: string
  /** Whether it is on where the cursor stands; absent on tools that only act. */
  readonly isOn?: boolean
  readonly isDisabled?: boolean
  readonly act: () => void
}

interface ToolbarProps {
  readonly label: string
  readonly controls: string
  /** Groups of tools, with a gap between. */
  readonly groups: readonly (readonly Tool[])[]
  /** Escape: back to the text. */
  readonly onLeave: () => void
}

/**
 * Buttons above a text (WAI-ARIA toolbar): one stop for the Tab key, arrow keys inside, in the direction they point, Home and
 * End. A tool that cannot act stays in reach and says so.
 */
export function RichTextToolbar({ label, controls, groups, onLeave }: ToolbarProps) {
  const root = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<ToolName>('bold')

  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onLeave()
      return
    }
    const buttons = [...(root.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button === document.activeElement)
    const isTurned = root.current !== null && getComputedStyle(root.current).direction === 'rtl'
    const steps: Record<string, number> = {
      ArrowRight: isTurned ? -1 : 1,
      ArrowLeft: isTurned ? 1 : -1,
      Home: -at,
      End: buttons.length - 1 - at,
    }
    const step = steps[event.key]
    if (step === undefined || at < 0) return
    event.preventDefault()
    buttons[(at + step + buttons.length) % buttons.length]?.focus()
  }

  return (
    <div
      className={`flex wrap sunk ${styles['toolbar']}`}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      aria-controls={controls}
      ref={root}
      onKeyDown={move}
    >
      {groups.map((tools) => (
        <div className="flex" key={tools[0]?.name}>
          {tools.map(({ name, label: words, keys, isOn, isDisabled = false, act }) => (
            <button
              key={name}
              type="button"
              className={`grid centred rounded-small soft ${styles['tool']}`}
              tabIndex={name === current ? 0 : -1}
              aria-label={words}
              aria-pressed={isOn}
              aria-disabled={isDisabled || undefined}
              aria-keyshortcuts={keys === undefined ? undefined : `${isMac() ? 'Meta' : 'Control'}+${keys}`}
              title={keys === undefined ? words : `${words} \u2066(${isMac() ? '⌘' : 'Ctrl+'}${keys})\u2069`}
              // The text keeps its selection.
              onMouseDown={(event) => event.preventDefault()}
              onFocus={() => setCurrent(name)}
              onClick={() => !isDisabled && act()}
            >
              <svg
                className={classNames(icons['icon'], turning.has(name) && icons['turns'])}
                viewBox="0 0 24 24"
                aria-hidden="true"
                focusable="false"
              >
                <path d={strokes[name]} />
              </svg>
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}

function isMac(): boolean {
  return /^(Mac|iP)/.test(navigator.platform)
}
