import { migrateLearner, migrateTeacher } from '@maktab/client/calls/access/migrations.generated'
import type { Answer } from '@maktab/client/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useConnection } from '#calls/connection.ts'
import type { Connection } from '#calls/connection.ts'
import { pendingMigration, type PendingMigration } from './pending-migration.ts'

/** Seed 000 §9, in milliseconds. */
export const loginAgainAfter = 5_000

export type MigrationState =
  | { readonly stage: 'sending' | 'moving' | 'done' | 'failed' | 'waits for network' }
  /** Pieces of work that could not be sent: they belong to the school that is left, and go there first. */
  | { readonly stage: 'waits for work'; readonly waiting: number }

interface MigrationRun {
  readonly state: MigrationState
  tryAgain(): void
}

/**
 * Sends what waits on this device, moves, and goes on in the session of the answer, which is kept at once so that nothing that closes the page
 * now signs the person out; `onEntered` is told five seconds later. What waits for the network goes on by itself when it is back.
 */
export function useMigration(pending: PendingMigration, onEntered: () => void): MigrationRun {
  const connection = useConnection()
  const [state, setState] = useState<MigrationState>({ stage: 'sending' })
  const isRunning = useRef(false)

  const tryAgain = useCallback(() => {
    if (isRunning.current) return
    isRunning.current = true
    setState({ stage: 'sending' })
    const finish = (next: MigrationState) => {
      isRunning.current = false
      setState(next)
    }
    void migrate(connection, pending, () => setState({ stage: 'moving' })).then(finish, () =>
      finish({ stage: 'failed' }),
    )
  }, [connection, pending])

  useEffect(tryAgain, [tryAgain])
  useEffect(() => {
    if (state.stage !== 'done') return
    const timer = window.setTimeout(onEntered, loginAgainAfter)
    return () => window.clearTimeout(timer)
  }, [onEntered, state.stage])
  // Before it is painted: a network that comes back in that moment is heard.
  useLayoutEffect(() => {
    if (state.stage !== 'waits for network' && state.stage !== 'waits for work') return
    const onSent = connection.store.onChange(() => {
      if (state.stage === 'waits for work' && connection.store.syncState().waiting === 0) tryAgain()
    })
    window.addEventListener('online', tryAgain)
    return () => {
      onSent()
      window.removeEventListener('online', tryAgain)
    }
  }, [connection, state.stage, tryAgain])

  return { state, tryAgain }
}

async function migrate(
  { client, session, store }: Connection,
  pending: PendingMigration,
  onMoving: () => void,
): Promise<MigrationState> {
  const waiting = await sendWaiting(store)
  if (waiting > 0) return { stage: 'waits for work', waiting }
  await session.renewIfDue()
  onMoving()
  let state: MigrationState = { stage: 'done' }
  // Alone over all tabs: where another one has moved meanwhile, nothing is left to do here.
  await session.exchange(async (held) => {
    if (pendingMigration(held) === undefined) return undefined
    const answer = await ask(client, pending)
    if (answer.ok) return answer.value
    const isUnreachable = 'failure' in answer && (answer.failure === 'unreachable' || answer.failure === 'offline')
    state = { stage: isUnreachable ? 'waits for network' : 'failed' }
    return undefined
  })
  return state
}

function ask(
  client: Connection['client'],
  { migration_type, plan }: PendingMigration,
): Promise<Answer<Catalogue['migrateLearner']>> {
  const { grade, from_section, to_section, to_institution, classes } = plan
  if (migration_type === 0 || migration_type === 1) {
    return client.perform(migrateLearner, {
      grade: grade ?? '',
      from_section: from_section ?? '',
      to_section: to_section ?? '',
      to_institution,
    })
  }
  return client.perform(migrateTeacher, { to_institution, class_codes: classes.map(({ class_code }) => class_code) })
}

/** How many pieces of work of this person are still on this device after trying to send them. */
async function sendWaiting(store: Connection['store']): Promise<number> {
  if (!store.mayWait()) return 0
  const port = await store.current()
  if (port === undefined) return 0
  await port.sync().catch(() => undefined)
  const commands = await port.waiting()
  return commands.filter(({ refusal }) => refusal === null).length
}
