/** Puts questions that were brought in together to assessments. */
import type { StoredBody } from '#features/content/bodies.ts'
import type { Imported, Workbench } from './workbench.ts'

export type StoredQuestion = Extract<StoredBody, { kind: 'assessment' }>['questions'][number]

export interface QuestionGroup {
  readonly title: string
  /** Those without an id are given one here: each counts within its assessment alone. */
  readonly questions: readonly StoredQuestion[]
}

/** More nobody answers at once: a bank of more becomes several assessments. */
const mostQuestions = 500

/** One assessment of each group, and further ones where one holds more questions than an assessment takes. None of the groups is empty. */
export function assessmentsOf(groups: readonly QuestionGroup[], bench: Workbench): Imported {
  const [first, ...further] = groups.flatMap(({ title, questions }) => {
    const count = Math.ceil(questions.length / mostQuestions)
    if (count > 1) bench.report({ name: title, outcome: 'changed', reason: 'questions_split', detail: String(count) })
    return Array.from({ length: count }, (_, place) => ({
      title: place === 0 ? title : `${title} ${place + 1}`,
      content_type: 'assessment' as const,
      body: {
        kind: 'assessment' as const,
        questions: questions
          .slice(place * mostQuestions, (place + 1) * mostQuestions)
          .map((question, at) => ({ ...question, question_id: question.question_id || `q${at + 1}` })),
      },
    }))
  })
  return { ...first!, package_files: [], further }
}
