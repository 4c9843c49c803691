import { assignAttendance } from '@maktab/client/calls/attendance/attendance-sheets.generated'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { useAnswers } from '#page/use-answers.tsx'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { newId } from '#browser/identifiers.ts'
import { useConnection } from '#calls/connection.ts'
import { explain } from '#calls/explain.ts'
import { useT } from '#language/use-t.ts'
import {
  presentOthers,
  withStatus,
  type Mark,
  type Marks,
  type Sheet,
  type SheetLearner,
  type Status,
} from './sheet-marks.ts'

type SetAside = Output<Catalogue['assignAttendance']>['set_aside'][number]

/** How long nothing must be marked until what is marked goes, in ms; whoever marks all may take that back until then. */
const pauses = { one: 1_500, all: 8_000 }

export interface SheetMarks {
  readonly marks: Marks
  /** Learners whose marks have not left this page yet. */
  readonly unsent: ReadonlySet<number>
  /** When the last marks were taken, by the device or the school. */
  readonly taken_on: Date | undefined
  /** Marks that do not count, of the last that were sent. */
  readonly setAside: readonly SetAside[]
  /** How many "all present" marked that may still be taken back. */
  readonly undoable: number
  mark(learner: SheetLearner, status: Status): void
  explain(learner: SheetLearner, mark: Mark): void
  markOthersPresent(): void
  undo(): void
  /** Sends what is marked at once. */
  finish(): void
}

/** Marks a sheet. What is marked goes by itself after a pause, when it is said to be done, and when the page is left. */
export function useSheetMarks({ attendance_id, class_id, period, list }: Sheet, attendance_date: string): SheetMarks {
  const t = useT('attendance', 'work')
  const { client } = useConnection()
  const answers = useAnswers()
  const showToast = useToasts()
  const [id] = useState(() => attendance_id ?? newId())
  const [marks, setMarks] = useState<Marks>(new Map())
  const [unsent, setUnsent] = useState<ReadonlySet<number>>(new Set())
  const [all, setAll] = useState<ReadonlySet<number>>(new Set())
  const [taken_on, setTakenOn] = useState<Date>()
  const [setAside, setSetAside] = useState<readonly SetAside[]>([])
  // What was not taken goes with the next mark, not by itself again and again.
  const [isHeld, setHeld] = useState(false)
  // What stands when the page is left, and no mark twice: read and written in events alone.
  const latestRef = useRef({ marks, unsent })
  useLayoutEffect(() => {
    latestRef.current = { marks, unsent }
  }, [marks, unsent])

  const send = useCallback(
    async (isClosing: boolean): Promise<void> => {
      const { marks: given, unsent: waiting } = latestRef.current
      if (waiting.size === 0) return
      latestRef.current = { marks: given, unsent: new Set() }
      setUnsent(new Set())
      setAll(new Set())
      const input = {
        attendance_id: id,
        class_id,
        attendance_date,
        period,
        marks: [...waiting].flatMap((user_id) => {
          const mark = given.get(user_id)
          return mark === undefined ? [] : [{ user_id, ...mark }]
        }),
      }
      const answer = await client.perform(assignAttendance, input, [], { isClosing })
      if (answer.ok) {
        setTakenOn(new Date(answer.value.taken_on))
        setSetAside(answer.value.set_aside)
        void answers.refresh()
        return
      }
      setHeld(true)
      setUnsent((later) => new Set([...waiting, ...later]))
      showToast({ tone: 'error', text: explain(t, answer) })
    },
    [answers, attendance_date, class_id, client, id, period, showToast, t],
  )

  useEffect(() => {
    if (unsent.size === 0 || isHeld) return undefined
    const timer = setTimeout(() => void send(false), all.size > 0 ? pauses.all : pauses.one)
    return () => clearTimeout(timer)
  }, [all, isHeld, send, unsent])

  useEffect(() => {
    const leave = () => void send(true)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      void send(false)
    }
  }, [send])

  // Whom the teacher marked themselves since, "undo" leaves as they are.
  const giveOne = (next: Marks, { user_id }: SheetLearner) => {
    setAll((before) => new Set([...before].filter((one) => one !== user_id)))
    give(next, [user_id])
  }
  const give = (next: Marks, user_ids: readonly number[]) => {
    setMarks(next)
    setHeld(false)
    setUnsent((before) => new Set([...before, ...user_ids]))
  }
  return {
    marks,
    unsent,
    taken_on,
    setAside,
    undoable: all.size,
    mark: (learner, status) => giveOne(withStatus(learner, marks, status), learner),
    explain: (learner, mark) => giveOne(new Map(marks).set(learner.user_id, mark), learner),
    markOthersPresent: () => {
      const others = presentOthers(list, marks)
      setAll(new Set(others.keys()))
      give(new Map([...marks, ...others]), [...others.keys()])
    },
    undo: () => {
      setMarks(new Map([...marks].filter(([user_id]) => !all.has(user_id))))
      setUnsent(new Set([...unsent].filter((user_id) => !all.has(user_id))))
      setAll(new Set())
    },
    finish: () => void send(false),
  }
}
