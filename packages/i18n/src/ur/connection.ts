import type { Messages } from '../keys.ts'

export const connection = {
  page_needs_internet: 'اس صفحے کے لیے انٹرنیٹ چاہیے۔ دوبارہ آن لائن ہوتے ہی کھل جائے گا۔',
  offline_unkept: 'آپ آف لائن ہیں۔ دوبارہ آن لائن ہونے تک کچھ نہیں بھیجا جائے گا۔',
  server_clock_behind:
    'اسکول کے سرور کی گھڑی پیچھے ہے؛ جو اس کی دیکھ بھال کرتا ہے اسے ٹھیک کرنے کو کہیں۔ کچھ بھی گم نہیں ہوتا۔',
} satisfies Messages<'connection'>
