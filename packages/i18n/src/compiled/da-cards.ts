/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "payments.card_heading": "پلان شما با کارت",
  "payments.card_renews": ["پول ",["plan"]," در ",["date"]," دوباره گرفته می‌شود."],
  "payments.card_ends": [["plan"]," در ",["date"]," تمام می‌شود. دیگر پولی گرفته نمی‌شود."],
  "payments.card_late": "کارت پذیرفته نشد. آن را تغییر دهید، وگرنه پلان تمام می‌شود.",
  "payments.card_portal": "کارت، بل‌ها، لغو",
  "payments.card_change": "پلان را تغییر دهید",
  "payments.card_change_to": "تغییر به",
  "payments.card_change_when": "چه وقت",
  "payments.card_change_now": "اکنون: پول باقی‌مانده پلان شما از قیمت کم می‌شود",
  "payments.card_change_later": ["وقتی زمان پرداخت‌شده تمام شود، در ",["date"]],
  "payments.card_change_do": "تغییر دهید",
  "payments.card_no_other": "پلان دیگری نیست که به آن تغییر دهید.",
  "payments.card_changed": ["پلان شما تغییر کرد. ",["amount"]," از کارت گرفته شد."],
  "payments.card_will_change": ["پلان شما در ",["date"]," تغییر می‌کند."],
  "payments.card_checking": "از شرکت پرداخت می‌پرسیم.",
  "payments.card_waits": "شرکت هنوز پرداخت را تأیید نکرده است. همین که تأیید کند، همین‌جا دیده می‌شود؛ اگر بیرون شوید هم چیزی گم نمی‌شود.",
}
