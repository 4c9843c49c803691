import type { Messages } from '../keys.ts'

export const access = {
  login: 'ننوتل',
  logout: 'وتل',
  password: 'پټنوم',
  login_heading: 'بېرته ښه راغلاست',
  login_subheading: 'خپل ښوونځي ته ننوځئ',
  email_or_username: 'برېښنالیک یا کارن‌نوم',
  logging_in: 'ننوتل کېږي…',
  logout_unsent_title: 'ستاسو ځینې کار لا نه دی لېږل شوی',
  logout_unsent_body: '{count, plural, one {# کار په دې وسیله کې پاتې کېږي او کله چې بیا دلته ننوځئ، لېږل کېږي.} other {# کارونه په دې وسیله کې پاتې کېږي او کله چې بیا دلته ننوځئ، لېږل کېږي.}}',
  logout_anyway: 'سره له دې ووځئ',
  demonstration_accounts: 'نندارییز ګڼونونه',
  demonstration_intro: 'د دې نندارییز ښوونځي ټول کسان له پټنومونو سره. د ننوتلو لپاره یو وټاکئ.',
  demonstration_use: 'د {name} په توګه ننوځئ',
} satisfies Messages<'access'>
