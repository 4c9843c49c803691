import { useId, useRef, useState } from 'react'
import { Button } from '../base/button.tsx'
import { classNames } from '../base/class-names.ts'
import { ErrorLine, FieldNotes, describedBy } from './field.tsx'
import { FileList } from './file-list.tsx'
import { usePartWords } from '../base/part-words.tsx'
import styles from './file-field.module.css'
import type { ComponentProps, DragEvent } from 'react'
import type { ListedFile } from './file-list.tsx'

export type { ListedFile } from './file-list.tsx'

export interface FileFieldProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly isOptional?: boolean
  readonly files: readonly ListedFile[]
  readonly onAdd: (files: readonly File[]) => void
  /** Absent where files may not be taken away. */
  readonly onRemove?: ((key: string) => void) | undefined
  /** Absent where what failed cannot be sent again. */
  readonly onRetry?: ((key: string) => void) | undefined
  /** Offers the camera of a phone, beside the files. */
  readonly hasCamera?: boolean
  /** As of an input: `.pdf,image/*`. */
  readonly accept?: string | undefined
  readonly isMultiple?: boolean
  readonly isDisabled?: boolean
  /** Shows the files alone. */
  readonly isReadOnly?: boolean
  /** Why files were not taken, a sentence for each that names it. */
  readonly refusals?: readonly string[]
}

/** Files: chosen, dropped or photographed; each can be taken away again. What may be added is the caller's rule; `FileDropZone` has one. */
export function FileField({
  label,
  hint,
  error,
  isOptional = false,
  files,
  onAdd,
  onRemove,
  onRetry,
  hasCamera = false,
  accept,
  isMultiple = true,
  isDisabled = false,
  isReadOnly = false,
  refusals = [],
}: FileFieldProps) {
  const { t } = usePartWords()
  const id = useId()
  const zone = useRef<HTMLDivElement>(null)

  return (
    <div
      className="grid gap-2 shrink"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, hint, error)}
    >
      <p className="medium strong" id={`${id}-label`}>
        {label}
        {isOptional && <span className={`faint ${styles['optional']}`}> ({t('frame.optional')})</span>}
      </p>
      {!isReadOnly && (
        <DropPlace
          ref={zone}
          accept={accept}
          hasCamera={hasCamera}
          isMultiple={isMultiple}
          isDisabled={isDisabled}
          onTake={onAdd}
        />
      )}
      <div className="grid gap-1" aria-live="polite">
        {refusals.map((refusal) => (
          <ErrorLine key={refusal}>{refusal}</ErrorLine>
        ))}
      </div>
      {files.length > 0 && (
        <FileList
          files={files}
          isDisabled={isDisabled}
          onRetry={isReadOnly ? undefined : onRetry}
          onRemove={isReadOnly ? undefined : onRemove}
          // What had the focus is gone; the next thing to do is to add.
          onEmptied={() => zone.current?.querySelector('button')?.focus()}
        />
      )}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

interface DropPlaceProps
  extends Required<Pick<FileFieldProps, 'hasCamera' | 'isMultiple' | 'isDisabled'>>, Pick<FileFieldProps, 'accept'> {
  readonly ref: ComponentProps<'div'>['ref']
  readonly onTake: (files: readonly File[]) => void
}

function DropPlace({ ref, accept, hasCamera, isMultiple, isDisabled, onTake }: DropPlaceProps) {
  const { t } = usePartWords()
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const chooseWord = t(isMultiple ? 'fields.choose_files' : 'fields.choose_file')

  const take = (list: ArrayLike<File> | null) => {
    const chosen = Array.from(list ?? [])
    if (chosen.length > 0) onTake(isMultiple ? chosen : chosen.slice(0, 1))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!isDisabled) take(event.dataTransfer.files)
  }

  return (
    <div
      ref={ref}
      className={classNames(
        'flex wrap middle rounded sunk',
        styles['zone'],
        isOver && styles['over'],
        isDisabled && styles['disabled'],
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!isDisabled)
      }}
      onDragLeave={(event) => {
        // Over a button inside is still over the zone.
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={drop}
    >
      <Button icon="attachment" disabled={isDisabled} onClick={() => chooser.current?.click()}>
        {chooseWord}
      </Button>
      {hasCamera && (
        <Button icon="camera" disabled={isDisabled} onClick={() => camera.current?.click()}>
          {t('fields.take_photo')}
        </Button>
      )}
      <span className={`small soft ${styles['drop']}`}>{t('fields.drop_here')}</span>
      <HiddenInput
        ref={chooser}
        label={chooseWord}
        accept={accept}
        multiple={isMultiple}
        disabled={isDisabled}
        onChoose={take}
      />
      {hasCamera && (
        <HiddenInput
          ref={camera}
          label={t('fields.take_photo')}
          accept="image/*"
          capture="environment"
          disabled={isDisabled}
          onChoose={take}
        />
      )}
    </div>
  )
}

interface HiddenInputProps extends Pick<
  ComponentProps<'input'>,
  'ref' | 'accept' | 'capture' | 'multiple' | 'disabled'
> {
  readonly label: string
  readonly onChoose: (files: ArrayLike<File> | null) => void
}

/** The browser's own chooser, opened by the button beside it. */
function HiddenInput({ label, onChoose, ...rest }: HiddenInputProps) {
  return (
    <input
      {...rest}
      hidden
      type="file"
      aria-label={label}
      onChange={(event) => {
        onChoose(event.target.files)
        // The same file chosen again must count as a change.
        event.target.value = ''
      }}
    />
  )
}
