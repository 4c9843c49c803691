import { useCallback, useEffect, useRef, useState } from 'react'
import { useLatest } from '#page/use-latest.ts'
import { keepWriting } from './kept-writing.ts'

/** What became of one saving. `conflict`: somebody else saved meanwhile; nothing was written. */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly reason: string }

export type SaveState =
  | { readonly kind: 'saved'; readonly on: Date | undefined }
  | { readonly kind: 'unsaved' | 'saving' | 'conflict' }
  /** Why it is not saved, or must wait; what was written is on the device. */
  | { readonly kind: 'failed'; readonly reason: string }

interface Autosave<T> {
  readonly value: T
  /** Under which it is kept on this device until it is saved. */
  readonly name: string
  /** What is kept there: with what it was made from. */
  readonly keepAs: (value: T) => unknown
  readonly save: (value: T) => Promise<SaveOutcome>
  /** Why it cannot be saved as it is; undefined where it can. */
  readonly waitsFor?: string | undefined
  /** It was taken from what this device kept. */
  readonly isUnsavedAtFirst?: boolean
  /** … and somebody else saved since. */
  readonly isStoppedAtFirst?: boolean
}

/** After the last change, in ms. */
const pause = 1500

interface Saved<T> {
  /** Undefined: what it began with was not saved. */
  readonly value: T | undefined
  readonly on: Date | undefined
}

/**
 * Saves what is written a moment after it was, one saving after the other, and keeps it on the device until then. After a conflict
 * nothing is saved before the person said what to do.
 */
export function useAutosave<T>({
  value,
  name,
  keepAs,
  save,
  waitsFor,
  isUnsavedAtFirst = false,
  isStoppedAtFirst = false,
}: Autosave<T>) {
  const [saved, setSaved] = useState<Saved<T>>(() => ({ value: isUnsavedAtFirst ? undefined : value, on: undefined }))
  const [isSaving, setSaving] = useState(false)
  const [trouble, setTrouble] = useState<Exclude<SaveOutcome, { kind: 'saved' }> | undefined>(
    isStoppedAtFirst ? { kind: 'conflict' } : undefined,
  )
  // What the next saving must know before the next drawing.
  const known = useRef({ saved: saved.value, isStopped: isStoppedAtFirst })
  const running = useRef<Promise<boolean>>(undefined)
  const latest = useLatest({ value, save, waitsFor, keepAs, name })

  /** Answers whether everything that is written is saved. */
  const saveNow = useCallback(async (): Promise<boolean> => {
    await running.current
    const { value: written, save: send, waitsFor: isWaiting, name: keptName } = latest.current
    if (written === known.current.saved) return true
    if (known.current.isStopped || isWaiting !== undefined) return false
    const attempt = async (): Promise<boolean> => {
      setSaving(true)
      const outcome = await send(written)
      setSaving(false)
      if (outcome.kind !== 'saved') {
        known.current.isStopped = outcome.kind === 'conflict'
        setTrouble(outcome)
        return false
      }
      known.current.saved = written
      if (latest.current.value === written) keepWriting(keptName, null)
      setTrouble(undefined)
      setSaved({ value: written, on: new Date() })
      return true
    }
    running.current = attempt().finally(() => {
      running.current = undefined
    })
    return running.current
  }, [latest])

  useEffect(() => {
    if (value === known.current.saved) return undefined
    keepWriting(name, latest.current.keepAs(value))
    if (known.current.isStopped || waitsFor !== undefined) return undefined
    const timer = setTimeout(() => void saveNow(), pause)
    return () => clearTimeout(timer)
  }, [value, name, waitsFor, latest, saveNow])

  /** After a conflict: goes on from what is there now. */
  const goOn = useCallback(() => {
    known.current.isStopped = false
    setTrouble(undefined)
    return saveNow()
  }, [saveNow])

  return {
    state: stateOf({ isSaved: value === saved.value, isSaving, on: saved.on, waitsFor, trouble }),
    saveNow,
    goOn,
  }
}

interface Facts {
  readonly isSaved: boolean
  readonly isSaving: boolean
  readonly on: Date | undefined
  readonly waitsFor: string | undefined
  readonly trouble: Exclude<SaveOutcome, { kind: 'saved' }> | undefined
}

function stateOf({ isSaved, isSaving, on, waitsFor, trouble }: Facts): SaveState {
  if (trouble?.kind === 'conflict') return trouble
  if (isSaving) return { kind: 'saving' }
  if (isSaved) return { kind: 'saved', on }
  if (waitsFor !== undefined) return { kind: 'failed', reason: waitsFor }
  return trouble ?? { kind: 'unsaved' }
}
