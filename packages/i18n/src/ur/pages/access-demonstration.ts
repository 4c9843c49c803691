import type { Messages } from '../../keys.ts'

export const accessDemonstration = {
  demonstration_intro: 'اس نمونہ اسکول کے تمام افراد، اپنے پاس ورڈ کے ساتھ۔ لاگ اِن کے لیے کسی ایک کو منتخب کریں۔',
  demonstration_use: '{name} کے طور پر لاگ اِن کریں',
  demonstration_moves: 'اگلے لاگ اِن پر منتقل ہوگا',
} satisfies Messages<'access-demonstration'>
