/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "offline.first_sync": "آپ کا اسکول اس آلے پر لایا جا رہا ہے",
  "offline.first_sync_note": "اس دوران آپ اپنا کام جاری رکھ سکتے ہیں۔",
  "offline.lesson_absent": "یہ سبق آپ کے آلے پر نہیں ہے۔",
  "offline.reached": "اسکول سے رابطہ ہے۔ سب کچھ دوبارہ کھلتا ہے۔",
  "offline.to_home": "آگے بڑھیں",
  "offline.unkept": "آپ کے کردار کے لیے اسکول کا کچھ بھی اس آلے پر نہیں رکھا جاتا: پہلے انٹرنیٹ سے جڑیں۔",
  "offline.here": "اس آلے پر",
  "offline.rows": ["آپ کے اسکول کی کلاسیں، اسباق کی فہرستیں، کام اور اطلاعات، جیسی ",["when"]," تھیں۔"],
  "offline.downloads_open": [["count","plural",{"0":["ابھی کوئی سبق ڈاؤن لوڈ نہیں ہوا۔"],"one":["#"," ڈاؤن لوڈ انٹرنیٹ کے بغیر کھلتا ہے۔"],"other":["#"," ڈاؤن لوڈ انٹرنیٹ کے بغیر کھلتے ہیں۔"]}]],
  "offline.waits": "جو آپ نے کیا",
  "offline.opens": "انٹرنیٹ کے بغیر کھلتا ہے",
  "offline.lessons_open": "سبق تب کھلتا ہے جب پہلے سے ڈاؤن لوڈ ہو۔",
  "offline.later": "اگلی بار انٹرنیٹ کے بغیر ہونے سے پہلے",
  "offline.tip_sync": "جب جڑے ہوں تو ایک بار ہم آہنگ کریں اور انتظار کریں کہ سب بھیجا ہوا بتائے۔",
  "offline.tip_download": "جن اسباق کی ضرورت ہو گی انہیں ڈاؤن لوڈ کر لیں، بہتر ہے ایسی لائن پر جس کے پیسے نہ لگیں۔",
  "offline.what_can_be_done": "انٹرنیٹ کے بغیر آپ کیا کر سکتے ہیں",
}
