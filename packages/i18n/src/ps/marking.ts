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
  several:
    'څو ښوونکو دې ته نمرې ورکړې دي: {others}، او وروستۍ {name}، {when}. د هر ځواب هغه نمره اعتبار لري چې وروستۍ ورکړل شوې وي؛ ټولې لاندې ساتل شوې دي.',
  unsaved:
    '{count, plural, one {# نمره لا خوندي نه ده} other {# نمرې لا خوندي نه دي}}. په دې براوزر کې په تمه دي او د انټرنېټ په راتګ سره لېږل کېږي.',
  other_score: 'بله نمره هم ورکړل شوې ده: {score}، د {name} له خوا، {when}. کومه نمره اعتبار لري؟',
  keep: '{score} وساتئ',
} satisfies Messages<'marking'>
