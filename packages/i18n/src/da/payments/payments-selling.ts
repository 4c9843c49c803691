import type { Messages } from '../../keys.ts'

export const paymentsSelling = {
  selling_intro: 'آنچه خانواده‌ها می‌توانند بخرند. هر سفارش پلان را همان‌گونه که هنگام سفارش بود نگه می‌دارد.',
  add_plan: 'افزودن پلان',
  change: 'تغییر',
  change_plan: 'تغییر {plan}',
  saved_plan: '{plan} ذخیره شد.',
  title_in: 'نام به {language}',
  label_in: 'آنچه درباره آن می‌گویید، به {language}',
  price: 'قیمت',
  price_wrong: 'مبلغ را چنین بنویسید: ۱۵۰۰ یا ۱۲٫۵۰.',
  currency: 'پول',
  currency_PKR: 'روپیه پاکستانی',
  currency_AFN: 'افغانی',
  currency_GBP: 'پوند',
  currency_USD: 'دالر امریکایی',
  duration: 'مدت',
  trial_days: 'روزهای آزمایشی',
  trial_days_hint: '۰ اگر نباشد.',
  order: 'جایگاه در فهرست',
  is_active: 'برای فروش',
  not_on_sale: 'برای فروش نیست',
  accounts_intro:
    'خانواده‌ها پول خود را به یکی از این حساب‌ها می‌فرستند. بدون آن هیچ‌کس نمی‌تواند با حواله بانکی پرداخت کند.',
  add_account: 'افزودن حساب',
  remove_account: 'حذف حساب {number}',
  saved_accounts: 'حساب‌ها ذخیره شدند.',
} satisfies Messages<'payments-selling'>
