import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../base/button.tsx'
import { classNames } from '../base/class-names.ts'
import { Field, inputClass } from '../fields/field.tsx'
import { usePartWords } from '../base/part-words.tsx'
import {
  cleanRichText,
  isPlainRichText,
  linesOfRichText,
  richTextLimits,
  richTextOfLines,
} from './rich-text-document.ts'
import { RichText } from './rich-text.tsx'
import styles from './rich-text-editor.module.css'
import type { ComponentType } from 'react'
import type { FieldTies, FieldWords } from '../fields/field.tsx'
import type { RichTextDocument } from './rich-text-document.ts'
import type { RichTextSurfaceProps } from './rich-text-editor-surface.tsx'

type LoadSurface = () => Promise<{ readonly RichTextSurface: ComponentType<RichTextSurfaceProps> }>

interface RichTextEditorProps extends FieldWords {
  /** What it begins with, in any state: it is cleaned first. */
  readonly defaultValue?: unknown
  /** After each change, with a document that is clean. */
  readonly onChange?: (document: RichTextDocument) => void
  readonly isDisabled?: boolean
  readonly isReadOnly?: boolean
  /** Fetches the editor. */
  readonly load?: LoadSurface
}

const loadSurface: LoadSurface = () => import('./rich-text-editor-surface.tsx')

/**
 * A text with headings, lists and links. The editor is fetched when the field comes; until then, and where it never comes,
 * a plain text area takes what is typed, and hands it over with the cursor where it was. A text that has formatting already waits for
 * the editor, as a text area would lose it. It keeps what is written by itself: give it another `key` to begin anew.
 */
export function RichTextEditor({
  defaultValue,
  onChange,
  isDisabled = false,
  isReadOnly = false,
  load = loadSurface,
  error,
  ...words
}: RichTextEditorProps) {
  const { t } = usePartWords()
  const [document, setDocument] = useState(() => cleanRichText(defaultValue))
  const [isFull, setFull] = useState(false)
  const refused = error ?? (isFull ? t('editor.too_long') : undefined)
  const change = (next: RichTextDocument) => {
    setDocument(next)
    onChange?.(next)
  }
  const isWritable = !isDisabled && !isReadOnly
  return (
    <Field {...words} error={refused}>
      {(ties) =>
        isWritable ? (
          <Writing ties={ties} document={document} load={load} onChange={change} onFull={setFull} />
        ) : (
          <Reading ties={ties} document={document} isDisabled={isDisabled} />
        )
      }
    </Field>
  )
}

interface ReadingProps {
  readonly ties: FieldTies
  readonly document: unknown
  readonly isDisabled?: boolean
}

function Reading({ ties, document, isDisabled = false }: ReadingProps) {
  return (
    <div
      role="group"
      id={ties.id}
      aria-labelledby={`${ties.id}-label`}
      aria-describedby={ties['aria-describedby']}
      aria-disabled={isDisabled || undefined}
      className={classNames('rounded sunk', styles['reading'], isDisabled && styles['disabled'])}
    >
      <RichText document={document} />
    </div>
  )
}

interface WritingProps extends Omit<RichTextSurfaceProps, 'cursor'> {
  readonly load: LoadSurface
}

interface Arrived {
  readonly Surface: ComponentType<RichTextSurfaceProps>
  readonly cursor: number | undefined
}

function Writing({ ties, document: written, load, onChange, onFull }: WritingProps) {
  const { t } = usePartWords()
  const area = useRef<HTMLTextAreaElement>(null)
  const [arrived, setArrived] = useState<Arrived>()
  const [attempt, setAttempt] = useState({ load })
  const [hasFailed, setFailed] = useState(false)
  const isPlain = isPlainRichText(written)

  useEffect(() => {
    let isGone = false
    const arrive = (Surface: Arrived['Surface']) => {
      if (isGone) return
      const input = area.current
      const isWriting = input !== null && input === document.activeElement
      // A word that is being composed by the keyboard of a phone would be lost.
      if (input?.dataset['composing'] === 'yes')
        input.addEventListener('compositionend', () => arrive(Surface), { once: true })
      // At once: a key that came between would be typed behind the cursor that was handed over.
      else flushSync(() => setArrived({ Surface, cursor: isWriting ? input.selectionStart : undefined }))
    }
    attempt.load().then(
      ({ RichTextSurface }) => arrive(RichTextSurface),
      () => !isGone && setFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [attempt])

  if (arrived !== undefined)
    return (
      <arrived.Surface ties={ties} document={written} cursor={arrived.cursor} onChange={onChange} onFull={onFull} />
    )
  return (
    <div className={`grid rounded surface ${styles['frame']}`} data-invalid={ties['aria-invalid']}>
      <div className={`flex wrap gap-2-4 middle between sunk soft small ${styles['waiting']}`}>
        <span role="status">
          {hasFailed ? t(isPlain ? 'editor.not_loaded' : 'editor.formatted_not_loaded') : t('editor.arriving')}
        </span>
        {hasFailed && (
          <Button
            size="small"
            icon="sync"
            onClick={() => {
              setFailed(false)
              setAttempt({ load })
            }}
          >
            {t('frame.retry')}
          </Button>
        )}
      </div>
      {isPlain ? (
        <textarea
          {...ties}
          ref={area}
          dir="auto"
          className={classNames(inputClass, styles['area'])}
          maxLength={richTextLimits.characters}
          defaultValue={linesOfRichText(written)}
          onInput={(event) => onChange(richTextOfLines(event.currentTarget.value))}
          onCompositionStart={(event) => (event.currentTarget.dataset['composing'] = 'yes')}
          onCompositionEnd={(event) => (event.currentTarget.dataset['composing'] = 'no')}
        />
      ) : (
        <Reading ties={ties} document={written} />
      )}
    </div>
  )
}
