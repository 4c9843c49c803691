/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "office.online_only": "انتظامی کام کے لیے انٹرنیٹ چاہیے۔ آپ نے جو لکھا وہ یہیں رہے گا۔",
  "office.draft_back": "آپ نے پہلے جو لکھا تھا وہ دوبارہ یہاں ہے۔",
  "office.draft_discard": "نئے سرے سے شروع کریں",
  "office.changed_title": "اس دوران کسی اور نے اسے بدل دیا",
  "office.changed_now": "اب کیسا ہے",
  "office.changed_yours": "آپ نے کیا لکھا",
  "office.keep_mine": "میرا لکھا محفوظ کریں",
  "office.take_theirs": "جیسا اب ہے ویسا رکھیں",
  "office.save": "محفوظ کریں",
  "office.nothing": "کچھ نہیں",
  "refusals.changed_meanwhile": "اس دوران کسی اور نے اسے بدل دیا۔ محفوظ کرنے سے پہلے دیکھیں کہ یہ اب کیسا ہے۔",
}
