import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import type { NoticeTone } from '@maktab/ui/feedback/notice'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'

const tones = ['info', 'success', 'warning', 'danger'] as const satisfies readonly NoticeTone[]
const samples = {
  en: { title: 'The due date has passed', body: 'You can still hand in; it is marked late.', act: 'Hand in' },
  ps: { title: 'د سپارلو نېټه تېره شوې', body: 'لا هم یې سپارلی شئ؛ ناوخته به ونښل شي.', act: 'سپارل' },
  da: { title: 'تاریخ سپردن گذشته است', body: 'هنوز می‌توانید بسپارید؛ ناوقت نشانی می‌شود.', act: 'سپردن' },
  ur: { title: 'آخری تاریخ گزر گئی', body: 'آپ اب بھی جمع کرا سکتے ہیں؛ تاخیر درج ہو گی۔', act: 'جمع کرائیں' },
} as const

export const section: KitSection = {
  key: 'notice',
  group: 'feedback',
  States({ locale }) {
    const w = samples[locale]
    return (
      <>
        {tones.map((tone) => (
          <KitState key={tone} name={tone} isWide>
            <Notice tone={tone} title={w.title}>
              {w.body}
            </Notice>
          </KitState>
        ))}
        <KitState name="words alone" isWide>
          <Notice>{w.body}</Notice>
        </KitState>
        <KitState name="with an action, can be closed" isWide>
          <Notice
            tone="warning"
            title={w.title}
            actions={<Button size="small">{w.act}</Button>}
            onClose={() => undefined}
          >
            {w.body}
          </Notice>
        </KitState>
      </>
    )
  },
}
