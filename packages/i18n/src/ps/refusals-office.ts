import type { Messages } from '../keys.ts'

export const refusalsOffice = {
  changed_meanwhile: 'په دې منځ کې بل چا دا بدل کړی دی. له خوندي کولو مخکې وګورئ چې اوس څنګه دی.',
  typed_name_wrong: 'دا نه د ټولګي کوډ دی او نه یې نوم. هېڅ شی ړنګ نه شو.',
  class_code_taken: 'دا کوډ له مخکې د بل ټولګي دی.',
  class_exists: 'دا شعبه له دې کورس څخه یو ټولګی لري. دې ټولګي ته ځانګړی نوم ورکړئ، یا بل کورس وټاکئ.',
  course_missing: 'دا ښوونځی دا کورس نه لري.',
  class_dates_wrong: 'ټولګی به له پیل مخکې پای ته ورسېږي.',
  delete_class_off: 'دلته ټولګي نه ړنګېږي. پر ځای یې ټولګی ارشیف کړئ.',
  course_change_unsaid: 'ووایاست چې کورس بدلېږي: زده کوونکو چې څه کړي، د پخواني کورس له لوستونو سره پاتې کېږي.',
} satisfies Messages<'refusals-office'>
