import { useEffect, useRef, useState } from 'react'
import { Avatar } from '../base/avatar.tsx'
import { Button } from '../base/button.tsx'
import { useT } from '../base/words.tsx'
import { TextArea } from '../fields/text-area.tsx'
import styles from './comment-thread.module.css'
import type { FormEvent, KeyboardEvent, ReactNode } from 'react'

interface CommentBoxProps {
  readonly label: string
  readonly sendLabel: string
  /** Whose picture stands beside it. */
  readonly name?: string
  readonly initial?: string | undefined
  /** It was asked for just now: the cursor stands in it. */
  readonly takesFocus?: boolean
  /** There is a way back without sending. */
  readonly onLeave?: () => void
  /** What goes with the words, below them: a field for files. */
  readonly attached?: ReactNode
  /** Something goes with them: there need be no words. */
  readonly mayBeEmpty?: boolean
  /** What stands in it now, for whoever keeps what is not sent. */
  readonly onType?: ((text: string) => void) | undefined
  /** Resolves to whether the text was taken; only then the box is emptied. */
  readonly onSend: (text: string) => Promise<boolean>
}

/** A box to write in. Enter begins a line, Ctrl and Enter send, Escape leaves where there is a way back. */
export function CommentBox({
  label,
  sendLabel,
  name,
  initial = '',
  takesFocus = false,
  onLeave,
  attached,
  mayBeEmpty = false,
  onType,
  onSend,
}: CommentBoxProps) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState(initial)
  const [isSending, setSending] = useState(false)

  useEffect(() => {
    const area = form.current?.querySelector('textarea')
    if (!takesFocus || !area) return
    area.focus()
    area.setSelectionRange(area.value.length, area.value.length)
  }, [takesFocus])

  const write = (next: string) => {
    setText(next)
    onType?.(next)
  }
  const isEmpty = text.trim() === '' && !mayBeEmpty
  async function send(): Promise<void> {
    const wanted = text.trim()
    if (isEmpty || isSending) return
    setSending(true)
    const isTaken = await onSend(wanted)
    setSending(false)
    if (isTaken) write('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void send()
    }
    if (event.key === 'Escape' && onLeave !== undefined) {
      event.preventDefault()
      event.stopPropagation()
      onLeave()
    }
  }
  return (
    <form ref={form} className={styles['box']} onSubmit={submit}>
      {name !== undefined && <Avatar name={name} size="small" />}
      <div className={styles['write']}>
        <TextArea
          label={label}
          rows={2}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={press}
        />
        {attached}
        <div className="flex wrap end gap-2">
          {onLeave !== undefined && (
            <Button size="small" onClick={onLeave}>
              {t('frame.cancel')}
            </Button>
          )}
          <Button type="submit" size="small" variant="primary" isBusy={isSending} disabled={isEmpty}>
            {sendLabel}
          </Button>
        </div>
      </div>
    </form>
  )
}
