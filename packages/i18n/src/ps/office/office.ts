import type { Messages } from '../../keys.ts'

export const office = {
  online_only: 'اداري کارونه انټرنېټ غواړي. څه مو چې لیکلي، دلته پاتې کېږي.',
  draft_back: 'هغه څه چې مخکې مو لیکلي وو، بېرته دلته دي.',
  draft_discard: 'له سره پیل',
  changed_title: 'په دې منځ کې بل چا دا بدل کړ',
  changed_now: 'اوس څنګه دی',
  changed_yours: 'تاسو څنګه لیکلی',
  keep_mine: 'زما لیکلی خوندي کړئ',
  take_theirs: 'همداسې یې ومنئ لکه اوس چې دی',
  save: 'خوندي کول',
  nothing: 'هېڅ',
  campus: 'کمپس',
  all_campuses: 'ټول کمپسونه',
} satisfies Messages<'office'>
