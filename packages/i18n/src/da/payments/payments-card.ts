import type { Messages } from '../../keys.ts'

export const paymentsCard = {
  card_heading: 'پلان شما با کارت',
  card_renews: 'پول {plan} در {date} دوباره گرفته می‌شود.',
  card_ends: '{plan} در {date} تمام می‌شود. دیگر پولی گرفته نمی‌شود.',
  card_late: 'کارت پذیرفته نشد. آن را تغییر دهید، وگرنه پلان تمام می‌شود.',
  card_portal: 'کارت، بل‌ها، لغو',
  card_change: 'پلان را تغییر دهید',
  card_change_to: 'تغییر به',
  card_change_when: 'چه وقت',
  card_change_now: 'اکنون: پول باقی‌مانده پلان شما از قیمت کم می‌شود',
  card_change_later: 'وقتی زمان پرداخت‌شده تمام شود، در {date}',
  card_change_do: 'تغییر دهید',
  card_no_other: 'پلان دیگری نیست که به آن تغییر دهید.',
  card_changed: 'پلان شما تغییر کرد. {amount} از کارت گرفته شد.',
  card_will_change: 'پلان شما در {date} تغییر می‌کند.',
  card_checking: 'از شرکت پرداخت می‌پرسیم.',
  card_waits:
    'شرکت هنوز پرداخت را تأیید نکرده است. همین که تأیید کند، همین‌جا دیده می‌شود؛ اگر بیرون شوید هم چیزی گم نمی‌شود.',
} satisfies Messages<'payments-card'>
