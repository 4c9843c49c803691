import type { Messages } from '../../keys.ts'

export const refusalsSetup = {
  not_begun: 'اس سرور پر ابھی کوئی اسکول نہیں۔ جس نے اسے چلایا ہے وہ آغاز کا پتہ اس کی کھڑکی میں دیکھے۔',
} satisfies Messages<'refusals-setup'>
