/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "questions.marks": "نمرې",
  "questions.marks_title": "نمرې",
  "questions.marks_hint": "تش: که د ازموینې بله پوښتنه نمرې لري، دا یوه نمره لري.",
  "questions.marks_hint_rubric": "تش: هغه چې معیارونه یې ورکوي.",
  "questions.marks_of_part": ["د ",["number"]," برخې نمرې"],
  "questions.partial_credit": "د ځواب یوه برخه د نمرو یوه برخه ورکوي",
  "questions.partial_credit_hint": "ناسم انتخابونه له سمو څخه کمېږي.",
  "questions.asks_unit": "زده کوونکی واحد لیکي",
  "questions.asks_unit_hint": "بیا بې واحده شمېره ناسمه ده.",
  "questions.help_title": "اشارې او نظر",
  "questions.hints": "اشارې",
  "questions.hints_hint": "په هره کرښه کې یوه، تر پنځو. یوه په بله پسې راځي؛ مهر شوې ازموینه یې نه ښيي.",
  "questions.feedback_of_option": ["د ",["number"]," انتخاب په اړه نظر"],
  "questions.feedback_right": "د سم ځواب په اړه نظر",
  "questions.feedback_partly": "د هغه ځواب په اړه نظر چې یوه برخه یې سمه ده",
  "questions.feedback_wrong": "د ناسم ځواب په اړه نظر",
}
