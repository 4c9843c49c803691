import { useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { FieldError } from './field.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './file-field.module.css'
import type { ComponentProps, DragEvent } from 'react'

export interface ListedFile {
  readonly key: string
  readonly name: string
  /** Size, or what goes on with it. */
  readonly detail?: string | undefined
  readonly previewUrl?: string | undefined
  readonly href?: string | undefined
  readonly error?: string | undefined
}

interface FileFieldProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly files: readonly ListedFile[]
  readonly onAdd: (files: readonly File[]) => void
  /** Absent where files may not be taken away. */
  readonly onRemove?: (key: string) => void
  readonly chooseLabel: string
  /** Offers the camera of a phone, beside the files. */
  readonly cameraLabel?: string | undefined
  readonly removeLabel: (name: string) => string
  /** As of an input: `.pdf,image/*`. */
  readonly accept?: string | undefined
  readonly isMultiple?: boolean
  readonly isDisabled?: boolean
}

/** Files: chosen, dropped or photographed; each can be taken away again. What may be added is the caller's rule. */
export function FileField({ label, hint, error, files, onAdd, onRemove, chooseLabel, cameraLabel, removeLabel, accept, isMultiple = true, isDisabled = false }: FileFieldProps) {
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  const take = (list: FileList | null) => {
    const chosen = [...(list ?? [])]
    if (chosen.length > 0) onAdd(isMultiple ? chosen : chosen.slice(0, 1))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!isDisabled) take(event.dataTransfer.files)
  }

  return (
    <div className={styles['field']} role="group" aria-labelledby={`${id}-label`} aria-describedby={hint === undefined ? undefined : `${id}-hint`}>
      <p className={styles['label']} id={`${id}-label`}>
        {label}
      </p>
      <div
        className={classNames(styles['zone'], isOver && styles['over'])}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Button icon="attachment" disabled={isDisabled} onClick={() => chooser.current?.click()}>
          {chooseLabel}
        </Button>
        {cameraLabel !== undefined && (
          <Button icon="camera" disabled={isDisabled} onClick={() => camera.current?.click()}>
            {cameraLabel}
          </Button>
        )}
        {hint !== undefined && (
          <p className={styles['hint']} id={`${id}-hint`}>
            {hint}
          </p>
        )}
        <HiddenInput ref={chooser} label={chooseLabel} accept={accept} multiple={isMultiple} disabled={isDisabled} onChoose={take} />
        {cameraLabel !== undefined && <HiddenInput ref={camera} label={cameraLabel} accept="image/*" capture="environment" disabled={isDisabled} onChoose={take} />}
      </div>
      {files.length > 0 && (
        <ul className={styles['list']} role="list">
          {files.map((file) => (
            <li key={file.key} className={styles['file']}>
              {file.previewUrl === undefined ? <Icon name="document" size={1.75} /> : <img className={styles['preview']} src={file.previewUrl} alt="" />}
              <span className={styles['text']}>
                {file.href === undefined ? <bdi>{file.name}</bdi> : <a href={file.href}><bdi>{file.name}</bdi></a>}
                {file.detail !== undefined && <bdi className={styles['hint']}>{file.detail}</bdi>}
                <FieldError error={file.error} />
              </span>
              {onRemove !== undefined && <IconButton icon="close" label={removeLabel(file.name)} disabled={isDisabled} onClick={() => onRemove(file.key)} />}
            </li>
          ))}
        </ul>
      )}
      <FieldError error={error} />
    </div>
  )
}

interface HiddenInputProps extends Pick<ComponentProps<'input'>, 'ref' | 'accept' | 'capture' | 'multiple' | 'disabled'> {
  readonly label: string
  readonly onChoose: (files: FileList | null) => void
}

/** The browser's own chooser, opened by the button beside it. */
function HiddenInput({ label, onChoose, ...rest }: HiddenInputProps) {
  return (
    <input
      {...rest}
      className="visually-hidden"
      type="file"
      tabIndex={-1}
      aria-label={label}
      onChange={(event) => {
        onChoose(event.target.files)
        // The same file chosen again must count as a change.
        event.target.value = ''
      }}
    />
  )
}
