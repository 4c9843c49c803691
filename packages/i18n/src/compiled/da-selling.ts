/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "payments.selling_intro": "آنچه خانواده‌ها می‌توانند بخرند. هر سفارش پلان را همان‌گونه که هنگام سفارش بود نگه می‌دارد.",
  "payments.add_plan": "افزودن پلان",
  "payments.change": "تغییر",
  "payments.change_plan": ["تغییر ",["plan"]],
  "payments.saved_plan": [["plan"]," ذخیره شد."],
  "payments.title_in": ["نام به ",["language"]],
  "payments.label_in": ["آنچه درباره آن می‌گویید، به ",["language"]],
  "payments.price": "قیمت",
  "payments.price_wrong": "مبلغ را چنین بنویسید: ۱۵۰۰ یا ۱۲٫۵۰.",
  "payments.currency": "پول",
  "payments.currency_PKR": "روپیه پاکستانی",
  "payments.currency_AFN": "افغانی",
  "payments.currency_GBP": "پوند",
  "payments.currency_USD": "دالر امریکایی",
  "payments.duration": "مدت",
  "payments.trial_days": "روزهای آزمایشی",
  "payments.trial_days_hint": "۰ اگر نباشد.",
  "payments.order": "جایگاه در فهرست",
  "payments.is_active": "برای فروش",
  "payments.not_on_sale": "برای فروش نیست",
  "payments.accounts_intro": "خانواده‌ها پول خود را به یکی از این حساب‌ها می‌فرستند. بدون آن هیچ‌کس نمی‌تواند با حواله بانکی پرداخت کند.",
  "payments.add_account": "افزودن حساب",
  "payments.remove_account": ["حذف حساب ",["number"]],
  "payments.saved_accounts": "حساب‌ها ذخیره شدند.",
}
