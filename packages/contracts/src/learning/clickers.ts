/** Questions asked live: a teacher opens one after the other, learners answer on their devices, the class sees the bars. */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { AskedQuestion, LiveQuestion, Question } from '../questions/questions.ts'
import { guid, id, instant } from '../fields.ts'
import { ClassName } from '../schools/classes.ts'

/** `ready`: not opened yet; `open`: answers count; `closed`: they do not; `revealed`: everybody sees what is right; `ended`. */
export const clickerState = z.enum(['ready', 'open', 'closed', 'revealed', 'ended'])
export type ClickerState = z.infer<typeof clickerState>

/** Which question, from 0. */
const at = z.int().min(0).max(100)

/**
 * How often an answer was given: the id of an option, region, item or partner, `true` or `false`, or what was typed. `part` says to which part of
 * the question it belongs, from 0: a blank, an item of the left side, a place of an order; 0 where there are no parts.
 */
const Tally = z.object({ part: z.int(), answer: z.string(), answers: z.int(), is_right: z.boolean() })
export type Tally = z.infer<typeof Tally>

const OfferedQuestion = z.object({ content_id: id, question: Question })

/** A question of a lesson by its place there; or whole, as it was written for this hour or taken from the bank. */
const ChosenQuestion = z.union([
  z.object({ content_id: id, question_id: z.string().max(100) }),
  z.object({ question: LiveQuestion }),
])

/** Questions of a class's lessons that can be asked live. */
export const listLiveQuestions = query({
  path: 'teacher/clicker/questions',
  summary: 'Questions of a class to ask live',
  audience: ['teacher'],
  input: z.object({ class_id: id }),
  output: z.object({
    list: z.array(z.object({ lesson_guid: guid, title: z.string(), questions: z.array(OfferedQuestion) })),
  }),
  refusals: ['not_found'],
  offline: 'online',
})

/** Begins with the first question, not opened yet. What ran in the class before ends. */
export const startClicker = command({
  path: 'teacher/clicker/start',
  summary: 'Begin to ask a class live',
  audience: ['teacher'],
  input: z.object({ clicker_id: guid, class_id: id, questions: z.array(ChosenQuestion).min(1).max(50) }),
  output: z.object({ clicker_id: guid }),
  refusals: ['not_found', 'content_missing', 'bank_question_faulty'],
  offline: 'online',
})

/** `next` opens the next question. `at` is the question that the teacher sees: a second touch moves nothing. */
export const moveClicker = command({
  path: 'teacher/clicker/move',
  summary: 'Open, close or reveal a question, or go on',
  audience: ['teacher'],
  input: z.object({ clicker_id: guid, at, step: z.enum(['open', 'close', 'reveal', 'next', 'end']) }),
  output: z.object({ state: clickerState, at }),
  refusals: ['not_found', 'clicker_moved'],
  offline: 'online',
})

/** What the teacher, and the class on the wall, sees. */
export const readClicker = query({
  path: 'teacher/clicker',
  summary: 'A question asked live, with its answers so far',
  audience: ['teacher'],
  input: z.object({ clicker_id: guid }),
  output: z.object({
    clicker_id: guid,
    class_id: id,
    state: clickerState,
    at,
    total: z.int(),
    question: Question,
    learners: z.int(),
    answered: z.int(),
    tallies: z.array(Tally),
    /** One for each question that was opened: how many answered, and how many of them right. */
    questions: z.array(z.object({ text: z.string(), answered: z.int(), right: z.int() })),
    /** Who answered how many, and how many right; by name. */
    people: z.array(z.object({ user_id: id, full_name: z.string(), answered: z.int(), right: z.int() })),
  }),
  refusals: ['not_found'],
  offline: 'online',
})

/** What was asked in a class, the latest first. */
export const listClickers = query({
  path: 'teacher/clickers',
  summary: 'What a class was asked live',
  audience: ['teacher'],
  input: z.object({ class_id: id }),
  output: z.object({
    list: z.array(
      z.object({
        clicker_id: guid,
        state: clickerState,
        created_on: instant,
        questions: z.int(),
        answers: z.int(),
        right: z.int(),
      }),
    ),
  }),
  refusals: ['not_found'],
  offline: 'online',
})

export const RunningClicker = z.object({
  clicker_id: guid,
  class_id: id,
  class_name: ClassName,
  state: clickerState,
  at,
  total: z.int(),
  /** Without what tells its answer; null before it is opened. */
  asked: AskedQuestion.nullable(),
  /** Only once it is revealed. */
  whole: Question.nullable(),
  /** The caller's, as the question that is sent has answers; null without one. */
  own_answer: z.array(z.string()).nullable(),
  /** Only once it is revealed. */
  is_right: z.boolean().nullable(),
  tallies: z.array(Tally),
})
export type RunningClicker = z.infer<typeof RunningClicker>

/** What runs in the classes of the learner now. */
export const readRunningClickers = query({
  path: 'learner/clicker',
  summary: 'Questions asked live in one’s classes',
  audience: ['learner'],
  input: z.object({}),
  output: z.object({ list: z.array(RunningClicker) }),
  flags: { mute: true },
  offline: 'online',
})

/** Until the question is closed the last answer counts. One given in time counts until the right answer is shown, though it comes late. */
export const answerClicker = command({
  path: 'learner/clicker/answer',
  summary: 'Answer a question asked live',
  audience: ['learner'],
  input: z.object({ clicker_id: guid, at, answer: z.array(z.string().max(500)).min(1).max(60) }),
  output: z.object({ at }),
  refusals: ['not_found', 'clicker_closed'],
  offline: 'queue',
})
