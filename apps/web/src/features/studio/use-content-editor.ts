import { readRevision, saveRevision } from '@maktab/client/calls/studio/revisions.generated'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ContentBody, ContentType } from '@maktab/contracts/content/contents'
import { bodyFaults } from '@maktab/domain/studio/revisions'
import { useRef, useState } from 'react'
import { useConnection } from '#calls/connection.ts'
import { explain } from '#calls/explain.ts'
import { useCommand } from '#page/use-calls.ts'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'
import { keepWriting, readWriting, writingName } from './kept-writing.ts'
import { useAutosave, type SaveOutcome } from './use-autosave.ts'

export type Revision = Output<Catalogue['readRevision']>

export interface WrittenContent {
  readonly title: string
  readonly body: ContentBody
  readonly skill_ids: readonly number[]
}

export interface ContentPlace {
  readonly course_id: number
  readonly lesson_guid: string
  readonly content_type: ContentType
  /** Undefined for a content that is new. */
  readonly revision: Revision | undefined
}

interface KeptContent extends WrittenContent {
  readonly content_id: number | null
  readonly based_on: number | null
}

function isKept(kept: unknown, kind: ContentBody['kind']): kept is KeptContent {
  if (typeof kept !== 'object' || kept === null || !('body' in kept) || !('title' in kept)) return false
  const { body, title } = kept
  return typeof title === 'string' && typeof body === 'object' && body !== null && 'kind' in body && body.kind === kind
}

/** Writing a content: saved by itself as a further revision, kept on the device until it can be. */
export function useContentEditor({ course_id, lesson_guid, content_type, revision }: ContentPlace, empty: ContentBody) {
  const t = useT('studio')
  const { client } = useConnection()
  const { user_id } = useSession()
  const { run } = useCommand(saveRevision)
  const name = writingName(
    user_id,
    `content.${revision === undefined ? `${lesson_guid}.${content_type}` : revision.content_id}`,
  )
  const [kept] = useState(() => {
    const found = readWriting(name)
    return isKept(found, empty.kind) ? found : undefined
  })
  const [first] = useState((): WrittenContent => kept ?? revision ?? { title: '', body: empty, skill_ids: [] })
  const [written, setWritten] = useState(first)
  const standing = useRef({
    content_id: kept?.content_id ?? revision?.content_id ?? null,
    based_on: kept?.based_on ?? revision?.revision ?? null,
  })
  const isBehind = kept !== undefined && revision !== undefined && kept.based_on !== revision.revision

  const faults = bodyFaults(written)
  const waitsFor = faults.includes('title')
    ? t('studio.needs_title')
    : written.body.kind === 'assessment' && faults.length > 0
      ? t('studio.unfinished')
      : isAddressMissing(written.body)
        ? t('studio.fill_in')
        : undefined

  const save = async ({ title, body, skill_ids }: WrittenContent): Promise<SaveOutcome> => {
    const answer = await run({
      course_id,
      lesson_guid,
      ...standing.current,
      title,
      content_type,
      body,
      skill_ids: [...skill_ids],
    })
    if (answer.ok) {
      standing.current = { content_id: answer.value.content_id, based_on: answer.value.revision }
      return { kind: 'saved' }
    }
    if ('refusal' in answer && answer.refusal === 'draft_changed') return { kind: 'conflict' }
    return { kind: 'failed', reason: explain(t, answer) }
  }
  const autosave = useAutosave({
    value: written,
    name,
    keepAs: (value): KeptContent => ({ ...value, ...standing.current }),
    save,
    waitsFor,
    isUnsavedAtFirst: kept !== undefined,
    isStoppedAtFirst: isBehind,
  })

  return {
    written,
    change: (fields: Partial<WrittenContent>) => setWritten((before) => ({ ...before, ...fields })),
    state: autosave.state,
    saveNow: autosave.saveNow,
    isTakenUp: kept !== undefined,
    throwAway: () => keepWriting(name, null),
    /** After a conflict: mine, after the newest revision that there is. */
    async keepMine() {
      const { content_id, based_on } = standing.current
      if (content_id === null || based_on === null) return
      const { answer } = await client.ask(readRevision, { content_id, revision: based_on })
      if (answer.ok) standing.current = { content_id, based_on: answer.value.latest }
      await autosave.goOn()
    },
  }
}

export type ContentEditor = ReturnType<typeof useContentEditor>

function isAddressMissing(body: ContentBody): boolean {
  return (body.kind === 'link' && body.url.trim() === '') || (body.kind === 'embed' && body.src === '')
}
