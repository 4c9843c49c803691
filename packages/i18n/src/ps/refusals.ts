import type { Messages } from '../keys.ts'

export const refusals = {
  email_username_required: 'خپل برېښنالیک یا کارن‌نوم ولیکئ.',
  invalid_username_password: 'کارن‌نوم یا پټنوم سم نه دی.',
  issues_toast_2: 'مهرباني وکړئ نښه شوې برخې سمې کړئ.',
  offline_mode_msg: 'تاسو آفلاین یاست. ستاسو کار په دې وسیله کې ساتل کېږي او وروسته لېږل کېږي.',
  online_mode_msg: 'تاسو بیا آنلاین یاست.',
  password_required: 'خپل پټنوم ولیکئ.',
  server_not_available: 'سرور اوس نشته. وروسته بیا هڅه وکړئ.',
  subs_date_passed_error: 'د ګډون موده پای ته رسېدلې. له خپل ښوونځي وغواړئ چې نوې یې کړي.',
  system_error: 'زموږ له خوا ستونزه پېښه شوه. وروسته بیا هڅه وکړئ.',
  unable_to_connect: 'له سرور سره اړیکه ونه شوه. خپله انټرنېټي اړیکه وګورئ او بیا هڅه وکړئ.',
  user_no_data_offline: 'په دې وسیله کې د دې ګڼون لپاره لا څه نشته. یو ځل له انټرنېټ سره ننوځئ.',
  session_over: 'ستاسو ناسته پای ته ورسېده. بیا ننوځئ؛ ستاسو کار ساتل شوی دی.',
  too_many_tries: 'ډېرې هڅې وشوې. څو دقیقې صبر وکړئ او بیا هڅه وکړئ.',
  too_many_tries_wait:
    '{minutes, plural, one {ډېرې هڅې وشوې. # دقیقه وروسته بیا هڅه وکړئ.} other {ډېرې هڅې وشوې. # دقیقې وروسته بیا هڅه وکړئ.}}',
  malformed: 'سرور دا ونه پوهېد. اپلیکېشن تازه کړئ او بیا هڅه وکړئ.',
  too_many_requests: 'په یو وخت ډېرې غوښتنې دي. لږ صبر وکړئ.',
  too_many_requests_wait: 'په یو وخت ډېرې غوښتنې دي. {seconds} ثانیې وروسته بیا هڅه وکړئ.',
  role_not_allowed: 'ستاسو رول دا کار دلته نشي کولای.',
  campusadmin_not_allowed: 'د کمپس مدیران دلته نشي ننوتلای. وېبپاڼه وکاروئ.',
  not_allowed: 'تاسو د دې کار اجازه نه لرئ.',
} satisfies Messages<'refusals'>
