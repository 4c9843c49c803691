/** Each line marked `mistake` must not compile; every other line must. */
import { scoreSubmission } from '@maktab/contracts/assignments/scores'
import { query } from '@maktab/contracts/call'
import type { CallName, Catalogue } from '@maktab/contracts/catalogue'
import { accept, refuse } from '@maktab/contracts/outcome'
import * as z from 'zod'
import { inside, type Handler } from '../../apps/server/src/calls/handle.ts'

type Handlers = { readonly [N in CallName]: Handler<Catalogue[N]> }
declare const allButOne: Omit<Handlers, 'scoreSubmission'>
declare const all: Handlers

export const complete: Handlers = all
export const missingHandler: Handlers = allButOne // mistake

const answered = { score: 1, scored_on: '2026-03-01T00:00:00Z', is_score_automatic: false }
export const right = inside(scoreSubmission, async () => accept(answered))
export const listed = inside(scoreSubmission, async () => refuse('score_above_total'))
export const unlistedRefusal = inside(scoreSubmission, async () => refuse('file_too_large')) // mistake
export const wrongAnswer = inside(scoreSubmission, async () => accept({ points: 1 })) // mistake
export const unknownField = inside(scoreSubmission, async (_, input) => refuse(input.points > 1 ? 'not_found' : 'not_allowed')) // mistake

const shape = { path: 'x', summary: '', input: z.object({}), output: z.object({}), offline: 'online' } as const
export const fine = query({ ...shape, audience: ['teacher'] })
export const unknownRole = query({ ...shape, audience: ['techer'] }) // mistake
export const unknownRefusal = query({ ...shape, audience: ['teacher'], refusals: ['no_such_no'] }) // mistake
export const queuedQuery = query({ ...shape, audience: ['teacher'], offline: 'queue' }) // mistake
export const swapped: Handler<Catalogue['signIn']> = all.signOut // mistake
