/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "usage.heading": "استفاده از محتوا",
  "usage.by_type": "به تفکیک نوع",
  "usage.by_content": "به تفکیک هر محتوا",
  "usage.type_heading": "نوع",
  "usage.content_heading": "محتوا",
  "usage.opened_by": "شاگردانی که باز کرده‌اند",
  "usage.recent": "در سی روز",
  "usage.completed_by": "تکمیل کرده‌اند",
  "usage.counted": ["از ",["total","number"]," شاگرد، تا ",["when"],". هر ساعت یک بار از نو شمرده می‌شود."],
  "usage.none": "هنوز کسی محتوایی را باز نکرده است",
}
