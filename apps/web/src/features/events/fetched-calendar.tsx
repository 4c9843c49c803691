import { fetched } from '#page/fetched.tsx'
import { ScreenLoading } from '#page/screen-loading.tsx'

/** The calendar in a file of its own: lists of assignments are there without it. */
export const FetchedCalendar = fetched(async () => (await import('./calendar.tsx')).Calendar, ScreenLoading, [
  'home',
  'parts',
  'events',
])
