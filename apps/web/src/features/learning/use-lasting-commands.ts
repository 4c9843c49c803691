import { savePackage } from '@maktab/client/calls/learning/packages.generated'
import { saveTime } from '@maktab/client/calls/learning/progress.generated'
import { useMemo } from 'react'
import { useConnection } from '#calls/connection.ts'
import { newId } from '#browser/identifiers.ts'
import { openUnsavedProgress, type UnsavedEntry, type UnsavedLearning } from '#sessions/unsaved-progress.ts'
import { useSession } from '#calls/use-session.ts'

export interface LastingCommands {
  /** Gives a command that outlives the page; with `isClosing` it is also sent by a request that does. */
  give(command: UnsavedLearning, options?: { readonly isClosing?: boolean }): void
  /** Gives again what pages that ended left behind. */
  giveLeftBehind(): void
}

/** Commands of progress, kept until the outbox has them. */
export function useLastingCommands(): LastingCommands {
  const { client } = useConnection()
  const { user_id } = useSession()
  return useMemo(() => {
    const unsaved = openUnsavedProgress(user_id)
    const send = async (entry: UnsavedLearning & UnsavedEntry, isClosing: boolean): Promise<boolean> => {
      const options = { command_id: entry.entry_id, isClosing }
      const answer =
        entry.call === 'saveTime'
          ? await client.perform(saveTime, entry.input, [], options)
          : await client.perform(savePackage, entry.input, [], options)
      // A refusal is an answer: sent again it would be refused again.
      const isAnswered = answer.ok || 'refusal' in answer
      if (isAnswered) unsaved.forget(entry.entry_id)
      return isAnswered
    }
    return {
      give(command, { isClosing = false } = {}) {
        const entry = { ...command, entry_id: newId(), kept_at: Date.now() }
        unsaved.keep(entry)
        // The page may close before the outbox has it; whoever gave it may be off the screen by then.
        const close = () => void send(entry, true)
        window.addEventListener('pagehide', close)
        void send(entry, isClosing).then((isAnswered) => isAnswered && window.removeEventListener('pagehide', close))
      },
      giveLeftBehind() {
        for (const entry of unsaved.takeLeftBehind(Date.now()))
          if (entry.call !== 'scoreSubmission') void send(entry, false)
      },
    }
  }, [client, user_id])
}
