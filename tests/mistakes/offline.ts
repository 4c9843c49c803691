/** Each line marked `mistake` must not compile; every other line must. */
import { accept, refuse } from '@maktab/contracts/outcome'
import type { HandlersOf, LocalHandlers } from '../../packages/offline/src/local-handler.ts'
import { localTables } from '../../packages/offline/src/schema.sql.ts'

declare const allButOne: Omit<LocalHandlers, 'scoreSubmission'>
declare const all: LocalHandlers

export const complete: LocalHandlers = all
export const missingHandler: LocalHandlers = allButOne // mistake
export const queued: keyof LocalHandlers = 'handInSubmission'
export const onlineOnly: keyof LocalHandlers = 'listWorkReport' // mistake

const answered = { score: 1, scored_on: '2026-03-01T00:00:00Z', is_score_automatic: false }
export const right: HandlersOf<'scoreSubmission'> = { scoreSubmission: async () => accept(answered) }
export const listed: HandlersOf<'scoreSubmission'> = { scoreSubmission: async () => refuse('score_above_total') }
export const wrongAnswer: HandlersOf<'scoreSubmission'> = { scoreSubmission: async () => accept({ points: 1 }) } // mistake
export const unlistedRefusal: HandlersOf<'scoreSubmission'> = { scoreSubmission: async () => refuse('file_too_large') } // mistake
export const knownColumn: string = localTables.submissions.is_late
export const unknownColumn: string = localTables.submissions.was_late // mistake
