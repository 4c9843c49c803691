/** What the author of a test sets: limits, what is shown, order and draw, penalties. What is not said does not hold. */
import * as z from 'zod'
import { instant } from '../fields.ts'

/** Questions that belong together: from the one that it begins with up to where the next section begins. */
export const TestSection = z.object({
  first_question_id: z.string().min(1).max(100),
  title: z.string().trim().max(200),
  /** Stands above its questions; may be empty. */
  instruction: z.string().trim().max(4_000),
  /** So many of its questions are drawn for each learner and try; absent: all. */
  draws: z.int().min(1).max(500).optional(),
})
export type TestSection = z.infer<typeof TestSection>

const perCent = z.int().min(1).max(100)

/**
 * The rules of one test (docs/decisions/0216-rules-of-a-test.md). The same hold on a device and on the server; a sealed test has
 * them beside its end.
 */
export const TestRules = z.object({
  /** Times that a learner may take it in a class. */
  tries: z.int().min(1).max(20).optional(),
  /** Time for one try, as a device counts it. */
  minutes: z.int().min(1).max(600).optional(),
  /** Before this nobody begins. */
  opens_on: instant.optional(),
  /** Right answers and the marks of each question are shown while tries are left, too; else after the last alone. */
  shows_answers: z.boolean().optional(),
  /** Accuracy in per cent from which it is passed; absent: 50. */
  pass_mark: perCent.optional(),
  /** Each learner has the questions of a section in an order of their own. */
  shuffles_questions: z.boolean().optional(),
  /** Each learner has the options of a question in an order of their own. */
  shuffles_options: z.boolean().optional(),
  /** Per cent of a question's marks that a wrong answer takes away; one left empty takes nothing. */
  penalty: perCent.optional(),
  /** Times that a learner may have one question checked before the test is handed in; a sealed test allows none. */
  question_tries: z.int().min(2).max(5).optional(),
  /** Per cent of a question's marks that each wrong check costs. */
  retry_penalty: perCent.optional(),
  sections: z.array(TestSection).max(50).optional(),
})
export type TestRules = z.infer<typeof TestRules>
