import { useId, useRef, useState } from 'react'
import { Button } from '../base/button.tsx'
import { isSameName } from './confirm-dialog-rules.ts'
import { Dialog } from './dialog.tsx'
import { usePartWords } from '../base/part-words.tsx'
import { TextField } from '../fields/text-field.tsx'
import type { FormEvent, ReactNode } from 'react'

interface ConfirmDialogProps {
  readonly isOpen: boolean
  /** The person thought better of it. */
  readonly onClose: () => void
  readonly onConfirm: () => void
  /** The question: "Delete class 7 A?" */
  readonly heading: string
  /** What it does, on its button: "Delete", never "OK". */
  readonly confirmLabel: string
  /** It takes something away. */
  readonly isDangerous?: boolean
  /** It is being done. */
  readonly isBusy?: boolean
  /** Harm that cannot be undone: this name must be typed first. */
  readonly nameToType?: string
  /** What follows from it. */
  readonly children?: ReactNode
}

/** Asks before a step that matters. The safe button comes first and has the focus, so that Enter by mistake does nothing. */
export function ConfirmDialog({
  isOpen,
  onClose,
  onConfirm,
  heading,
  confirmLabel,
  isDangerous = false,
  isBusy = false,
  nameToType,
  children,
}: ConfirmDialogProps) {
  const { t } = usePartWords()
  const form = useId()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      heading={heading}
      size="small"
      role="alertdialog"
      actions={
        <>
          <Button data-first-focus onClick={onClose}>
            {t('frame.cancel')}
          </Button>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            isBusy={isBusy}
            {...(nameToType === undefined ? { onClick: onConfirm } : { type: 'submit', form })}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {nameToType !== undefined && <NameField id={form} name={nameToType} isBusy={isBusy} onConfirm={onConfirm} />}
    </Dialog>
  )
}

function NameField({
  id,
  name,
  isBusy,
  onConfirm,
}: {
  readonly id: string
  readonly name: string
  readonly isBusy: boolean
  readonly onConfirm: () => void
}) {
  const { t } = usePartWords()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState('')
  const [isRefused, setRefused] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (isSameName(typed, name)) return onConfirm()
    setRefused(true)
    form.current?.querySelector('input')?.focus()
  }
  return (
    <form ref={form} id={id} onSubmit={submit}>
      <TextField
        label={t('overlays.type_name', { name })}
        error={isRefused ? t('overlays.name_differs') : undefined}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.target.value)
          setRefused(false)
        }}
      />
    </form>
  )
}
