/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "files.save_file": "فایل خوندي کړئ",
  "files.sound_not_played": "دا ثبت شوی غږ دلته نه غږېږي. خوندي یې کړئ او په بل پروګرام کې یې پرانیزئ.",
  "files.heic_not_shown": "دا انځور د تلیفون په بڼه (HEIC) دی چې دا وسیله یې نه شي ښودلی. خوندي یې کړئ، یا یې د عکس (JPEG) په بڼه وغواړئ.",
  "files.text_not_here": "متن اوس نه پرانیستل کېږي. انټرنېټ وګورئ او بیا هڅه وکړئ.",
  "files.record_voice": "خپل غږ ثبت کړئ",
  "files.stop_recording": "ثبت ودروئ",
  "files.recording_now": "ثبت روان دی",
  "files.recorded_of": ["له ",["most"]," څخه ",["length"]],
  "files.microphone_refused": "مایکروفون ته اجازه نشته. د براوزر په تنظیماتو کې اجازه ورکړئ، یا د غږ فایل ورزیات کړئ.",
  "files.spoken_remark": "ویل شوې تبصره",
  "files.remove_recording": "ثبت شوی غږ لرې کړئ",
  "files.recording_not_given": "یو ثبت شوی غږ لا نه دی ورکړل شوی. په دې وسیله کې ساتل شوی دی.",
  "files.give_recording": "ثبت شوی غږ ورکړئ",
}
