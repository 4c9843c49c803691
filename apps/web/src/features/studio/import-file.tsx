import type { Translate } from '@maktab/i18n/translate'
import type { LanguageCode } from '@maktab/contracts/fields'
import { languages } from '@maktab/i18n/languages'
import { IconButton } from '@maktab/ui/base/icon-button'
import { ProgressBar } from '@maktab/ui/feedback/progress-bar'
import { Select } from '@maktab/ui/choice/select'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { useRef } from 'react'
import { useFormat } from '#language/use-format.ts'
import styles from './import-files.module.css'
import { useT } from '#language/use-t.ts'
import { isCaptions, isUnderWay, type ImportRow, type Imports } from './use-imports.ts'

interface ImportFileProps {
  readonly row: ImportRow
  /** Of captions: the video that they belong to. */
  readonly videoName: string | undefined
  readonly acts: Omit<Imports, 'rows' | 'add'>
}

const ends = {
  done: { tone: 'success', icon: 'check' },
  refused: { tone: 'danger', icon: 'warning' },
  failed: { tone: 'danger', icon: 'warning' },
  cancelled: { tone: 'neutral', icon: 'close' },
  cut_off: { tone: 'warning', icon: 'warning' },
} as const

/** One file on its way: how far it is, what is said of it, and what can be done with it. */
export function ImportFile({ row, videoName, acts }: ImportFileProps) {
  const t = useT('studio', 'writing')
  const format = useFormat()
  const place = useRef<HTMLLIElement>(null)
  const { key, file, state, error, language, progress } = row
  const { name } = file
  const words = stateWords(row, t)
  const isBusy = isUnderWay(row)
  const end = state in ends ? ends[state as keyof typeof ends] : undefined
  const needsLanguage = isCaptions(name) && language === undefined && state === 'queued'
  const remove = () => {
    // What had the focus is gone: it goes on to the file after, or before.
    const neighbour = place.current?.nextElementSibling ?? place.current?.previousElementSibling
    neighbour?.querySelector('button')?.focus()
    acts.remove(key)
  }
  return (
    <li ref={place} className={`grid gap-2 edged rounded surface ${styles['file']}`}>
      <div className="flex middle gap-2">
        <span className={`grid grow shrink break ${styles['name']}`}>
          <bdi className="strong">{name}</bdi>
          <span className="flex wrap gap-2 small soft">
            <bdi>{format.bytes(file.size)}</bdi>
            {videoName !== undefined && <span>{t('imports.captions_for', { name: videoName })}</span>}
          </span>
        </span>
        {end && <StatusChip {...end}>{words}</StatusChip>}
        {(state === 'failed' || state === 'cut_off') && (
          <IconButton icon="sync" label={t('imports.retry_file', { name })} onClick={() => acts.retry(key)} />
        )}
        {isBusy ? (
          <IconButton icon="close" label={t('imports.cancel_file', { name })} onClick={() => acts.cancel(key)} />
        ) : (
          <IconButton icon="close" label={t('imports.remove', { name })} onClick={remove} />
        )}
      </div>
      {isBusy && !needsLanguage && <Progress label={`${words}: ${name}`} words={words} progress={progress} />}
      {needsLanguage && (
        <Select
          label={t('imports.language_of', { name })}
          hint={t('imports.choose_language')}
          placeholder="–"
          value=""
          onChange={(event) => acts.speak(key, event.target.value as LanguageCode)}
          options={languages.map(({ code, ownName, tag }) => ({ value: code, label: ownName, lang: tag }))}
        />
      )}
      {error !== undefined && <p className="small">{error}</p>}
      <Report row={row} />
      {/* Only the end of the way is told, once: a progress that is read out at every step drowns the rest. */}
      <span className="visually-hidden" role="status">
        {!isBusy && `${name}: ${words}`}
      </span>
    </li>
  )
}

function Progress({
  label,
  words,
  progress,
}: {
  readonly label: string
  readonly words: string
  readonly progress: number | null
}) {
  const format = useFormat()
  return (
    <div className="grid gap-1">
      <p className="small soft">
        {words} {progress !== null && <bdi>{format.percent(progress, 0)}</bdi>}
      </p>
      <ProgressBar
        label={label}
        {...(progress !== null && { value: progress, valueText: format.percent(progress, 0) })}
      />
    </div>
  )
}

/** What was said of the file and its parts; that it was taken as it is needs no words. */
function Report({ row: { file, report } }: { readonly row: ImportRow }) {
  const t = useT('writing')
  const remarks = report.filter(({ outcome, name }) => outcome !== 'taken' || name !== file.name)
  if (remarks.length === 0) return null
  const list = (
    <ul className="grid gap-1 small" aria-label={t('imports.report_of', { name: file.name })}>
      {remarks.map(({ name, reason, detail }, index) => (
        <li key={index} dir="auto">
          {reason === null
            ? t('imports.taken', { name: isolated(name) })
            : t(`imports.reason_${reason}`, { name: isolated(name), detail: isolated(detail) })}
        </li>
      ))}
    </ul>
  )
  if (remarks.length <= 3) return list
  return (
    <details>
      <summary className="small">{t('imports.report_count', { count: remarks.length })}</summary>
      {list}
    </details>
  )
}

/** A path in a sentence of another script keeps its own direction. */
const isolated = (text: string): string => (text === '' ? '' : `\u2068${text}\u2069`)

function stateWords({ state, step }: ImportRow, t: Translate<'studio' | 'writing'>): string {
  return t(`imports.state_${state === 'working' ? step : state}`)
}
