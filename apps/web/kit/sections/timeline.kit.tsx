import { Timeline } from '@maktab/ui/timeline'
import type { KitSection } from '../section.tsx'
import { KitState } from '../section.tsx'

const samples = {
  en: { history: 'History of the work', set: 'The assignment was set', handedIn: 'Work was handed in', late: 'Handed in late', scored: 'Scored 8/10', returned: 'Returned with remarks', teacher: 'Ahmad Wali', learner: 'زرمینه صافي', remark: 'Well drawn. Name the parts of the cloud as well.' },
  ps: { history: 'د کار تاریخچه', set: 'دنده ورکړل شوه', handedIn: 'کار وسپارل شو', late: 'ناوخته وسپارل شو', scored: 'نمره ورکړل شوه', returned: 'له نظر سره بېرته ورکړل شو', teacher: 'احمد ولي', learner: 'Zarmina Safi', remark: 'ښه رسم شوی. د ورېځې برخې هم ونوموئ.' },
  da: { history: 'تاریخچهٔ کار', set: 'کار خانگی داده شد', handedIn: 'کار تسلیم شد', late: 'دیر تسلیم شد', scored: 'نمره داده شد', returned: 'با نظر بازگردانده شد', teacher: 'احمد ولی', learner: 'Zarmina Safi', remark: 'خوب رسم شده است. بخش‌های ابر را هم نام ببرید.' },
  ur: { history: 'کام کی تاریخ', set: 'کام دیا گیا', handedIn: 'کام جمع ہوا', late: 'دیر سے جمع ہوا', scored: 'نمبر دیے گئے', returned: 'رائے کے ساتھ واپس ہوا', teacher: 'احمد ولی', learner: 'Zarmina Safi', remark: 'تصویر اچھی ہے۔ بادل کے حصوں کے نام بھی لکھیں۔' },
}

export const section: KitSection = {
  key: 'timeline',
  group: 'dates',
  States({ locale }) {
    const w = samples[locale]
    return (
      <>
        <KitState name="several days" isWide>
          <Timeline
            label={w.history}
            entries={[
              { key: 'set', when: '2026-11-14T03:30:00Z', title: w.set, who: w.teacher, icon: 'assignments', tone: 'accent' },
              { key: 'in', when: '2026-11-19T18:45:00Z', title: w.handedIn, who: w.learner, icon: 'send', tone: 'info' },
              { key: 'late', when: '2026-11-19T20:10:00Z', title: w.late, who: w.learner, icon: 'clock', tone: 'warning' },
              { key: 'scored', when: '2026-11-20T05:00:00Z', title: w.scored, who: w.teacher, icon: 'check', tone: 'success' },
              { key: 'returned', when: '2026-11-20T05:02:00Z', title: w.returned, who: w.teacher, icon: 'inbox', detail: <p>{w.remark}</p> },
            ]}
          />
        </KitState>
        <KitState name="one entry" isWide>
          <Timeline label={w.history} entries={[{ key: 'set', when: '2026-11-14T03:30:00Z', title: w.set, icon: 'assignments' }]} />
        </KitState>
      </>
    )
  },
}
