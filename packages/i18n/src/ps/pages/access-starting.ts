import type { Messages } from '../../keys.ts'

export const accessStarting = {
  starting_title: 'خپل پټنوم وټاکئ',
  starting_intro:
    'تاسو د خپلې پاڼې په کوډ ننوتلئ، چې بیا کار نه کوي. له دې وروسته د {username} په نوم او خپل پټنوم ننوځئ.',
  starting_save: 'وساتئ او مخکې لاړ شئ',
} satisfies Messages<'access-starting'>
