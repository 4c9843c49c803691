import type { AskedQuestion, Question } from '@maktab/contracts/questions/questions'
import type { TestRules, TestSection } from '@maktab/contracts/questions/test-rules'
import {
  drawSections,
  drawTest,
  noAllowance,
  secondsOf,
  showsAnswers,
  triesOf,
  withOwnOptions,
  type DrawnFor,
} from '@maktab/domain/questions/test-rules'
import { useSession } from '#calls/use-session.ts'
import { useOwnTries } from './earlier-attempt.tsx'
import type { Place } from './place.ts'
import type { HandedOver, TestBody } from './use-attempt.ts'
import { useSitting } from './use-sitting.ts'

const noRules: TestRules = {}

export interface ShownQuestion {
  readonly question: Question | AskedQuestion
  /** The section that begins with it. */
  readonly begins: TestSection | undefined
  /** The section that it stands in. */
  readonly section: TestSection | undefined
}

/** What the rules of a test make of it for one learner: which questions, whether it may be begun, what is shown of it. */
export function useTestTaking({
  place,
  content_id,
  body,
  draft,
}: {
  readonly place: Place
  readonly content_id: number
  readonly body: TestBody
  readonly draft: string
}) {
  const { user_id } = useSession()
  const rules = body.rules ?? noRules
  const hasRules = Object.values(rules).some((rule) => rule !== undefined && (!Array.isArray(rule) || rule.length > 0))
  const allowance = noAllowance
  const { latest, made } = useOwnTries(content_id, place.class_id)
  const { sitting, ...sittings } = useSitting(`${draft}.sitting`)
  const tries = triesOf(rules, allowance)
  const all: readonly (Question | AskedQuestion)[] = body.questions
  const drawnFor = (try_number: number): DrawnFor => ({ user_id, content_id, try_number })

  return {
    rules,
    hasRules,
    allowance,
    latest,
    made,
    sitting,
    ...sittings,
    seconds: secondsOf(rules, allowance),
    begin: () => {
      if (hasRules) sittings.begin((made ?? 0) + 1)
    },
    /** Whether all tries are used up, with one that was handed in just now. */
    isUsedUp: (handedOver: HandedOver | undefined) =>
      tries !== undefined && Math.max(made ?? 0, handedOver?.attempt_number ?? 0) >= tries,
    showsAnswersAfter: (handedOver: HandedOver | undefined) =>
      showsAnswers(rules, allowance, Math.max(made ?? 0, handedOver?.attempt_number ?? 0)),
    /** The questions of the try under way. */
    asked: (): readonly ShownQuestion[] => {
      const of = drawnFor(sitting?.try_number ?? (made ?? 0) + 1)
      return drawSections(all, rules, of).flatMap(({ section, questions }) =>
        questions.map((question, at) => ({
          question: withOwnOptions(question, rules, of),
          begins: at === 0 ? section : undefined,
          section,
        })),
      )
    },
    /** The questions of a try that was handed in. */
    answered: (attempt: { readonly attempt_number: number; readonly results: object }): readonly ShownQuestion[] => {
      const ids = new Set(Object.keys(attempt.results))
      const own = ids.size > 0 ? undefined : drawTest(all, rules, drawnFor(attempt.attempt_number))
      return all
        .filter((question) => (own ? own.includes(question) : ids.has(question.question_id)))
        .map((question) => ({ question, begins: undefined, section: undefined }))
    },
    whole: (): readonly ShownQuestion[] => all.map((question) => ({ question, begins: undefined, section: undefined })),
  }
}
