import { returnSubmissions } from '@maktab/client/calls/assignments/scores.generated'
import type { Input } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { useEffect, useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useHeldCommand } from '#page/use-held-command.ts'
import { useT } from '#language/use-t.ts'

export type Return = Omit<Input<Catalogue['returnSubmissions']>, 'assignment_id'>

export interface Returning {
  /** Returns work or asks for it again; true once this device or the school has it. */
  give(asked: Return): Promise<boolean>
  /** The last one, while it can be taken back. */
  readonly last: { readonly asked: Return; readonly count: number; readonly takeBack: () => void } | undefined
}

/** Milliseconds in which a person may think again: the outbox holds the command a little longer. */
const thinkingTime = 9_500
/** What one call takes. */
const mostAtOnce = 200

/** Returns of one assignment, each of which can be taken back for ten seconds. `onChanged` hears of the learners. */
export function useReturning(assignment_id: string, onChanged: (user_ids: readonly number[]) => void): Returning {
  const t = useT('work', 'scores')
  const showToast = useToasts()
  const run = useHeldCommand(returnSubmissions)
  const [last, setLast] = useState<Returning['last']>()
  useEffect(() => {
    if (last === undefined) return
    const timer = window.setTimeout(() => setLast(undefined), thinkingTime)
    return () => window.clearTimeout(timer)
  }, [last])

  async function takeAllBack(undo: readonly (() => Promise<boolean>)[]): Promise<void> {
    const taken = await Promise.all(undo.map((takeBack) => takeBack()))
    const isTaken = taken.every(Boolean)
    showToast({ tone: isTaken ? 'info' : 'error', text: t(isTaken ? 'scores.taken_back' : 'scores.too_late') })
  }

  async function give(asked: Return): Promise<boolean> {
    const undo: (() => Promise<boolean>)[] = []
    let count = 0
    for (let first = 0; first < asked.user_ids.length; first += mostAtOnce) {
      const user_ids = asked.user_ids.slice(first, first + mostAtOnce)
      const { answer, takeBack } = await run({ assignment_id, ...asked, user_ids })
      if (!answer.ok) {
        showToast({ tone: 'error', text: explain(t, answer) })
        return false
      }
      count += (answer.value as typeof answer.value | null)?.user_ids.length ?? user_ids.length
      if (takeBack) undo.push(takeBack)
    }
    onChanged(asked.user_ids)
    if (undo.length === 0) {
      showToast({ tone: 'success', text: t(toldKeys[asked.assignment_status], { count }) })
      return true
    }
    setLast({
      asked,
      count,
      takeBack: () => {
        setLast(undefined)
        void takeAllBack(undo)
      },
    })
    return true
  }
  return { give, last }
}

export const toldKeys = { 2: 'scores.returned_now', 3: 'scores.asked_now' } as const
