import type { Messages } from '../../keys.ts'

export const removal = {
  note: 'هغه څه په نښه کړئ چې نور یې په دې وسیله کې نه غواړئ. ستاسو کار پاتې کېږي، او په انټرنېټ یې بیا ډاونلوډولی شئ.',
  work: 'دندې',
  courses: 'کورسونه او لوستونه',
  kept: 'په دې وسیله کې {used} کارول شوي',
  freed: '{size} خلاصېږي.',
  shared: 'هېڅ نه خلاصېږي: نور ډاونلوډونه هماغه فایلونه غواړي.',
  remove: '{count, plural, =0 {لرې کول} one {# ډاونلوډ لرې کړئ} other {# ډاونلوډونه لرې کړئ}}',
  asked: '{count, plural, one {# ډاونلوډ له دې وسیلې لرې شي؟} other {# ډاونلوډونه له دې وسیلې لرې شي؟}}',
  done: 'لرې شول. په دې وسیله کې لا {used} کارول شوي دي.',
  incomplete: 'ټول لرې نه شول. بیا هڅه وکړئ.',
} satisfies Messages<'removal'>
