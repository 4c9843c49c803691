import type { Formats } from '@maktab/i18n/formats'
import type { Locale } from '@maktab/i18n/languages'
import { chartSamples } from './chart-samples.ts'

const valueAt = (row: number, column: number) =>
  (row * 7 + column * 3) % 13 === 4 ? undefined : (row * 31 + column * 17 + row * column) % 101

/** A heat map of so many classes and lessons; the same at every visit. */
export function heatMapOf(locale: Locale, format: Formats, classes: number, lessons: number) {
  const w = chartSamples[locale]
  return {
    words: { caption: w.map, labelHeading: w.className, format: format.percent },
    columns: Array.from({ length: lessons }, (_, index) => ({
      key: String(index),
      label: `${format.number(index + 1)} ${w.lessons[index % w.lessons.length]}`,
    })),
    rows: Array.from({ length: classes }, (_, row) => ({
      key: String(row),
      label: w.classes[row] ?? `${w.className} ${format.number(row + 1)}`,
      values: Array.from({ length: lessons }, (_, column) => valueAt(row, column)),
    })),
  }
}
