import type { Formats } from '@maktab/i18n/formats'
import { usePartWords } from '@maktab/ui/base/part-words'

/** Dates, numbers and durations in the page's language and the tenant's time zone. */
export function useFormat(): Formats {
  return usePartWords().format
}
