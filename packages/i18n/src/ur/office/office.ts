import type { Messages } from '../../keys.ts'

export const office = {
  online_only: 'انتظامی کام کے لیے انٹرنیٹ چاہیے۔ آپ نے جو لکھا وہ یہیں رہے گا۔',
  draft_back: 'آپ نے پہلے جو لکھا تھا وہ دوبارہ یہاں ہے۔',
  draft_discard: 'نئے سرے سے شروع کریں',
  changed_title: 'اس دوران کسی اور نے اسے بدل دیا',
  changed_now: 'اب کیسا ہے',
  changed_yours: 'آپ نے کیا لکھا',
  keep_mine: 'میرا لکھا محفوظ کریں',
  take_theirs: 'جیسا اب ہے ویسا رکھیں',
  save: 'محفوظ کریں',
  nothing: 'کچھ نہیں',
  campus: 'کیمپس',
  all_campuses: 'تمام کیمپس',
} satisfies Messages<'office'>
