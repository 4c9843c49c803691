import type { Messages } from '../keys.ts'

export const refusalsInside = {
  migration_failed_description:
    'تاسو ونه لېږدول شوئ، خو هېڅ له لاسه ولاړ نه شول. په پخواني ځای کې دوام ورکړئ یا وروسته بیا هڅه وکړئ.',
  migration_failed_title: 'لېږدول ناکام شول',
  score_above_total: 'نمره له ټولو نمرو څخه پورته نشي کېدای.',
  payment_required: 'دا لوست د یو پلان برخه ده.',
  sync_retry_popup_message: 'د دې وسیلې وخت لا هم سم نه دی. سم یې کړئ او بیا هڅه وکړئ.',
  sync_time_inncorrect_heading: 'د دې وسیلې وخت سم نه دی',
  sync_time_inncorrect_message: 'د دې وسیلې نېټه او وخت پر اتومات وټاکئ. بدلون تر ۱۰ ثانیو پورې وخت نیسي.',
  assignments_off: 'ستاسو ښوونځی دندې نه کاروي.',
  closed_in_place: 'دا د هغه کس خپله برخه ده او ترڅو چې تاسو د هغه پر ځای کار کوئ، تړلې پاتې کېږي.',
  startdate_larger_then_currentdate: 'لومړۍ ورځ لا نه ده راغلې.',
  enddate_larger_then_currentdate: 'وروستۍ ورځ لا نه ده راغلې.',
  startdate_larger_then_enddate: 'لومړۍ ورځ تر وروستۍ ورځې وروسته ده.',
  rubric_mismatch: 'دا نمرې د دندې د ارزونې له معیارونو سره سمون نه خوري.',
  not_found: 'دا ونه موندل شو. ښايي لرې شوی وي.',
  file_missing: 'یو فایل ونه رسېد. بیا یې ضمیمه کړئ.',
  link_refused: 'دا پته نه کارېږي. باید په https پیل شي.',
  site_refused: 'د دې ویب‌پاڼې مخونه په لوست کې نه ښودل کېږي.',
} satisfies Messages<'refusals-inside'>
