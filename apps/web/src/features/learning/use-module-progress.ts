import { saveStatus } from '@maktab/client/calls/learning/progress.generated'
import type { Module } from '@maktab/contracts/content/lessons'
import type { ContentStatus } from '@maktab/contracts/fields'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useCommand } from '#page/use-calls.ts'
import type { Position } from '#features/viewers/viewer.ts'
import type { Place } from './place.ts'
import { useFocusedTime, type FocusedTimeSigns } from './use-focused-time.ts'
import { useLastingCommands } from './use-lasting-commands.ts'

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
  const { give, giveLeftBehind } = useLastingCommands()
  const { run: runStatus } = useCommand(saveStatus)
  const where = {
    content_id: module.content_id,
    cms_course_id: place.course_id,
    lesson_guid: place.lesson_guid,
    class_id: place.class_id,
  }
  const isAnswered = module.body.kind === 'assessment' || module.body.kind === 'sealed_assessment'

  const { completion, resume_point, content_status } = module
  const reached = useRef<Position>({ completion, resume_point })
  const saved = useRef({ completion, resume_point, status: content_status })

  function move(next: ContentStatus) {
    const { completion, resume_point } = reached.current
    saved.current = { ...saved.current, status: next, completion }
    onStatus(next)
    void runStatus({ ...where, content_status: next, completion: isAnswered ? 0 : completion, resume_point })
  }

  const signs = useFocusedTime((seconds, isClosing) => {
    const { completion, resume_point } = reached.current
    const content_status = saved.current.status === 0 ? 1 : saved.current.status
    const hasMoved = resume_point !== saved.current.resume_point
    if (seconds > 0 || hasMoved) {
      saved.current = { ...saved.current, resume_point }
      give(
        {
          call: 'saveTime',
          input: {
            ...where,
            content_status,
            content_type: module.content_type,
            total_time_in_seconds: seconds,
            resume_point,
          },
        },
        { isClosing },
      )
    }
    if (!isAnswered && saved.current.status !== 2 && completion > saved.current.completion) move(1)
    giveLeftBehind()
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
