import {
  drawFromBank,
  readAssessmentQuestions,
  readContainerQuestions,
  saveBankQuestion,
  searchBank,
  type QuestionFigures,
} from '@maktab/contracts/studio/question-bank'
import { accept, refuse } from '@maktab/contracts/outcome'
import { drawBySeed } from '@maktab/domain/questions/question-draw'
import { questionFaults } from '@maktab/domain/questions/question-faults'
import { difficultyOf, discriminationOf, type QuestionSums } from '@maktab/domain/studio/question-statistics'
import { questionWords } from '@maktab/domain/content/question-words'
import { wordsOf } from '@maktab/domain/content/search-words'
import { inside, type SchoolContext } from '#calls/handle.ts'
import { readableQuestion, storedQuestion } from '#features/content/bodies.ts'
import { findPlaceOf } from '#features/viewers/launch.sql.ts'
import {
  bankPageSize,
  isKnownPicture,
  readAssessments,
  readBankQuestions,
  readBankSkills,
  readBankTags,
  readContentSums,
  readDrawable,
  searchBankQuestions,
  upsertBankQuestion,
} from './question-bank.sql.ts'
import { findMembership } from '#features/schools/classes.sql.ts'

const noSums: QuestionSums = { answered: 0, correct: 0, rest_sum: 0, rest_square_sum: 0, correct_rest_sum: 0 }

function figuresOf(sums: QuestionSums): QuestionFigures {
  return { answered: sums.answered, difficulty: difficultyOf(sums), discrimination: discriminationOf(sums) }
}

export const questionBank = {
  searchBank: inside(searchBank, async ({ db, actor, addresses }, { search_string, ...wanted }) => {
    const { rows, total } = await searchBankQuestions(db, actor, { ...wanted, words: wordsOf(search_string) })
    return accept({
      total_pages: Math.max(1, Math.ceil(total / bankPageSize)),
      tags: [...(await readBankTags(db, actor.tenant_id))],
      skills: [...(await readBankSkills(db, actor.tenant_id))],
      list: rows.map(
        ({
          bank_question_id,
          question,
          tags,
          skill,
          difficulty,
          language,
          state,
          author_name,
          changed_on,
          ...sums
        }) => ({
          bank_question_id,
          question: readableQuestion(question, addresses),
          tags,
          skill,
          difficulty,
          language,
          state,
          author_name,
          changed_on: changed_on.toISOString(),
          figures: figuresOf(sums),
        }),
      ),
    })
  }),

  saveBankQuestion: inside(
    saveBankQuestion,
    async ({ db, actor, now }, { bank_question_id, question: given, tags: named, ...described }) => {
      const question = { ...given, question_id: bank_question_id }
      if (questionFaults(question).length > 0) return refuse('bank_question_faulty')
      if (question.kind === 'hotspot' && !(await isKnownPicture(db, actor, question.picture.sha256)))
        return refuse('bank_question_faulty')
      const tags = [...new Set(named)]
      const words = questionWords(question, [...tags, described.skill])
      const entry = { bank_question_id, question: storedQuestion(question), tags, ...described, words, changed_on: now }
      const isKept = await upsertBankQuestion(db, actor, entry, actor.role === 'content_team')
      return isKept ? accept({ bank_question_id, changed_on: now.toISOString() }) : refuse('not_allowed')
    },
  ),

  drawFromBank: inside(drawFromBank, async ({ db, actor, addresses }, { seed, count, ...wanted }) => {
    const drawn = drawBySeed(await readDrawable(db, actor.tenant_id, wanted), (id) => id, { seed, count })
    const questions = await readBankQuestions(db, actor.tenant_id, drawn)
    return accept({ questions: questions.map((question) => readableQuestion(question, addresses)) })
  }),

  readAssessmentQuestions: inside(
    readAssessmentQuestions,
    async ({ db, actor, addresses }, { content_id, class_id }) => {
      if (actor.role !== 'content_team' && !(await findPlaceOf(db, actor, { content_id, class_id })))
        return refuse('not_found')
      const [assessment] = await readAssessments(db, actor.tenant_id, { content_id })
      if (!assessment) return refuse('not_found')
      const sums = await readContentSums(
        db,
        content_id,
        assessment.questions.map(({ question_id }) => question_id),
      )
      return accept({
        content_id,
        title: assessment.title,
        closes_on: assessment.closes_on,
        questions: assessment.questions.map((question) => ({
          question: readableQuestion(question, addresses),
          figures: figuresOf(sums.get(question.question_id) ?? noSums),
        })),
      })
    },
  ),

  readContainerQuestions: inside(readContainerQuestions, async (context, { course_id, lesson_guid, class_id }) => {
    const { db, actor, addresses } = context
    if (actor.role !== 'content_team' && !(await teaches(context, course_id, class_id))) return refuse('not_found')
    const rows = await readAssessments(db, actor.tenant_id, { course_id, lesson_guid: lesson_guid ?? null })
    return accept({
      assessments: rows.map(({ questions, ...assessment }) => ({
        ...assessment,
        questions: questions.map((question) => readableQuestion(question, addresses)),
      })),
    })
  }),
}

/** A teacher reads the questions of a course through a class of theirs that has it. */
async function teaches(
  { db, actor }: SchoolContext,
  course_id: number,
  class_id: number | undefined,
): Promise<boolean> {
  if (class_id === undefined) return false
  return (await findMembership(db, actor, class_id))?.course_id === course_id
}
