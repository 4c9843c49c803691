import type { Messages } from '../../keys.ts'

export const refusalsSetup = {
  not_begun: 'این سرور هنوز مکتبی ندارد. کسی که آن را روشن کرده، آدرس آغاز را در پنجره آن می‌یابد.',
} satisfies Messages<'refusals-setup'>
