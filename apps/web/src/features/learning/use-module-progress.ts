import { saveStatus, saveTime } from '@maktab/client/calls/learning/progress.generated'
import type { Module } from '@maktab/contracts/content/lessons'
import type { ContentStatus } from '@maktab/contracts/fields'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { newId } from '#calls/identifiers.ts'
import { useCommand } from '#calls/use-calls.ts'
import { useSession } from '#calls/use-session.ts'
import type { Position } from '../content/viewer.ts'
import type { Place } from './place.ts'
import { openUnsavedProgress } from './unsaved-progress.ts'
import { useFocusedTime, type FocusedTimeSigns } from './use-focused-time.ts'

export interface ModuleProgress {
  readonly signs: FocusedTimeSigns
  onPosition(position: Position): void
}

interface ModuleProgressOptions {
  readonly place: Place
  readonly module: Module
  readonly completeFrom: number
  onStatus(status: ContentStatus): void
}

/**
 * Keeps how far a learner is with the content that is open: time, place and status. A content counts as completed once
 * `completeFrom` per cent of it were seen; an assessment never by looking, only by its attempts.
 */
export function useModuleProgress({ place, module, completeFrom, onStatus }: ModuleProgressOptions): ModuleProgress {
  const { user_id } = useSession()
  const { run: runTime } = useCommand(saveTime)
  const { run: runStatus } = useCommand(saveStatus)
  const unsaved = useMemo(() => openUnsavedProgress(user_id), [user_id])
  const where = { content_id: module.content_id, cms_course_id: place.course_id, lesson_guid: place.lesson_guid, class_id: place.class_id }
  const isAnswered = module.body.kind === 'assessment'

  const { completion, resume_point, content_status } = module
  const reached = useRef<Position>({ completion, resume_point })
  const saved = useRef({ completion, resume_point, status: content_status })

  async function sendTime(entry_id: string, input: Parameters<typeof runTime>[0]) {
    const answer = await runTime(input)
    // A refusal is an answer: sent again it would be refused again.
    if (answer.ok || 'refusal' in answer) unsaved.forget(entry_id)
  }

  function move(next: ContentStatus) {
    const { completion, resume_point } = reached.current
    saved.current = { ...saved.current, status: next, completion }
    onStatus(next)
    void runStatus({ ...where, content_status: next, completion: isAnswered ? 0 : completion, resume_point })
  }

  const signs = useFocusedTime((seconds) => {
    const { completion, resume_point } = reached.current
    const content_status = saved.current.status === 0 ? 1 : saved.current.status
    const hasMoved = resume_point !== saved.current.resume_point
    if (seconds > 0 || hasMoved) {
      saved.current = { ...saved.current, resume_point }
      const input = { ...where, content_status, content_type: module.content_type, total_time_in_seconds: seconds, resume_point }
      const entry = { entry_id: newId(), kept_at: Date.now(), input }
      unsaved.keep(entry)
      void sendTime(entry.entry_id, input)
    }
    if (!isAnswered && saved.current.status !== 2 && completion > saved.current.completion) move(1)
    for (const entry of unsaved.takeLeftBehind(Date.now())) void sendTime(entry.entry_id, entry.input)
  })

  const begin = useEffectEvent(() => {
    if (saved.current.status === 0) move(1)
  })
  useEffect(() => begin(), [])

  return {
    signs,
    onPosition(position) {
      reached.current = position
      if (!isAnswered && saved.current.status !== 2 && position.completion >= completeFrom) move(2)
    },
  }
}
