import { cancelImport, importContent, listImports, retryImport } from '@maktab/client/calls/studio/imports.generated'
import type { AnyAnswer } from '@maktab/client/call'
import type { ContentImport, ImportedContent, ReportItem } from '@maktab/contracts/studio/imports'
import type { ImportReason, ImportState, ImportStep } from '@maktab/contracts/studio/import-reasons'
import type { LanguageCode } from '@maktab/contracts/fields'
import { captionLanguage } from '@maktab/domain/viewers/captions'
import { captionEndings, videoEndings, videoOfCaptions } from '@maktab/domain/studio/import-kinds'
import { cleanFileName, decideImportFile, refusedSign } from '@maktab/domain/content/files'
import { endingOf } from '@maktab/domain/viewers/package-endings'
import { useEffect, useRef, useState } from 'react'
import { explain } from '#calls/explain.ts'
import { newId } from '#browser/identifiers.ts'
import { useConnection } from '#calls/connection.ts'
import { useT } from '#language/use-t.ts'

export type ZipName = 'html_zip' | 'game' | 'zip'

export interface ImportRow {
  readonly key: string
  readonly file: File
  /** `queued` and `sending` are this device's; `failed`: the file did not arrive. */
  readonly state: 'queued' | 'sending' | 'failed' | ImportState
  readonly step: ImportStep
  /** 0 to 100; null where nobody knows. */
  readonly progress: number | null
  readonly report: readonly ReportItem[]
  readonly content: ImportedContent | null
  readonly further: readonly ImportedContent[]
  /** Why it was not sent. */
  readonly error: string | undefined
  readonly called: ZipName
  /** Of captions: the row of their video, and the language once it is known. */
  readonly video: string | undefined
  /** Of captions: the video of the lesson to which they belong instead. */
  readonly of: number | undefined
  readonly language: LanguageCode | undefined
}

/** A video that stands in a lesson already, by its title. */
export interface LessonVideo {
  readonly content_id: number
  readonly name: string
}

export interface Imports {
  readonly rows: readonly ImportRow[]
  add(files: readonly File[], called: ZipName): void
  cancel(key: string): void
  retry(key: string): void
  remove(key: string): void
  speak(key: string, language: LanguageCode): void
}

/** Milliseconds between two questions after what the server is at work on. */
const askEvery = 1_000

export const isCaptions = (name: string): boolean => captionEndings.some((ending) => ending === endingOf(name))
const isVideo = (name: string): boolean => videoEndings.some((ending) => ending === endingOf(name))
const isAtServer = ({ state }: ImportRow): boolean => state === 'waiting' || state === 'working'
export const isUnderWay = (row: ImportRow): boolean =>
  row.state === 'queued' || row.state === 'sending' || isAtServer(row)

function cleanlyNamed(file: File): File {
  const name = cleanFileName(file.name)
  return name === file.name ? file : new File([file], name, { type: file.type })
}

/** What the server would refuse when it has all of it is refused before it is sent: a network may be paid for by the megabyte. */
function refusedHere({ name, size }: File): Pick<ImportRow, 'state' | 'report'> | undefined {
  const refused = (reason: ImportReason, detail = '') =>
    ({ state: 'refused', report: [{ name, outcome: 'refused', reason, detail }] }) as const
  const sign = refusedSign(name)
  if (sign !== undefined) return refused('name_sign', sign)
  const decision = decideImportFile({ name, size_bytes: size })
  return !decision.ok && decision.refusal === 'file_too_large' ? refused('file_large') : undefined
}

/**
 * Files on their way: sent one after the other, then asked after until each is a content or refused. Captions wait until their
 * video is one. `onImported` is told when nothing is under way any more, with what was made since it was told last.
 */
export function useImports(
  onImported: (contents: readonly ImportedContent[]) => void,
  lessonVideos: readonly LessonVideo[],
): Imports {
  const { client, sendFile } = useConnection()
  const t = useT()
  const [rows, setRows] = useState<readonly ImportRow[]>([])
  // Ahead of what is drawn: answers come faster than drawings.
  const all = useRef<readonly ImportRow[]>([])
  const stops = useRef(new Map<string, AbortController>())
  const told = useRef(new Map<number, number>())
  const isLeft = useRef(false)
  const isSending = useRef(false)
  const isAsking = useRef(false)
  const listener = useRef(onImported)
  useEffect(() => void (listener.current = onImported), [onImported])
  useEffect(() => {
    isLeft.current = false
    const underWay = stops.current
    return () => {
      isLeft.current = true
      for (const stop of underWay.values()) stop.abort()
    }
  }, [])

  function show(next: readonly ImportRow[]): void {
    all.current = next
    setRows(next)
  }
  const find = (key: string) => all.current.find((row) => row.key === key)
  const change = (key: string, part: Partial<ImportRow>) =>
    show(all.current.map((row) => (row.key === key ? { ...row, ...part } : row)))
  const fail = (key: string, answer: Exclude<AnyAnswer, { ok: true }>) =>
    change(key, { state: 'failed', progress: null, error: explain(t, answer) })
  const take = (key: string, { state, step, progress, report, content, further }: ContentImport) =>
    change(key, { state, step, progress, report, content, further, error: undefined })

  /** Content of which captions become a part. */
  const contentOf = ({ video, of }: ImportRow): number | undefined => of ?? find(video ?? '')?.content?.content_id

  /** What can be sent now: captions not before their video is a content, nor before somebody said their language. */
  function nextToSend(): ImportRow | undefined {
    return all.current.find(
      (row) =>
        row.state === 'queued' &&
        (!isCaptions(row.file.name) || (row.language !== undefined && contentOf(row) !== undefined)),
    )
  }

  /** Captions that wait for somebody to say their language, or for a video that did not become a content. */
  function isHeldUp({ state, file, language, video, of }: ImportRow): boolean {
    const film = find(video ?? '')
    return (
      state === 'queued' &&
      isCaptions(file.name) &&
      (language === undefined ||
        (of === undefined && (film === undefined || (!isUnderWay(film) && film.content === null))))
    )
  }

  async function sendAll(): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    for (let row = nextToSend(); row !== undefined && !isLeft.current; row = nextToSend()) await send(row)
    isSending.current = false
    settle()
  }

  async function send(row: ImportRow): Promise<void> {
    const { key, file, called, language } = row
    const stop = new AbortController()
    stops.current.set(key, stop)
    change(key, { state: 'sending', progress: 0, error: undefined })
    const content_id = contentOf(row)
    const input = {
      import_id: key,
      name: file.name,
      ...(endingOf(file.name) === 'zip' && { called }),
      ...(content_id !== undefined && { content_id: String(content_id) }),
      ...(language && { language }),
    }
    const answer = await sendFile(importContent, input, file, {
      signal: stop.signal,
      onSent: (share) => change(key, { progress: Math.round(share * 100) }),
    })
    stops.current.delete(key)
    if (isLeft.current || find(key) === undefined) return
    if (stop.signal.aborted) change(key, { state: 'cancelled', progress: null })
    else if (answer.ok) take(key, answer.value)
    else fail(key, answer)
    void askAll()
  }

  /** Until nothing is at the server. An answer that does not come is waited for: the work goes on without it. */
  async function askAll(): Promise<void> {
    if (isAsking.current) return
    isAsking.current = true
    for (;;) {
      const import_ids = all.current.filter(isAtServer).map(({ key }) => key)
      if (import_ids.length === 0 || isLeft.current) break
      const { answer } = await client.ask(listImports, { import_ids })
      if (answer.ok) for (const one of answer.value.list) if (find(one.import_id)) take(one.import_id, one)
      void sendAll()
      if (all.current.some(isAtServer)) await new Promise((resolve) => setTimeout(resolve, askEvery))
    }
    isAsking.current = false
    settle()
  }

  function settle(): void {
    if (isLeft.current || all.current.some((row) => isUnderWay(row) && !isHeldUp(row))) return
    const newest = new Map(
      all.current
        .flatMap(({ content, further }) =>
          content ? [content, ...further].map((one) => [one.content_id, one] as const) : [],
        )
        .sort(([, one], [, other]) => one.revision - other.revision),
    )
    const fresh = [...newest.values()].filter(({ content_id, revision }) => told.current.get(content_id) !== revision)
    for (const { content_id, revision } of fresh) told.current.set(content_id, revision)
    if (fresh.length > 0) listener.current(fresh)
  }

  async function callOff(key: string): Promise<void> {
    const answer = await client.perform(cancelImport, { import_id: key })
    if (answer.ok) take(key, answer.value)
    else change(key, { error: explain(t, answer) })
    settle()
  }

  async function tryAgain(key: string): Promise<void> {
    const answer = await client.perform(retryImport, { import_id: key })
    if (answer.ok) take(key, answer.value)
    // The bytes are gone there; they are still here.
    else if ('refusal' in answer) return renew(key)
    else change(key, { error: explain(t, answer) })
    void askAll()
  }

  /** Once more from the beginning, under a name of its own. */
  function renew(key: string): void {
    const fresh = newId()
    show(
      all.current.map((row) =>
        row.key === key
          ? { ...row, key: fresh, state: 'queued', step: 'waiting', progress: null, report: [], error: undefined }
          : row.video === key
            ? { ...row, video: fresh }
            : row,
      ),
    )
    void sendAll()
  }

  return {
    rows,
    add(files, called) {
      const blank = {
        state: 'queued',
        step: 'waiting',
        progress: null,
        report: [],
        content: null,
        further: [],
        error: undefined,
        called,
      } as const
      const added = files.map(cleanlyNamed).map((file): ImportRow => ({
        ...blank,
        ...refusedHere(file),
        key: newId(),
        file,
        video: undefined,
        of: undefined,
        language: isCaptions(file.name) ? captionLanguage(file.name) : undefined,
      }))
      const brought = [...all.current, ...added]
        .filter(({ file }) => isVideo(file.name))
        .map(({ key, file }) => ({ key, of: undefined, name: file.name }))
      const videos = [
        ...brought,
        ...lessonVideos.map(({ content_id, name }) => ({ key: undefined, of: content_id, name })),
      ]
      show([
        ...all.current,
        ...added.map((row): ImportRow => {
          if (!isCaptions(row.file.name) || row.state === 'refused') return row
          const video = videoOfCaptions(row.file.name, videos)
          return video === undefined
            ? {
                ...row,
                state: 'refused',
                report: [{ name: row.file.name, outcome: 'refused', reason: 'captions_alone', detail: '' }],
              }
            : { ...row, video: video.key, of: video.of }
        }),
      ])
      void sendAll()
    },
    cancel(key) {
      const stop = stops.current.get(key)
      if (stop) stop.abort()
      else if (find(key)?.state === 'queued') change(key, { state: 'cancelled' })
      else void callOff(key)
      settle()
    },
    retry(key) {
      if (find(key)?.state === 'cut_off') void tryAgain(key)
      else renew(key)
    },
    remove: (key) => show(all.current.filter((row) => row.key !== key)),
    speak(key, language) {
      change(key, { language })
      void sendAll()
    },
  }
}
