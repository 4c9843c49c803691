import type { Messages } from '../../keys.ts'

export const usage = {
  heading: 'د محتوا کارول',
  by_type: 'د ډول له مخې',
  by_content: 'د هرې محتوا له مخې',
  type_heading: 'ډول',
  content_heading: 'محتوا',
  opened_by: 'زده کوونکي چې خلاصه کړې یې ده',
  recent: 'په دېرشو ورځو کې',
  completed_by: 'بشپړه کړې یې ده',
  counted: 'له {total, number} زده کوونکو څخه، د {when} حالت. په هر ساعت کې یو ځل بیا شمېرل کېږي.',
  none: 'تر اوسه چا هېڅ محتوا نه ده خلاصه کړې',
} satisfies Messages<'usage'>
