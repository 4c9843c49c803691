import type { Messages } from '../keys.ts'

export const connection = {
  page_needs_internet: 'هغه مخ انټرنېټ ته اړتیا لري. کله چې بیا آنلاین شئ، پرانیستل کېږي.',
  offline_unkept: 'تاسو آفلاین یاست. تر بیا آنلاین کېدو پورې هېڅ نه لېږل کېږي.',
  server_clock_behind:
    'د ښوونځي د سرور ساعت وروسته پاتې دی؛ څوک چې یې پالنه کوي، ورته ووایاست چې سم یې کړي. هېڅ شی نه ورکېږي.',
} satisfies Messages<'connection'>
