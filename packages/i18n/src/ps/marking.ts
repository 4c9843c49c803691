import type { Messages } from '../keys.ts'

export const marking = {
  to_mark: 'د نمرې کولو لپاره',
  marked: 'نمره شوي',
  none_marked: 'لا هېڅ ځواب ته نمره نه ده ورکړل شوې.',
  change: 'نمرې بدلې کړئ',
  changed: 'نمرې بدلې شوې.',
  came_to: 'پایله: {percent}',
  earlier: 'تر اوسه ورکړل شوې نمرې',
  entry: '{name}، {when}: {percent}',
} satisfies Messages<'marking'>
