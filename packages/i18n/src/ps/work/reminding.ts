import type { Messages } from '../../keys.ts'

export const reminding = {
  heading: 'نه دی سپارل شوی',
  not_yet: 'زده کوونکي چې نه یې دی سپارلی',
  again: 'باید بیا وشي',
  reminded_when: 'یادونه ورته {when} شوې',
  hint: 'که څوک ونه ټاکئ: ټول. هر یوه ته په دولسو ساعتونو کې یو ځل یادونه کېږي.',
  remind_all: '{count, plural, one {# زده کوونکي ته یادونه وکړئ} other {ټولو # زده کوونکو ته یادونه وکړئ}}',
  remind_chosen: '{count, plural, one {# زده کوونکي ته یادونه وکړئ} other {# زده کوونکو ته یادونه وکړئ}}',
  all_reminded: 'په تېرو دولسو ساعتونو کې ټولو ته یادونه شوې ده.',
  closed: 'دا کار بند دی: نور څه نه سپارل کېږي.',
  told: '{count, plural, one {# زده کوونکي ته یادونه وشوه.} other {# زده کوونکو ته یادونه وشوه.}}',
  told_nobody: 'هېچا ته یادونه ونه شوه: یا یې په دې منځ کې سپارلی، یا ورته مخکې شوې ده.',
  text: 'د پیغام متن',
  text_hint: 'د واټساپ یا SMS لپاره. د هېڅ زده کوونکي نوم پکې نشته.',
  text_language: 'د متن ژبه',
  copy: 'متن کاپي کړئ',
  copied: 'متن کاپي شو.',
  copy_failed: 'کاپي نه شو. متن په نښه او پخپله یې کاپي کړئ.',
  message: 'د «{title}» ({class}) د سپارلو وروستۍ نېټه {when} ده. مهرباني وکړئ، ویې سپارئ.',
  message_over: 'د «{title}» ({class}) د سپارلو وروستۍ نېټه {when} وه. مهرباني وکړئ، ژر تر ژره یې وسپارئ.',
} satisfies Messages<'reminding'>
