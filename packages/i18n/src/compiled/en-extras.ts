/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "questions.marks": "Marks",
  "questions.marks_title": "Marks",
  "questions.marks_hint": "Empty: it gives one mark where another question of the test gives marks.",
  "questions.marks_hint_rubric": "Empty: what its rubric gives.",
  "questions.marks_of_part": ["Marks of part ",["number"]],
  "questions.partial_credit": "A part of the answer gives a part of the marks",
  "questions.partial_credit_hint": "Wrong choices are taken off the right ones.",
  "questions.asks_unit": "The learner writes the unit",
  "questions.asks_unit_hint": "A number without a unit is wrong then.",
  "questions.help_title": "Hints and feedback",
  "questions.hints": "Hints",
  "questions.hints_hint": "One on each line, at most five. They come one after another; a sealed test shows none.",
  "questions.feedback_of_option": ["Feedback on option ",["number"]],
  "questions.feedback_right": "Feedback on a right answer",
  "questions.feedback_partly": "Feedback on a partly right answer",
  "questions.feedback_wrong": "Feedback on a wrong answer",
}
