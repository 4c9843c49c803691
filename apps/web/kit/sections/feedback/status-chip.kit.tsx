import { assignmentLooks, contentLooks, downloadLooks, scoreLooks } from '@maktab/ui/feedback/status-looks'
import type { StatusLook } from '@maktab/ui/feedback/status-looks'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import type { Tone } from '@maktab/ui/feedback/status-chip'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'

const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const satisfies readonly Tone[]

const samples = {
  en: {
    content: ['Not started', 'In progress', 'Completed', 'Failed'],
    assignment: {
      assigned: 'Assigned',
      not_submitted: 'Not submitted',
      submitted: 'Turned in',
      completed: 'Completed',
      resubmission: 'Hand in again',
      ungraded: 'Ungraded',
      graded: 'Graded',
      returned: 'Returned',
      on_time: 'On time',
      late: 'Late',
      overdue: 'Overdue',
      waiting: 'Waiting to send',
    },
    download: {
      cancelled: 'Cancelled',
      started: 'Starting',
      paused: 'Paused',
      in_progress: 'Downloading',
      completed: 'Ready without internet',
      failed: 'Failed',
    },
    score: { draft: 'Draft', saving: 'Saving…', waiting: 'Saved on this device', saved: 'Saved' },
    tone: 'A state',
  },
  ps: {
    content: ['نه دی پیل شوی', 'روان', 'بشپړ شوی', 'ناکام'],
    assignment: {
      assigned: 'ورکړل شوې',
      not_submitted: 'نه ده سپارل شوې',
      submitted: 'سپارل شوې',
      completed: 'بشپړه شوې',
      resubmission: 'بیا یې وسپارئ',
      ungraded: 'بې نمرې',
      graded: 'نمره ورکړل شوې',
      returned: 'بېرته ورکړل شوې',
      on_time: 'پر وخت',
      late: 'ناوخته',
      overdue: 'وخت یې تېر شوی',
      waiting: 'د لېږلو په تمه',
    },
    download: {
      cancelled: 'لغوه شوی',
      started: 'پیلېږي',
      paused: 'درول شوی',
      in_progress: 'ډاونلوډېږي',
      completed: 'پرته له انټرنېټ چمتو',
      failed: 'ناکام',
    },
    score: { draft: 'مسوده', saving: 'خوندي کېږي…', waiting: 'په دې وسیله کې خوندي', saved: 'خوندي شو' },
    tone: 'یو حالت',
  },
  da: {
    content: ['شروع نشده', 'در جریان', 'تکمیل شده', 'ناکام'],
    assignment: {
      assigned: 'داده شده',
      not_submitted: 'سپرده نشده',
      submitted: 'سپرده شده',
      completed: 'تکمیل شده',
      resubmission: 'دوباره بسپارید',
      ungraded: 'بی‌نمره',
      graded: 'نمره داده شده',
      returned: 'بازگردانده شده',
      on_time: 'به وقت',
      late: 'ناوقت',
      overdue: 'وقت آن گذشته',
      waiting: 'در انتظار ارسال',
    },
    download: {
      cancelled: 'لغو شده',
      started: 'در حال شروع',
      paused: 'توقف شده',
      in_progress: 'در حال دانلود',
      completed: 'آماده بدون انترنت',
      failed: 'ناکام',
    },
    score: { draft: 'مسوده', saving: 'در حال ذخیره…', waiting: 'ذخیره در این دستگاه', saved: 'ذخیره شد' },
    tone: 'یک حالت',
  },
  ur: {
    content: ['شروع نہیں ہوا', 'جاری ہے', 'مکمل', 'ناکام'],
    assignment: {
      assigned: 'دی گئی',
      not_submitted: 'جمع نہیں ہوئی',
      submitted: 'جمع ہو گئی',
      completed: 'مکمل',
      resubmission: 'دوبارہ جمع کریں',
      ungraded: 'بغیر نمبر',
      graded: 'نمبر لگ گئے',
      returned: 'واپس کی گئی',
      on_time: 'وقت پر',
      late: 'تاخیر سے',
      overdue: 'میعاد گزر گئی',
      waiting: 'بھیجنے کا منتظر',
    },
    download: {
      cancelled: 'منسوخ',
      started: 'شروع ہو رہا ہے',
      paused: 'روکا ہوا',
      in_progress: 'ڈاؤن لوڈ ہو رہا ہے',
      completed: 'انٹرنیٹ کے بغیر تیار',
      failed: 'ناکام',
    },
    score: { draft: 'مسودہ', saving: 'محفوظ ہو رہا ہے…', waiting: 'اس آلے پر محفوظ', saved: 'محفوظ ہو گیا' },
    tone: 'ایک حالت',
  },
} as const

export const section: KitSection = {
  key: 'status-chip',
  group: 'feedback',
  States({ locale }) {
    const w = samples[locale]
    const chips = (
      group: string,
      looks: Readonly<Record<string, StatusLook>>,
      words: Readonly<Record<string, string>>,
    ) =>
      Object.entries(looks).map(([state, look]) => (
        <KitState key={group + state} name={`${group} ${state}`}>
          <StatusChip {...look}>{words[state]}</StatusChip>
        </KitState>
      ))
    return (
      <>
        {tones.map((tone) => (
          <KitState key={tone} name={tone}>
            <StatusChip tone={tone} icon="star">
              {w.tone}
            </StatusChip>
          </KitState>
        ))}
        {chips('content', contentLooks, Object.fromEntries(w.content.entries()))}
        {chips('assignment', assignmentLooks, w.assignment)}
        {chips('download', downloadLooks, w.download)}
        {chips('score', scoreLooks, w.score)}
      </>
    )
  },
}
