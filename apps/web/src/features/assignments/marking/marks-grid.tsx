import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState } from '@maktab/ui/feedback/states'
import { writeCsv } from '@maktab/ui/tables/csv'
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { Link } from '#page/router.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useTextTag } from '#language/use-text-tag.ts'
import { saveFile } from '../../viewers/save-file.ts'
import { tellApart } from '../../people/told-apart.ts'
import styles from './marks-grid.module.css'
import { cellsOf, placeCells } from './pasted-marks.ts'
import { keyOf, useGridMarks, type Cell, type Grid } from './use-grid-marks.ts'

interface MarksGridProps {
  readonly class_id: number
  readonly name: string
  readonly grid: Grid
}

/** Learners and works of a class with their marks: typed down a column, pasted from a spreadsheet, taken away as one, printed. */
export function MarksGrid({ class_id, name, grid }: MarksGridProps) {
  const t = useT('application', 'assignments', 'home', 'scores')
  const format = useFormat()
  const tagOf = useTextTag()
  const marks = useGridMarks(class_id, grid)
  const table = useRef<HTMLTableElement>(null)
  const [pasted, setPasted] = useState<readonly Cell[]>([])
  const [told, setTold] = useState('')
  const { assignments } = grid
  const learners = tellApart(grid.learners)
  const standing = new Map(grid.marks.map((mark) => [keyOf(mark), mark]))
  const isPasted = new Set(pasted.map(keyOf))
  if (assignments.length === 0 || learners.length === 0)
    return <EmptyState title={t('scores.grid_empty')} icon="assignments" />

  const cellAt = (row: number, column: number): Cell | undefined => {
    const [learner, assignment] = [learners[row], assignments[column]]
    if (learner === undefined || assignment === undefined) return undefined
    const cell = { assignment_id: assignment.assignment_id, user_id: learner.user_id }
    return standing.has(keyOf(cell)) ? cell : undefined
  }

  /** To the nearest cell above or below that can be written in. */
  function move(row: number, column: number, step: 1 | -1): void {
    for (let next = row + step; next >= 0 && next < learners.length; next += step) {
      const input = table.current?.querySelector<HTMLInputElement>(`[data-at="${next} ${column}"]`)
      if (input) return input.focus()
    }
  }

  function press(event: KeyboardEvent, row: number, column: number): void {
    const isDown = event.key === 'ArrowDown' || (event.key === 'Enter' && !event.shiftKey)
    const isUp = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey)
    if (!isDown && !isUp) return
    event.preventDefault()
    move(row, column, isDown ? 1 : -1)
  }

  function paste(event: ClipboardEvent, row: number, column: number): void {
    const cells = cellsOf(event.clipboardData.getData('text'))
    // One cell is typed text.
    if (cells.length === 1 && cells[0]?.length === 1) return
    event.preventDefault()
    const { placed, outside } = placeCells(
      cells,
      { row, column },
      { rows: learners.length, columns: assignments.length },
    )
    const written = placed.flatMap(({ row: at, column: of, text }) => {
      const cell = cellAt(at, of)
      return cell ? [{ ...cell, text }] : []
    })
    marks.write(written)
    setPasted((now) => [...now, ...written])
    const lost = outside + placed.length - written.length
    setTold(lost === 0 ? '' : t('scores.grid_outside', { count: lost }))
  }

  async function save(cells: readonly Cell[]): Promise<void> {
    const count = await marks.give(cells)
    if (count > 0) setTold(t('scores.grid_saved', { count }))
  }

  function savePasted(): void {
    const wrong = pasted.filter(marks.isWrong)
    void save(pasted)
    setPasted(wrong)
  }

  const wrong = pasted.filter(marks.isWrong).length
  return (
    <>
      <div className={styles['bar']} data-print="no">
        <Button
          icon="downloads"
          onClick={() => saveFile(new Blob([asSheet()], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)}
        >
          {t('scores.export')}
        </Button>
        <Button onClick={() => window.print()}>{t('scores.print')}</Button>
        <p className={styles['soft']}>{t('scores.grid_hint')}</p>
      </div>
      {pasted.length > 0 && (
        <Notice
          tone={wrong > 0 ? 'warning' : 'info'}
          actions={
            <>
              <Button variant="primary" disabled={wrong === pasted.length} onClick={savePasted}>
                {t('scores.grid_save', { count: pasted.length - wrong })}
              </Button>
              <Button
                onClick={() => {
                  marks.forget(pasted)
                  setPasted([])
                }}
              >
                {t('frame.cancel')}
              </Button>
            </>
          }
        >
          {wrong > 0 ? t('scores.grid_wrong', { count: wrong }) : t('scores.grid_pasted', { count: pasted.length })}
        </Notice>
      )}
      <p role="status">{told}</p>
      <div className={styles['frame']} role="region" aria-label={name}>
        <table className={styles['grid']} ref={table}>
          <thead>
            <tr>
              <th className={styles['name']} scope="col">
                {t('people.learner')}
              </th>
              {assignments.map(({ assignment_id, title, due_date, total_score }) => (
                <th key={assignment_id} scope="col">
                  <Link to={`/teacher/assignments/detail?assignment_id=${assignment_id}&class_id=${class_id}`}>
                    <bdi lang={tagOf(title)}>{title}</bdi>
                  </Link>
                  <span className={styles['soft']}>{format.date(due_date)}</span>
                  <span className={styles['soft']}>{t('scores.grid_of', { total: format.number(total_score) })}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {learners.map((learner, row) => (
              <tr key={learner.user_id}>
                <th className={styles['name']} scope="row">
                  <bdi>{learner.full_name}</bdi>
                </th>
                {assignments.map(({ assignment_id, title }, column) => {
                  const cell = cellAt(row, column)
                  if (cell === undefined) return <td key={assignment_id}>–</td>
                  const mark = standing.get(keyOf(cell))
                  const score = mark?.score ?? null
                  const text = marks.textOf(cell)
                  return (
                    <td key={assignment_id}>
                      <input
                        className={`${styles['cell']} ${text === undefined ? '' : styles['draft']}`}
                        data-at={`${row} ${column}`}
                        aria-label={`${learner.full_name}, ${title}`}
                        aria-invalid={marks.isWrong(cell) || undefined}
                        type="text"
                        dir="ltr"
                        inputMode="decimal"
                        autoComplete="off"
                        placeholder={mark?.is_handed_in === true ? '✓' : undefined}
                        value={text ?? (score === null ? '' : format.number(score))}
                        onFocus={(event) => event.currentTarget.select()}
                        onChange={(event) => marks.write([{ ...cell, text: event.target.value }])}
                        onBlur={() => {
                          if (text !== undefined && !isPasted.has(keyOf(cell))) void save([cell])
                        }}
                        onKeyDown={(event) => press(event, row, column)}
                        onPaste={(event) => paste(event, row, column)}
                      />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )

  function asSheet(): string {
    return writeCsv({
      head: [t('people.learner'), ...assignments.map(({ title }) => title)],
      rows: learners.map(({ user_id, full_name }) => [
        full_name,
        ...assignments.map(({ assignment_id }) => standing.get(keyOf({ assignment_id, user_id }))?.score ?? undefined),
      ]),
    })
  }
}
