/** Tables of the bench, as Markdown. */
export interface Table {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Sentences below the table: how it was measured. */
  readonly notes?: readonly string[]
}

export interface Goal {
  readonly words: string
  readonly isMet: boolean
}

export function printTable({ title, head, rows, notes = [] }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    `## ${title}`,
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map(line),
    '',
    ...notes.flatMap((note) => [note, '']),
  ].join('\n')
}

/** A row whose last cell holds the aims and whether each is met. */
export function rowOf(cells: readonly string[], goals: readonly Goal[]): string[] {
  return [...cells, goals.map(({ words, isMet }) => `${words}: ${isMet ? 'met' : '**missed**'}`).join(', ')]
}

/** Head of tables of single figures. */
export const figureHead = ['what', 'measured', 'aim'] as const

export function atLeast(what: string, value: number, aim: number, unit: string): string[] {
  return rowOf([what, `${inDigits(value)} ${unit}`], [{ words: `≥ ${aim} ${unit}`, isMet: value >= aim }])
}

export function atMost(what: string, value: number, aim: number, unit: string): string[] {
  return rowOf([what, `${inDigits(value)} ${unit}`], [{ words: `≤ ${aim} ${unit}`, isMet: value <= aim }])
}

export function plain(what: string, value: string): string[] {
  return [what, value, '']
}

function inDigits(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 2)
}
