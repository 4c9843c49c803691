import type { Messages } from '../../keys.ts'

export const accessDemonstration = {
  demonstration_intro: 'د دې نندارییز ښوونځي ټول کسان له پټنومونو سره. د ننوتلو لپاره یو وټاکئ.',
  demonstration_use: 'د {name} په توګه ننوځئ',
  demonstration_moves: 'په بل ننوتلو کې لېږدول کېږي',
} satisfies Messages<'access-demonstration'>
