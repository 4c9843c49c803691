import type { Messages } from '../keys.ts'

export const accessLeaving = {
  logout_unsent_title: 'آپ کا کچھ کام ابھی بھیجا نہیں گیا',
  logout_unsent_body:
    '{count, plural, one {# کام اس آلے پر رہے گا اور اگلی بار یہاں لاگ اِن کرنے پر بھیج دیا جائے گا۔} other {# کام اس آلے پر رہیں گے اور اگلی بار یہاں لاگ اِن کرنے پر بھیج دیے جائیں گے۔}}',
  logout_anyway: 'پھر بھی لاگ آؤٹ کریں',
} satisfies Messages<'access-leaving'>
