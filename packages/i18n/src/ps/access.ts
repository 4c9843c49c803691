import type { Messages } from '../keys.ts'

export const access = {
  login: 'ننوتل',
  logout: 'وتل',
  password: 'پټنوم',
  login_heading: 'بېرته ښه راغلاست',
  login_subheading: 'خپل ښوونځي ته ننوځئ',
  email_or_username: 'برېښنالیک یا کارن‌نوم',
  remember: 'په دې وسیله کې مې په یاد وساتئ',
  remembered: 'ستاسو یاد ساتل شوی پټنوم کارول کېږي. د بل لپاره یې ولیکئ.',
  forgot_password: 'پټنوم مو هېر شوی؟',
  register: 'نوي یاست؟ ګڼون جوړ کړئ',
  register_school_account: 'د ښوونځي ګڼون جوړ کړئ',
  continue_with: 'په {provider} دوام ورکړئ',
  external_cancelled: 'د بل چمتو کوونکي له لارې ننوتل پای ته ونه رسېدل.',
  logging_in: 'ننوتل کېږي…',
  demonstration_accounts: 'نندارییز ګڼونونه',
  network_needed: 'دا ځل د ننوتلو لپاره انټرنېټ ته اړتیا ده. په دې وسیله کې مو کار خوندي دی.',
} satisfies Messages<'access'>
