import { readPackage } from '@maktab/client/calls/learning/packages.generated'
import type { ContentBody } from '@maktab/contracts/content/contents'
import type { Module } from '@maktab/contracts/content/lessons'
import type { ContentStatus, LanguageCode } from '@maktab/contracts/fields'
import type { PackageState } from '@maktab/contracts/viewers/package-states'
import type { PackageMessage } from '@maktab/domain/viewers/package-messages'
import { afterPackage } from '@maktab/domain/learning/packages'
import { untouched } from '@maktab/domain/learning/progress'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CallState, NotFound } from '#page/call-state.tsx'
import { newId } from '#browser/identifiers.ts'
import { serverNow } from '#browser/server-clock.ts'
import { useQuery } from '#page/use-calls.ts'
import type { SavedPackage } from '#sessions/unsaved-progress.ts'
import { PackageFrame } from '#features/viewers/package-frame.tsx'
import type { Position } from '#features/viewers/viewer.ts'
import type { Place } from './place.ts'
import { useLastingCommands } from './use-lasting-commands.ts'

interface PackagePlayerProps {
  readonly place: Place
  /** As it was when it was opened. */
  readonly module: Module
  readonly body: Extract<ContentBody, { kind: 'package' }>
  readonly language: LanguageCode
  onPosition(position: Position): void
  onActivity(): void
  onStatus(status: ContentStatus): void
}

type Told = Pick<SavedPackage, 'state' | 'attempts' | 'statements' | 'sitting'>

const nothing: Told = { state: null, attempts: [], statements: [] }
/** Milliseconds between two savings of what a package tells while it runs; a result is saved at once. */
const saveEvery = 15_000
/** Statements that go into one saving. */
const mostStatements = 50

/** A package, which goes on where this learner left it, with what it tells kept. */
export function PackagePlayer(props: PackagePlayerProps) {
  const { class_id, course_id, lesson_guid } = props.place
  const [where] = useState({ content_id: props.module.content_id, cms_course_id: course_id, lesson_guid, class_id })
  const kept = useQuery(readPackage, where)
  return (
    <CallState of={kept} refused={{ not_found: () => <NotFound /> }}>
      {({ state }) => <Playing {...props} where={where} state={state} />}
    </CallState>
  )
}

interface PlayingProps extends PackagePlayerProps {
  readonly where: Pick<SavedPackage, 'content_id' | 'cms_course_id' | 'lesson_guid' | 'class_id'>
  readonly state: PackageState | null
}

function Playing({ where, module, body, language, state, onPosition, onActivity, onStatus }: PlayingProps) {
  const { give } = useLastingCommands()
  // A fresh answer must not start a running package anew.
  const [begun] = useState(state)
  const waiting = useRef<Told>(nothing)
  const timer = useRef<number>(undefined)
  const tellsOfItself = useRef(state !== null)
  const standing = useRef({
    ...untouched,
    content_status: module.content_status,
    completion: module.completion,
    accuracy: module.accuracy,
    attempts: module.attempts,
  })
  const startedOn = useRef(0)
  // The sitting so far; its result, if it gives one, is the attempt of the same id.
  const sitting = useRef(newId())
  const isReady = useRef(false)

  function save(isClosing = false) {
    window.clearTimeout(timer.current)
    timer.current = undefined
    const told = waiting.current
    waiting.current = nothing
    if (told.state === null && told.attempts.length === 0 && told.statements.length === 0 && told.sitting === undefined)
      return
    give({ call: 'savePackage', input: { ...where, ...told } }, { isClosing })
    standing.current = afterPackage({
      progress: standing.current,
      state: told.state,
      attempts: told.attempts,
      taken_on: new Date(serverNow()),
    })
    onStatus(standing.current.content_status)
  }

  function add(part: Partial<Told>, isUrgent: boolean) {
    tellsOfItself.current = true
    waiting.current = { ...waiting.current, ...part }
    if (isUrgent || waiting.current.statements.length >= mostStatements) save()
    else timer.current ??= window.setTimeout(save, saveEvery)
  }

  function hear(message: PackageMessage) {
    const { attempts, statements } = waiting.current
    switch (message.kind) {
      case 'ready':
        isReady.current = true
        return undefined
      case 'activity':
        onActivity()
        // A page that says nothing of itself is done when the learner has been in it.
        if (body.runtime === 'web' && isReady.current && !tellsOfItself.current)
          onPosition({ completion: 100, resume_point: '' })
        return
      case 'progress':
        return onPosition({ completion: Math.min(99, message.completion), resume_point: '' })
      case 'state':
        return add(
          { state: message.state },
          message.state.completion === 'completed' || message.state.success !== 'unknown',
        )
      case 'attempt': {
        const attempt = {
          sync_guid: sitting.current,
          ...message.attempt,
          time_spent_in_seconds: secondsSince(startedOn.current),
        }
        startedOn.current = Date.now()
        sitting.current = newId()
        return add({ attempts: [...attempts, attempt], sitting: undefined }, true)
      }
      case 'asked':
        if (message.interactions.length === 0) return
        return add(
          {
            sitting: {
              sync_guid: sitting.current,
              interactions: message.interactions,
              time_spent_in_seconds: secondsSince(startedOn.current),
            },
          },
          false,
        )
      case 'statement':
        return add(
          {
            statements: [
              ...statements,
              { ...message.statement, statement_id: newId(), said_on: new Date().toISOString() },
            ],
          },
          false,
        )
      default:
        return undefined
    }
  }

  const saveNow = useEffectEvent((isClosing: boolean) => save(isClosing))
  useEffect(() => {
    startedOn.current = Date.now()
    const leaving = new AbortController()
    const { signal } = leaving
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && saveNow(true), {
      signal,
    })
    window.addEventListener('pagehide', () => saveNow(true), { signal })
    return () => {
      leaving.abort()
      saveNow(false)
    }
  }, [])

  return <PackageFrame body={body} title={module.title} language={language} state={begun} onMessage={hear} />
}

function secondsSince(moment: number): number {
  return Math.min(86_400, Math.round((Date.now() - moment) / 1000))
}
