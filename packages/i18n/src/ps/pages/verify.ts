import type { Messages } from '../../keys.ts'

export const verify = {
  title: 'ایا دا تصدیقنامه رښتینې ده؟',
  intro: 'هغه کوډ ولیکئ چې د تصدیقنامې تر مربع لاندې دی.',
  code: 'د تصدیقنامې کوډ',
  ask: 'وپوښتئ',
  genuine: 'رښتینې ده',
  not_genuine: 'رښتینې نه ده',
  not_genuine_body: 'د دې ښوونځي هېڅ تصدیقنامه دا کوډ نه لري، یا بېرته اخیستل شوې ده. هره نښه یې پرتله کړئ.',
  name: 'نوم',
  school: 'ښوونځی',
  kind: 'ډول',
  kind_leaving: 'د ښوونځي د پرېښودو تصدیقنامه',
  issued: 'د ورکړې نېټه',
  too_many: 'په یوه دقیقه کې شل کوډونه ازمویل کېدای شي. لږ صبر وکړئ او بیا وپوښتئ.',
} satisfies Messages<'verify'>
