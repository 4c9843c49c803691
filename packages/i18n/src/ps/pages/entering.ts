import type { Messages } from '../../keys.ts'

export const entering = {
  institution_login: 'د ښوونځي په ننوتلو دوام ورکړئ',
  email_login: 'په برېښنالیک دوام ورکړئ',
  institution_heading: 'د ښوونځي ننوتل',
  email_heading: 'په برېښنالیک ننوتل',
  school_username: 'په ښوونځي کې مو کارن‌نوم',
  your_school: 'ستاسو ښوونځی',
  search_school: 'د ښوونځي نوم',
  change_school: 'بل ښوونځی وټاکئ',
  no_school: 'هېڅ ښوونځی دا نوم نه لري. د نوم یوه برخه ولیکئ.',
  no_schools: 'دلته د ټاکلو لپاره ښوونځی نشته. له خپل ښوونځي وپوښتئ چې څنګه ننوځئ.',
  more_schools: 'نور ښوونځي وښایئ',
  proof_waits: '{name} وپېژندل شو. د دوام لپاره خپل ښوونځی وټاکئ.',
  embedded_heading: 'د {name} په ګڼون ننوځئ',
  embedded_intro: 'د زده کوونکو لپاره. کارن‌نوم او پټنوم مو یوازې {name} ته ځي او بل چېرې نه.',
} satisfies Messages<'entering'>
