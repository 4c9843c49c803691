import { useEffect, useRef, useState } from 'react'
import { Button } from '../base/button.tsx'
import { usePartWords } from '../base/part-words.tsx'
import { addressOfTyped } from './rich-text-document.ts'
import styles from './rich-text-editor-surface.module.css'
import { TextField } from '../fields/text-field.tsx'
import type { KeyboardEvent } from 'react'

interface LinkFormProps {
  /** Where the link at the cursor leads; undefined where there is none. */
  readonly href: string | undefined
  readonly onSet: (href: string, typed: string) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** Asks where a link leads. Enter sets it, Escape leaves it. It stands inside other forms, so it is none itself. */
export function RichTextLinkForm({ href, onSet, onRemove, onClose }: LinkFormProps) {
  const { t } = usePartWords()
  const input = useRef<HTMLInputElement>(null)
  const [isWrong, setWrong] = useState(false)

  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  const set = () => {
    const typed = input.current?.value.trim() ?? ''
    const address = addressOfTyped(typed)
    if (address !== undefined) {
      onSet(address, typed)
      return
    }
    setWrong(true)
    input.current?.focus()
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  const press = (event: KeyboardEvent) => {
    leave(event)
    if (event.key !== 'Enter') return
    // Not the form around the editor.
    event.preventDefault()
    set()
  }
  return (
    <div className={`grid gap-3 ${styles['link']}`} role="group" aria-label={t('editor.link')}>
      <TextField
        ref={input}
        label={t('editor.link_address')}
        hint={t('editor.link_hint')}
        error={isWrong ? t('editor.link_wrong') : undefined}
        defaultValue={href?.replace(/^(mailto|tel):/i, '')}
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onInput={() => setWrong(false)}
        onKeyDown={press}
      />
      <div className="flex wrap gap-2">
        <Button variant="primary" size="small" onClick={set} onKeyDown={leave}>
          {t('editor.link_apply')}
        </Button>
        {href !== undefined && (
          <Button size="small" onClick={onRemove} onKeyDown={leave}>
            {t('editor.link_remove')}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onClose} onKeyDown={leave}>
          {t('frame.cancel')}
        </Button>
      </div>
    </div>
  )
}
