/** What an author says of a question beside it: marks, hints, feedback. Full key: `questions.key`. */
export const questionsExtras = {
  marks: 'Marks',
  marks_title: 'Marks',
  marks_hint: 'Empty: it gives one mark where another question of the test gives marks.',
  marks_hint_rubric: 'Empty: what its rubric gives.',
  marks_of_part: 'Marks of part {number}',
  partial_credit: 'A part of the answer gives a part of the marks',
  partial_credit_hint: 'Wrong choices are taken off the right ones.',
  asks_unit: 'The learner writes the unit',
  asks_unit_hint: 'A number without a unit is wrong then.',
  help_title: 'Hints and feedback',
  hints: 'Hints',
  hints_hint: 'One on each line, at most five. They come one after another; a sealed test shows none.',
  feedback_of_option: 'Feedback on option {number}',
  feedback_right: 'Feedback on a right answer',
  feedback_partly: 'Feedback on a partly right answer',
  feedback_wrong: 'Feedback on a wrong answer',
} as const
