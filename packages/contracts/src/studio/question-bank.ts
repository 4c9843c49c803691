/** The bank of questions of a tenant: kept once, used in many tests. */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { guid, id, instant, languageCode } from '../fields.ts'
import { AskedQuestion, Question } from '../questions/questions.ts'

/** 1 easy, 2 middling, 3 hard, as its author sees it. */
export const questionDifficulty = z.union([z.literal(1), z.literal(2), z.literal(3)])
/** A retired question stays in the tests that have it and is offered to no new one. */
export const bankState = z.enum(['draft', 'ready', 'retired'])

/** How a question does its work, from learners' first attempts; figures are null while too few answered it. */
export const QuestionFigures = z.object({
  answered: z.int(),
  /** Share of attempts that had it right, in per cent. */
  difficulty: z.number().nullable(),
  /** From −1 to 1: how well it tells those who know from those who do not. */
  discrimination: z.number().nullable(),
})
export type QuestionFigures = z.infer<typeof QuestionFigures>

const tag = z.string().trim().min(1).max(60)
const described = {
  tags: z.array(tag).max(20),
  skill: z.string().trim().max(120),
  difficulty: questionDifficulty,
  language: languageCode,
  state: bankState,
}

export const BankQuestion = z.object({
  /** Also the id of the question itself: wherever it is used, its figures are found by it. */
  bank_question_id: guid,
  question: Question,
  ...described,
  author_name: z.string(),
  changed_on: instant,
  figures: QuestionFigures,
})
export type BankQuestion = z.infer<typeof BankQuestion>

const wanted = {
  tags: z.array(tag).max(20).default([]),
  skill: z.string().trim().max(120).optional(),
  difficulty: questionDifficulty.optional(),
  language: languageCode.optional(),
  /** Empty: every kind. */
  kinds: z
    .array(z.enum(AskedQuestion.options.map(({ shape }) => shape.kind.value)))
    .max(12)
    .default([]),
}

export const searchBank = query({
  path: 'assessment/bank/search',
  summary: 'Questions of the bank, latest change first',
  audience: ['teacher', 'content_team'],
  input: z.object({
    search_string: z.string().max(200).default(''),
    ...wanted,
    states: z.array(bankState).max(3).default([]),
    page: z.int().min(1).default(1),
  }),
  output: z.object({
    list: z.array(BankQuestion),
    total_pages: z.int(),
    tags: z.array(z.string()),
    skills: z.array(z.string()),
  }),
  offline: 'online',
})

/** Keeps a question under an id made on the device; what its author or the content team saves again takes its place. */
export const saveBankQuestion = command({
  path: 'assessment/bank/save',
  summary: 'Keep a question in the bank',
  audience: ['teacher', 'content_team'],
  input: z.object({ bank_question_id: guid, question: Question, ...described }),
  output: z.object({ bank_question_id: guid, changed_on: instant }),
  refusals: ['bank_question_faulty', 'not_allowed'],
  offline: 'online',
  flags: { important: true },
})

/** The same seed draws the same questions, on every device and at every retry, as long as the bank has them. */
export const drawFromBank = query({
  path: 'assessment/bank/draw',
  summary: 'Draw questions of the bank at random, by a seed',
  audience: ['teacher', 'content_team'],
  input: z.object({ seed: z.string().min(1).max(100), count: z.int().min(1).max(100), ...wanted }),
  output: z.object({ questions: z.array(Question) }),
  offline: 'online',
})

/** Where a content is asked for outside a lesson of the caller's: `class_id` names the class through which they may have it. */
const whereFrom = { content_id: id, class_id: id.optional() }

/** The questions of one assessment, for those who teach by it or made it. */
export const readAssessmentQuestions = query({
  path: 'assessment/questions',
  summary: 'Questions of an assessment with their figures',
  audience: ['teacher', 'content_team'],
  input: z.object(whereFrom),
  output: z.object({
    content_id: id,
    title: z.string(),
    /** Before this moment no learner is told what is right; null where nothing is sealed. */
    closes_on: instant.nullable(),
    questions: z.array(z.object({ question: Question, figures: QuestionFigures })),
  }),
  refusals: ['not_found'],
  offline: 'online',
})

/** A container is a lesson or a whole course: every assessment in it, with its questions, in order. */
export const readContainerQuestions = query({
  path: 'assessment/container/questions',
  summary: 'Questions of all assessments of a lesson or a course',
  audience: ['teacher', 'content_team'],
  input: z.object({ course_id: id, lesson_guid: guid.optional(), class_id: id.optional() }),
  output: z.object({
    assessments: z.array(
      z.object({
        content_id: id,
        lesson_guid: guid,
        title: z.string(),
        closes_on: instant.nullable(),
        questions: z.array(Question),
      }),
    ),
  }),
  refusals: ['not_found'],
  offline: 'online',
})
