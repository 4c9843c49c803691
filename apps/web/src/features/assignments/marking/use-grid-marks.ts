import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { GridMark } from '@maktab/contracts/assignments/marks-grid'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { useAnswers } from '#page/use-answers.tsx'
import { useState } from 'react'
import { useConnection } from '#calls/connection.ts'
import { explain } from '#calls/explain.ts'
import { giveScore } from '#calls/left-scores.ts'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'
import { scoreOfText } from './pasted-marks.ts'

export type Grid = Output<Catalogue['readMarksGrid']>

export interface Cell {
  readonly assignment_id: string
  readonly user_id: number
}

export const keyOf = ({ assignment_id, user_id }: Cell) => `${assignment_id} ${user_id}`

export interface GridMarks {
  /** What was typed or pasted into a cell and not given, or not taken; undefined where the mark that stands is shown. */
  textOf(cell: Cell): string | undefined
  /** What is typed is no score of the work. */
  isWrong(cell: Cell): boolean
  write(cells: readonly (Cell & { readonly text: string })[]): void
  /** Gives what is written in these cells; what is no score stays, and is not given. Answers how many were. */
  give(cells: readonly Cell[]): Promise<number>
  forget(cells: readonly Cell[]): void
}

/** Marks of a class as they are typed and pasted; each is a score of its own, which waits for the network as every score does. */
export function useGridMarks(class_id: number, { assignments, marks }: Grid): GridMarks {
  const t = useT('application')
  const showToast = useToasts()
  const connection = useConnection()
  const { user_id: teacher_id } = useSession()
  const answers = useAnswers()
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map())
  const standing = new Map(marks.map((mark) => [keyOf(mark), mark]))
  const totals = new Map(assignments.map(({ assignment_id, total_score }) => [assignment_id, total_score]))

  const scoreOf = (cell: Cell, text: string) => scoreOfText(text, totals.get(cell.assignment_id) ?? 0)
  const forget = (cells: readonly Cell[]) =>
    setTexts((now) => {
      const gone = new Set(cells.map(keyOf))
      return new Map([...now].filter(([key]) => !gone.has(key)))
    })

  async function giveOne(cell: Cell, mark: GridMark, score: number): Promise<boolean> {
    const { teacher_remarks, rubric_levels, scored_on } = mark
    const { answer, isHeld } = await giveScore(connection, teacher_id, {
      ...cell,
      class_id,
      score,
      total_score: totals.get(cell.assignment_id) ?? 0,
      teacher_remarks,
      rubric_levels: { ...rubric_levels },
      seen_on: scored_on,
    })
    if (answer.ok || isHeld) return true
    showToast({ tone: 'error', text: explain(t, answer) })
    return false
  }

  async function give(cells: readonly Cell[]): Promise<number> {
    const given: Cell[] = []
    const same: Cell[] = []
    for (const { assignment_id, user_id } of cells) {
      const cell = { assignment_id, user_id }
      const mark = standing.get(keyOf(cell))
      const score = scoreOf(cell, texts.get(keyOf(cell)) ?? '')
      if (mark === undefined || Number.isNaN(score)) continue
      // Nothing typed where a score stands takes it not away.
      if (score === undefined || score === mark.score) same.push(cell)
      else if (await giveOne(cell, mark, score)) given.push(cell)
    }
    if (given.length > 0) await answers.refresh()
    forget([...given, ...same])
    return given.length
  }

  return {
    textOf: (cell) => texts.get(keyOf(cell)),
    isWrong: (cell) => {
      const text = texts.get(keyOf(cell))
      return text !== undefined && Number.isNaN(scoreOf(cell, text))
    },
    write: (cells) =>
      setTexts((now) => new Map([...now, ...cells.map((cell): [string, string] => [keyOf(cell), cell.text])])),
    give,
    forget,
  }
}
