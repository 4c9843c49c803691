/** From a checked request to its answer: who may, which school, once. */
import type { AnyCall } from '@maktab/contracts/call'
import { refusals, systemRefusals, type RefusalCode, type SystemRefusal } from '@maktab/contracts/refusals'
import type { Actor } from '@maktab/domain/people/actor'
import { reachesCampus } from '@maktab/domain/office/office-reach'
import { mayCallInPlace } from '@maktab/domain/access/acting'
import { mayCallAsEarlierSelf } from '@maktab/domain/access/earlier-selves'
import { mayCallBeforePassword } from '@maktab/domain/access/starting-codes'
import { safeParse } from 'zod/v4/core'
import type { Answer, BeforeCampusContext, GateContext, Handler, Holder, SchoolContext } from '#calls/handle.ts'
import { insertActedCall } from '#calls/acted-calls.sql.ts'
import { readOfficePlaces } from '#calls/office-places.sql.ts'
import type { AtEnd, Doors, SchoolScope, Work } from '#db/school.ts'
import type { FileAddresses } from '#files/addresses.ts'
import { isShallow, storable } from '#calls/storable.ts'
import { ofOffice } from '#sync/command-ledger.sql.ts'
import { once } from '#sync/received-commands.ts'

export interface Request {
  readonly handler: Handler
  readonly input: unknown
  readonly command_id: string | undefined
  readonly given: Date
}

/** Whether `actor` belongs to the audience of a call. */
export function mayCall(call: AnyCall, actor: Actor | undefined): boolean {
  if (call.audience === 'public' || call.audience === 'refresh') return true
  if (!actor) return false
  return call.audience === 'signed-in' || call.audience.includes(actor.role)
}

/** Checks the input, then runs the handler in its place; a command with an id is done once. */
export async function answerRequest(gate: GateContext, request: Request): Promise<Answer> {
  const { handler } = request
  if (gate.actor?.acted_by !== undefined) {
    await writeDown(gate, gate.actor, gate.actor.acted_by, handler.call.path)
    if (!mayCallInPlace(handler.call.path)) return { ok: false, refusal: 'closed_in_place' }
  }
  if (gate.actor?.succeeded_by !== undefined && !mayCallAsEarlierSelf(handler.call))
    return { ok: false, refusal: 'role_not_allowed' }
  if (gate.actor?.must_change_password === true && !mayCallBeforePassword(handler.call.path))
    return { ok: false, refusal: 'password_change_first' }
  if (!mayCall(handler.call, gate.actor)) return { ok: false, refusal: 'role_not_allowed' }
  if (!isShallow(request.input)) return { ok: false, refusal: 'malformed' }
  const parsed = safeParse(handler.call.input, storable(request.input))
  if (!parsed.success) return { ok: false, refusal: 'malformed' }
  const input = parsed.data as never
  if (handler.place === 'gate') return handler.run(gate, input)

  const { actor, addresses } = gate
  if (!actor || !addresses) throw new Error(`${handler.call.path} is answered inside a school and needs an actor`)
  if (handler.place === 'school')
    return through(gate, { actor, addresses, request, campus: actor }, async (context) => {
      const refusal = await handler.guard?.(context, input)
      if (refusal !== undefined) return { ok: false, refusal }
      const run = () => handler.run(context, input)
      return isDoneOnce(request) ? once(context, request.command_id, handler.call.path, run) : run()
    })
  const { institution_id } = input as { readonly institution_id?: number }
  const found = await findCampus(gate.doors, actor, institution_id, handler.isClosed ?? false)
  if (found === undefined) return { ok: false, refusal: 'not_found' }
  const { campus, actor_name } = found
  const { doors, now, language, device_id, received } = gate
  const look: BeforeCampusContext['look'] = (work) => doors.inSchool(campus, work, 'read only')
  const prepared = await handler.prepare?.({ now, language, device_id, actor, campus, received, look }, input)
  return through(gate, { actor, addresses, request, campus }, async (context) => {
    const run = () => handler.run({ ...context, campus, actor_name, received }, input, prepared as never)
    return isDoneOnce(request) ? once(context, request.command_id, handler.call.path, run, ofOffice) : run()
  })
}

interface Entered {
  readonly actor: Actor
  readonly addresses: FileAddresses
  readonly request: Request
  readonly campus: SchoolScope
}

/** Opens the school and does the work there; what was kept for the end is sent, and what is to follow is done, if it was accepted. */
async function through(
  { doors, now, language, device_id, noteWrite }: GateContext,
  { actor, addresses, request, campus }: Entered,
  answered: (context: SchoolContext) => Promise<Answer>,
): Promise<Answer> {
  const afterCommit: (() => void)[] = []
  const work: Work<Answer> = async (db, atEnd) => {
    const last: Parameters<AtEnd>[0][] = []
    const answer = await answered({
      actor,
      db,
      now,
      given: request.given,
      command_id: request.command_id,
      addresses,
      language,
      device_id,
      afterCommit: (done) => void afterCommit.push(done),
      atEnd: (statement) => void last.push(statement),
    })
    if (answer.ok) last.forEach(atEnd)
    return answer
  }
  const answer = await doors.inSchool(campus, work, request.handler.call.kind === 'query' ? 'read only' : 'read write')
  if (answer.ok) {
    for (const done of afterCommit) done()
    if (request.handler.call.kind === 'command')
      noteWrite?.({ tenant_id: campus.tenant_id, institution_id: campus.institution_id }, request.given)
  }
  return answer
}

/** A command that the device gave an id; what was answered is kept with it. */
function isDoneOnce(request: Request): request is Request & { readonly command_id: string } {
  const { kind, answersSecrets } = request.handler.call
  return kind === 'command' && answersSecrets !== true && request.command_id !== undefined
}

/** The campus that was asked for and the caller's name; undefined where they do not reach it. */
async function findCampus(doors: Doors, actor: Actor, asked: number | undefined, isClosed: boolean) {
  const { tenant_id } = actor
  const { own, other, full_name } = await doors.inSchool(
    actor,
    (db) => readOfficePlaces(db, actor, asked ?? actor.institution_id, { isClosed }),
    'read only',
  )
  if (!own || !other || full_name === null || !reachesCampus(actor.role, own, other)) return undefined
  return { campus: { tenant_id, institution_id: other.institution_id }, actor_name: full_name }
}

/** Before anything runs, and whatever comes of it: who worked in whose place, and what was asked. */
async function writeDown({ doors, now }: GateContext, actor: Holder, acted_by: number, path: string): Promise<void> {
  const { institution_id, user_id, role, session_id } = actor
  await doors.inSchool(actor, (db) =>
    insertActedCall(db, { institution_id, session_id, user_id, acted_by, role, path, called_on: now }),
  )
}

/** The number of a refusal on the wire. */
export function wireCode(refusal: RefusalCode | SystemRefusal): number {
  return refusal in refusals ? refusals[refusal as RefusalCode].code : systemRefusals[refusal as SystemRefusal]
}

/** The key of a refusal's sentence. */
export function sentenceKey(refusal: RefusalCode | SystemRefusal): string {
  return refusal in refusals ? refusals[refusal as RefusalCode].message : refusal
}
