import { Button } from '@maktab/ui/base/button'
import {
  EmptyState,
  ErrorState,
  NoPermissionState,
  NotFoundState,
  OfflineState,
  OopsState,
  SuccessState,
  WaitingState,
} from '@maktab/ui/feedback/states'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'

const samples = {
  en: {
    empty: ['No assignments yet', 'Set the first one; your classes see it at once.', 'New assignment'],
    error: ['The dashboard did not come', 'Your work is safe on this device. Try again in a moment.'],
    offline: ['This is not on your device yet', 'Open it once with internet, or download it for offline use.'],
    denied: ['You do not have access to this', 'Ask your school if you think you should.'],
    missing: ['This page is not here', 'It may have been moved or removed.'],
    waiting: ['Your request is with the school', 'A head teacher approves new accounts, mostly within a day.'],
    success: ['Handed in', 'Your teacher will see it.'],
  },
  ps: {
    empty: ['لا دنده نشته', 'لومړۍ دنده ورکړئ؛ ټولګي مو یې سمدستي ویني.', 'نوې دنده'],
    error: ['ډشبورډ رانغی', 'ستاسو کار په دې وسیله کې خوندي دی. لږ وروسته بیا هڅه وکړئ.'],
    offline: ['دا لا ستاسو په وسیله کې نشته', 'یو ځل یې له انټرنېټ سره پرانیزئ، یا یې د آفلاین لپاره ډاونلوډ کړئ.'],
    denied: ['تاسو دې ته لاسرسی نه لرئ', 'که فکر کوئ چې باید ولرئ، له خپل ښوونځي وپوښتئ.'],
    missing: ['دا پاڼه دلته نشته', 'ښايي لېږدول شوې یا لرې شوې وي.'],
    waiting: ['ستاسو غوښتنه له ښوونځي سره ده', 'د ښوونځي مدیر نوي ګڼونونه مني، ډېری په یوه ورځ کې.'],
    success: ['وسپارل شو', 'ستاسو ښوونکی به یې وګوري.'],
  },
  da: {
    empty: ['هنوز وظیفه‌ای نیست', 'نخستین وظیفه را بدهید؛ صنف‌های شما فوراً می‌بینند.', 'وظیفهٔ نو'],
    error: ['داشبورد نیامد', 'کار شما در این دستگاه محفوظ است. کمی بعد دوباره کوشش کنید.'],
    offline: ['این هنوز در دستگاه شما نیست', 'یک بار با انترنت باز کنید، یا برای آفلاین دانلود کنید.'],
    denied: ['شما به این دسترسی ندارید', 'اگر فکر می‌کنید باید داشته باشید، از مکتب خود بپرسید.'],
    missing: ['این صفحه این‌جا نیست', 'شاید جابه‌جا یا حذف شده باشد.'],
    waiting: ['درخواست شما نزد مکتب است', 'مدیر مکتب حساب‌های نو را تأیید می‌کند، بیشتر در یک روز.'],
    success: ['سپرده شد', 'معلم شما آن را خواهد دید.'],
  },
  ur: {
    empty: ['ابھی کوئی تفویض نہیں', 'پہلی تفویض دیں؛ آپ کی جماعتیں فوراً دیکھ لیں گی۔', 'نئی تفویض'],
    error: ['ڈیش بورڈ نہیں آیا', 'آپ کا کام اس آلے پر محفوظ ہے۔ تھوڑی دیر بعد دوبارہ کوشش کریں۔'],
    offline: ['یہ ابھی آپ کے آلے پر نہیں', 'اسے ایک بار انٹرنیٹ کے ساتھ کھولیں، یا آف لائن کے لیے ڈاؤن لوڈ کریں۔'],
    denied: ['آپ کو اس تک رسائی نہیں', 'اگر آپ کے خیال میں ہونی چاہیے تو اپنے اسکول سے پوچھیں۔'],
    missing: ['یہ صفحہ یہاں نہیں', 'شاید اسے منتقل یا حذف کر دیا گیا ہو۔'],
    waiting: ['آپ کی درخواست اسکول کے پاس ہے', 'پرنسپل نئے کھاتے منظور کرتے ہیں، عموماً ایک دن میں۔'],
    success: ['جمع ہو گیا', 'آپ کے استاد اسے دیکھیں گے۔'],
  },
} as const

const nothing = () => undefined

export const section: KitSection = {
  key: 'states',
  group: 'feedback',
  States({ locale }) {
    const w = samples[locale]
    return (
      <>
        <KitState name="empty">
          <EmptyState
            level={3}
            title={w.empty[0]}
            actions={
              <Button variant="primary" icon="add">
                {w.empty[2]}
              </Button>
            }
          >
            {w.empty[1]}
          </EmptyState>
        </KitState>
        <KitState name="error">
          <ErrorState level={3} title={w.error[0]} onRetry={nothing}>
            {w.error[1]}
          </ErrorState>
        </KitState>
        <KitState name="oops">
          <OopsState level={3} onRetry={nothing} />
        </KitState>
        <KitState name="offline">
          <OfflineState level={3} title={w.offline[0]}>
            {w.offline[1]}
          </OfflineState>
        </KitState>
        <KitState name="no permission">
          <NoPermissionState level={3} title={w.denied[0]}>
            {w.denied[1]}
          </NoPermissionState>
        </KitState>
        <KitState name="not found">
          <NotFoundState level={3} title={w.missing[0]}>
            {w.missing[1]}
          </NotFoundState>
        </KitState>
        <KitState name="waiting">
          <WaitingState level={3} title={w.waiting[0]}>
            {w.waiting[1]}
          </WaitingState>
        </KitState>
        <KitState name="success">
          <SuccessState level={3} title={w.success[0]}>
            {w.success[1]}
          </SuccessState>
        </KitState>
      </>
    )
  },
}
