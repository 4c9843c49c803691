import type { Messages } from '../../keys.ts'

export const usage = {
  heading: 'استفاده از محتوا',
  by_type: 'به تفکیک نوع',
  by_content: 'به تفکیک هر محتوا',
  type_heading: 'نوع',
  content_heading: 'محتوا',
  opened_by: 'شاگردانی که باز کرده‌اند',
  recent: 'در سی روز',
  completed_by: 'تکمیل کرده‌اند',
  counted: 'از {total, number} شاگرد، تا {when}. هر ساعت یک بار از نو شمرده می‌شود.',
  none: 'هنوز کسی محتوایی را باز نکرده است',
} satisfies Messages<'usage'>
