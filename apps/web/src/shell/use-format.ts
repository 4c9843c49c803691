import { createFormats } from '@maktab/i18n/formats'
import type { Formats } from '@maktab/i18n/formats'
import { useMemo } from 'react'
import { useTenant } from '#calls/use-tenant.ts'
import { useSpeaking } from './language.tsx'

/** Dates, numbers and durations in the page's language and the tenant's time zone. */
export function useFormat(): Formats {
  const { translator } = useSpeaking()
  const { time_zone } = useTenant()
  return useMemo(() => createFormats(translator, time_zone), [translator, time_zone])
}
