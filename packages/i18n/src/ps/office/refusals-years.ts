import type { Messages } from '../../keys.ts'

/** Full key: `refusals.key`. */
export const refusalsYears = {
  year_name_taken: 'د دې کمپس بل تعلیمي کال همدا نوم لري.',
  year_dates_wrong: 'تعلیمي کال به له پیل مخکې پای ته ورسېږي.',
  year_overlaps: 'د دې کمپس بل تعلیمي کال ځینې له دې ورځو څخه لري.',
  year_not_next: 'دا تعلیمي کال د اوسني کال پسې نه دی.',
  year_clashes: 'د دې پلان پر وړاندې لا هم یو څه خنډ دی. ستونزې یې وګورئ.',
  year_plan_changed: 'له هغه وخته چې پلان ښودل شوی، ټولګي یا زده کوونکي بدل شوي دي. تر عملي کولو مخکې یې بیا وګورئ.',
  year_begun: 'په نوي کال کې لا له مخکې یو څه شوي دي، یا یې ټولګي بدل شوي دي. نور بېرته نه شي اخیستل کېدای.',
  year_not_undoable: 'دا یوازې یو ځل او تر ۱۴ ورځو پورې بېرته اخیستل کېدای شي.',
} satisfies Messages<'refusals-years'>
