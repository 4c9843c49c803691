import type { Messages } from '../../keys.ts'

export const downloadsFollowing = {
  floating: 'روان ډاونلوډ',
  cancel_it: 'ډاونلوډ لغوه کړئ',
  keep: 'ډاونلوډ ته دوام ورکړئ',
  cancel_title: 'دا ډاونلوډ لغوه شي؟',
  cancel_asked: 'څه چې ترې راغلي دي، له دې وسیلې لرې کېږي. ستاسو کار پاتې کېږي.',
  per_second: 'په ثانیه کې {size}',
  stands: 'درېدلی',
  waits_wifi: 'وای فای ته په تمه',
  waits_word: 'ستاسو ځواب ته په تمه',
  waits_line: 'انټرنېټ ته په تمه',
  resume_title: 'ډاونلوډ ته دوام ورکړل شي؟',
  resume_asked: 'په {percent} کې ودرېد، ځکه انټرنېټ پرې شو یا اپلیکیشن وتړل شو. څه چې راغلي، خوندي دي.',
  others_wait:
    '{count, plural, one {# بل ډاونلوډ د ډاونلوډونو په پاڼه کې په تمه دی.} other {# نور ډاونلوډونه د ډاونلوډونو په پاڼه کې په تمه دي.}}',
  line_paid: 'تاسو په موبایل انټرنېټ یاست، یا دا وسیله ډاټا سپموي: ښايي پیسې ولګېږي.',
  line_unknown: 'دا براوزر نه وايي چې دا وای فای دی که نه. تر دوام مخکې وګورئ.',
  line_free: 'تاسو په وای فای یا کېبل یاست.',
  go_on_now: 'دوام ورکړئ',
  not_now: 'اوس نه',
  pause_now: 'درول',
} satisfies Messages<'downloads-following'>
