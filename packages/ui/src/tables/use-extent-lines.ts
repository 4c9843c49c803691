import { useContext } from 'react'
import { usePartWords } from '../base/part-words.tsx'
import { ExtentContext } from './list-extent.tsx'

export type ExtentLine = readonly [label: string, text: string]

/** The lines above a list: which school or region, which days, when counted. None where nobody said what it is of. */
export function useExtentLines(): (counted?: string | null) => readonly ExtentLine[] {
  const extent = useContext(ExtentContext)
  const { t, format } = usePartWords()
  return (counted) => {
    if (extent === undefined) return []
    const { school, region, from, to } = extent
    // A day is a day everywhere: noon keeps it so in the school's time zone.
    const day = (iso: string) => format.date(`${iso}T12:00:00Z`, 'medium')
    const moment = counted ?? extent.counted
    return [
      ...(school === undefined ? [] : [[t('tables.extent_school'), school] as const]),
      ...(region === undefined ? [] : [[t('tables.extent_region'), region] as const]),
      [
        t('tables.extent_days'),
        from === undefined
          ? to === undefined
            ? t('tables.extent_so_far')
            : t('tables.extent_until', { to: day(to) })
          : t('tables.extent_from_to', { from: day(from), to: day(to ?? from) }),
      ],
      ...(moment ? [[t('tables.extent_as_of'), format.dateTime(moment)] as const] : []),
    ]
  }
}
