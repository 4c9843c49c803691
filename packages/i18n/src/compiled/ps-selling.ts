/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "payments.selling_intro": "هغه څه چې کورنۍ یې پېرودلای شي. هره غوښتنه پلان هماغسې ساتي لکه چې د غوښتنې پر مهال و.",
  "payments.add_plan": "پلان زیاتول",
  "payments.change": "بدلول",
  "payments.change_plan": [["plan"]," بدلول"],
  "payments.saved_plan": [["plan"]," خوندي شو."],
  "payments.title_in": ["نوم په ",["language"]],
  "payments.label_in": ["څه چې یې په اړه وایئ، په ",["language"]],
  "payments.price": "بیه",
  "payments.price_wrong": "اندازه داسې ولیکئ: ۱۵۰۰ یا ۱۲٫۵۰.",
  "payments.currency": "پیسې",
  "payments.currency_PKR": "پاکستانۍ روپۍ",
  "payments.currency_AFN": "افغانۍ",
  "payments.currency_GBP": "پونډ",
  "payments.currency_USD": "امریکايي ډالر",
  "payments.duration": "موده",
  "payments.trial_days": "ازمایښتي ورځې",
  "payments.trial_days_hint": "۰ که نه وي.",
  "payments.order": "په لړلیک کې ځای",
  "payments.is_active": "د پلور لپاره",
  "payments.not_on_sale": "د پلور لپاره نه دی",
  "payments.accounts_intro": "کورنۍ خپلې پیسې یوه له دې حسابونو ته لېږي. پرته له دې هیڅوک په بانکي لېږد تادیه نه شي کولای.",
  "payments.add_account": "حساب زیاتول",
  "payments.remove_account": ["حساب ",["number"]," لرې کول"],
  "payments.saved_accounts": "حسابونه خوندي شول.",
}
