import { useRef } from 'react'
import { classNames } from '../base/class-names.ts'
import { FieldError } from './field.tsx'
import { Icon } from '../base/icon.tsx'
import { IconButton } from '../base/icon-button.tsx'
import { usePartWords } from '../base/part-words.tsx'
import styles from './file-list.module.css'

export interface ListedFile {
  readonly key: string
  readonly name: string
  /** Bytes; shown where `detail` says nothing else. */
  readonly size?: number | undefined
  /** Size, or what goes on with it, in words. */
  readonly detail?: string | undefined
  readonly previewUrl?: string | undefined
  readonly href?: string | undefined
  /** How far it is on its way. Absent for a file that goes nowhere yet. */
  readonly state?: 'sending' | 'sent' | 'failed' | undefined
  /** From 0 to 100 while it is sent. */
  readonly progress?: number | undefined
  /** Why it failed, or what is wrong with it. */
  readonly error?: string | undefined
}

interface FileListProps {
  readonly files: readonly ListedFile[]
  readonly isDisabled?: boolean
  readonly onRemove?: ((key: string) => void) | undefined
  readonly onRetry?: ((key: string) => void) | undefined
  /** The last file was taken away by its button. */
  readonly onEmptied?: () => void
}

/** Files with what becomes of each: on its way, arrived, failed and to be tried again. */
export function FileList({ files, isDisabled = false, onRemove, onRetry, onEmptied }: FileListProps) {
  const { t } = usePartWords()
  const list = useRef<HTMLUListElement>(null)
  const remove = (index: number, key: string) => {
    // The focus goes to the next file's button, or the one before: else it would fall to the top of the page.
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    const heir = buttons[index + 1] ?? buttons[index - 1]
    if (heir === undefined) onEmptied?.()
    else heir.focus()
    onRemove?.(key)
  }
  return (
    <ul className="grid gap-2" role="list" ref={list}>
      {files.map((file, index) => (
        <li
          key={file.key}
          className={classNames(
            'flex middle gap-2 shrink edged rounded surface',
            styles['file'],
            file.state === 'failed' && styles['failed'],
          )}
        >
          {file.previewUrl === undefined ? (
            <Icon name="document" size={1.75} />
          ) : (
            <img className={`rigid rounded-small ${styles['preview']}`} src={file.previewUrl} alt="" />
          )}
          <span className={`grid grow shrink break ${styles['text']}`}>
            <span className={`strong ${styles['name']}`}>
              {file.href === undefined ? (
                <bdi>{file.name}</bdi>
              ) : (
                <a href={file.href}>
                  <bdi>{file.name}</bdi>
                </a>
              )}
            </span>
            <FileState file={file} />
            <FieldError error={file.error} />
          </span>
          {file.state === 'failed' && onRetry !== undefined && (
            <IconButton
              icon="sync"
              label={t('fields.file_retry', { name: file.name })}
              disabled={isDisabled}
              onClick={() => onRetry(file.key)}
            />
          )}
          {onRemove !== undefined && (
            <IconButton
              data-remove=""
              icon="close"
              label={t('fields.remove_named', { name: file.name })}
              disabled={isDisabled}
              onClick={() => remove(index, file.key)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function FileState({ file }: { readonly file: ListedFile }) {
  const { t, format } = usePartWords()
  const { state, progress, size, detail = size === undefined ? undefined : format.bytes(size) } = file
  return (
    <>
      <span className={`flex wrap small soft ${styles['detail']}`}>
        {detail !== undefined && <bdi>{detail}</bdi>}
        {state === 'sending' && (
          <span>
            {t('fields.file_sending')} {progress !== undefined && <bdi>{format.percent(Math.round(progress), 0)}</bdi>}
          </span>
        )}
        {state === 'sent' && (
          <span className={`strong ${styles['sent']}`}>
            <Icon name="check" size={1} /> {t('fields.file_sent')}
          </span>
        )}
        {state === 'failed' && (
          <span className={`strong ${styles['lost']}`}>
            <Icon name="warning" size={1} /> {t('fields.file_failed')}
          </span>
        )}
      </span>
      {state === 'sending' && (
        <progress
          className={`full round clipped ${styles['progress']}`}
          max={100}
          value={progress}
          aria-label={`${t('fields.file_sending')} ${file.name}`}
        />
      )}
      {/* Only the end of the journey is told, once: a progress that is read out at every step drowns the rest. */}
      <span className="visually-hidden" role="status">
        {state === 'sent' && `${file.name}: ${t('fields.file_sent')}`}
        {state === 'failed' && `${file.name}: ${t('fields.file_failed')}`}
      </span>
    </>
  )
}
