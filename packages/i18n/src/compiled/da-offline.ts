/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "offline.first_sync": "مکتب شما به این دستگاه آورده می‌شود",
  "offline.first_sync_note": "در این میان می‌توانید ادامه دهید.",
  "offline.lesson_absent": "این درس در دستگاه شما نیست.",
  "offline.reached": "به مکتب دسترسی هست. همه چیز دوباره باز می‌شود.",
  "offline.to_home": "ادامه دهید",
  "offline.unkept": "برای نقش شما چیزی از مکتب در این دستگاه نگهداری نمی‌شود: نخست به انترنت وصل شوید.",
  "offline.here": "در این دستگاه",
  "offline.rows": ["صنف‌ها، فهرست درس‌ها، وظایف و اطلاعیه‌های مکتب شما، چنان‌که ",["when"]," بود."],
  "offline.downloads_open": [["count","plural",{"0":["هنوز هیچ درسی داونلود نشده است."],"one":["#"," داونلود بدون انترنت باز می‌شود."],"other":["#"," داونلود بدون انترنت باز می‌شود."]}]],
  "offline.waits": "آنچه انجام دادید",
  "offline.opens": "بدون انترنت باز می‌شود",
  "offline.lessons_open": "درس وقتی باز می‌شود که پیش از آن داونلود شده باشد.",
  "offline.later": "پیش از آنکه بار دیگر بی انترنت شوید",
  "offline.tip_sync": "وقتی وصل هستید یک بار همگام‌سازی کنید و صبر کنید تا بگوید همه فرستاده شد.",
  "offline.tip_download": "درس‌هایی را که لازم خواهید داشت داونلود کنید؛ بهتر است بر خطی که پول نمی‌گیرد.",
  "offline.what_can_be_done": "بدون انترنت چه می‌توانید بکنید",
}
