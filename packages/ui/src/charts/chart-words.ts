/** What every chart is told, and how it writes and runs. */
import type { Direction } from '@maktab/i18n/languages'
import { useCallback } from 'react'
import { usePartWords } from '../base/part-words.tsx'
import { useLanguage } from '../base/words.tsx'

export interface ChartPoint {
  readonly key: string
  readonly label: string
  /** Undefined where nothing was measured: a gap, not a zero. */
  readonly value: number | undefined
}

export interface ChartWords {
  /** What the picture shows, as its title. */
  readonly caption: string
  /** For a card that says the same: the title is then only read aloud. */
  readonly isCaptionHidden?: boolean
  /** Headings of the table that says the same: what is counted, and the figure. */
  readonly labelHeading: string
  readonly valueHeading: string
  /** Writes a value as the reader does; without it, as a number of the language. */
  readonly format?: ((value: number) => string) | undefined
  /** Stands where a value is missing. */
  readonly missing?: string | undefined
}

/** How the words of the page run; pictures run the same way. The document learns of another language only after it is drawn. */
export function useDirection(): Direction {
  return useLanguage().direction
}

/** How a chart writes its values, and what it says where there is none. */
export function useChartFormat({
  format,
  missing,
}: Pick<ChartWords, 'format' | 'missing'>): (value: number | undefined) => string {
  const words = usePartWords()
  return useCallback(
    (value) => (value === undefined ? (missing ?? words.t('tables.no_value')) : (format ?? words.format.number)(value)),
    [format, missing, words],
  )
}
