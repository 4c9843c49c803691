import type { Messages } from '../../keys.ts'

export const files = {
  save_file: 'فایل خوندي کړئ',
  sound_not_played: 'دا ثبت شوی غږ دلته نه غږېږي. خوندي یې کړئ او په بل پروګرام کې یې پرانیزئ.',
  heic_not_shown:
    'دا انځور د تلیفون په بڼه (HEIC) دی چې دا وسیله یې نه شي ښودلی. خوندي یې کړئ، یا یې د عکس (JPEG) په بڼه وغواړئ.',
  text_not_here: 'متن اوس نه پرانیستل کېږي. انټرنېټ وګورئ او بیا هڅه وکړئ.',
  record_voice: 'خپل غږ ثبت کړئ',
  stop_recording: 'ثبت ودروئ',
  recording_now: 'ثبت روان دی',
  recorded_of: 'له {most} څخه {length}',
  microphone_refused: 'مایکروفون ته اجازه نشته. د براوزر په تنظیماتو کې اجازه ورکړئ، یا د غږ فایل ورزیات کړئ.',
  spoken_remark: 'ویل شوې تبصره',
  remove_recording: 'ثبت شوی غږ لرې کړئ',
  recording_not_given: 'یو ثبت شوی غږ لا نه دی ورکړل شوی. په دې وسیله کې ساتل شوی دی.',
  give_recording: 'ثبت شوی غږ ورکړئ',
} satisfies Messages<'files'>
