import type { Messages } from '../../keys.ts'

export const questionsExtras = {
  marks: 'نمرې',
  marks_title: 'نمرې',
  marks_hint: 'تش: که د ازموینې بله پوښتنه نمرې لري، دا یوه نمره لري.',
  marks_hint_rubric: 'تش: هغه چې معیارونه یې ورکوي.',
  marks_of_part: 'د {number} برخې نمرې',
  partial_credit: 'د ځواب یوه برخه د نمرو یوه برخه ورکوي',
  partial_credit_hint: 'ناسم انتخابونه له سمو څخه کمېږي.',
  asks_unit: 'زده کوونکی واحد لیکي',
  asks_unit_hint: 'بیا بې واحده شمېره ناسمه ده.',
  help_title: 'اشارې او نظر',
  hints: 'اشارې',
  hints_hint: 'په هره کرښه کې یوه، تر پنځو. یوه په بله پسې راځي؛ مهر شوې ازموینه یې نه ښيي.',
  feedback_of_option: 'د {number} انتخاب په اړه نظر',
  feedback_right: 'د سم ځواب په اړه نظر',
  feedback_partly: 'د هغه ځواب په اړه نظر چې یوه برخه یې سمه ده',
  feedback_wrong: 'د ناسم ځواب په اړه نظر',
} satisfies Messages<'questions-extras'>
