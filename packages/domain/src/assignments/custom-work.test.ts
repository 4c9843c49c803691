import { Question } from '@maktab/contracts/questions/questions'
import { describe, expect, it } from 'vitest'
import { askedOfWork, decideOwnQuestions, markWork, ownQuestion, readCustomWork } from './custom-work.ts'
import { hasAnswers } from '../learning/answers.ts'

const base = { text: 'Question?', explanation: '' }
const choice: Question = {
  kind: 'choice',
  question_id: 'x',
  ...base,
  multiple: false,
  options: [
    { option_id: 'right1', text: 'Kabul' },
    { option_id: 'wrong1', text: 'Herat' },
  ],
  correct: ['right1'],
}
const yes: Question = { kind: 'true_false', question_id: 'x', ...base, correct: true }
const rubric = [
  { criterion_id: 'c', title: 'Clear', levels: [{ level_id: 'yes', label: 'Yes', marks: 4 }] },
  { criterion_id: 'd', title: 'Long', levels: [{ level_id: 'yes', label: 'Yes', marks: 4 }] },
]
const long: Question = { kind: 'long_answer', question_id: 'x', ...base, rubric }
const whole = (written: unknown) => Question.safeParse(written).data
const work = (questions: unknown, v = 1) => JSON.stringify({ v, questions })

describe('questions of one’s own', () => {
  it.each([
    ['as they were set, each by its place', work([choice, yes]), ['1', '2']],
    ['nothing of an empty text', '', []],
    ['nothing of what is no JSON', '{questions', []],
    ['nothing of another version', work([yes], 2), []],
    ['nothing of what holds no questions', work([]), []],
    ['nothing of a question that is none', work([{ kind: 'choice' }]), []],
    ['nothing of what older rows hold', JSON.stringify({ pages: 3 }), []],
  ])('are read %s', (_, json, ids) => {
    expect(readCustomWork(json, whole).map(({ question_id }) => question_id)).toEqual(ids)
  })

  it.each<[string, readonly Question[], number, string | true]>([
    ['machine-marked ones in work that scores itself', [choice, yes], 0, true],
    ['one that a person marks in graded work', [choice, long], 2, true],
    ['one that a person marks in work that scores itself', [choice, long], 0, 'question_needs_person'],
    ['one without a right answer', [{ ...choice, correct: ['gone'] }], 2, 'bank_question_faulty'],
    ['one that needs a file', [{ ...long, kind: 'file' } as Question], 2, 'bank_question_faulty'],
  ])('may be asked: %s', (_, questions, assignment_type, expected) => {
    const outcome = decideOwnQuestions(questions, { assignment_type })
    expect(outcome.ok || outcome.refusal).toBe(expected)
  })

  it('tell nothing of their answers, and are marked by the names in which they were asked', () => {
    const questions = readCustomWork(work([choice, yes, long]), ownQuestion)
    const asked = askedOfWork(questions)
    expect(JSON.stringify(asked)).not.toContain('right1')
    expect(JSON.stringify(asked)).not.toContain('correct')
    const [first] = asked
    const kabul = first?.kind === 'choice' ? first.options.find(({ text }) => text === 'Kabul')!.option_id : ''
    expect(markWork(questions, { '1': [kabul], '2': ['false'], '3': ['Because.'], '9': ['gone'] })).toEqual({
      results: { '1': true, '2': false, '3': null },
      marks: {},
      correct_questions: 1,
      waiting_questions: 1,
      total_questions: 3,
      accuracy: 50,
    })
  })

  it.each([
    [{}, false],
    [{ '1': ['', ' '] }, false],
    [{ '1': [''], '2': ['a'] }, true],
  ])('are answered: %o is %s', (answers, expected) => {
    expect(hasAnswers(answers)).toBe(expected)
  })
})
