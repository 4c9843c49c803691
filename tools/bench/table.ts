/** One figure of the bench, with what it is held against. */
export interface Figure {
  readonly what: string
  readonly value: string
  readonly aim: string
  readonly isMet: boolean | undefined
}

/** A Markdown table of figures under a heading. */
export function tableOf(title: string, figures: readonly Figure[]): string {
  const rows = figures.map(({ what, value, aim, isMet }) => `| ${what} | ${value} | ${aim} | ${isMet === undefined ? '' : isMet ? 'met' : '**missed**'} |`)
  return [`## ${title}`, '', '| what | measured | aim | |', '|---|---|---|---|', ...rows, ''].join('\n')
}

export const atLeast = (what: string, value: number, aim: number, unit: string): Figure => ({
  what,
  value: `${round(value)} ${unit}`,
  aim: `≥ ${aim} ${unit}`,
  isMet: value >= aim,
})

export const atMost = (what: string, value: number, aim: number, unit: string): Figure => ({
  what,
  value: `${round(value)} ${unit}`,
  aim: `≤ ${aim} ${unit}`,
  isMet: value <= aim,
})

export const plain = (what: string, value: string): Figure => ({ what, value, aim: '', isMet: undefined })

function round(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 2)
}
