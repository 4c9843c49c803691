import type { Output } from '@maktab/contracts/call'
import type { Question } from '@maktab/contracts/questions/questions'
import {
  answerClicker,
  listClickers,
  listLiveQuestions,
  moveClicker,
  readClicker,
  readRunningClickers,
  startClicker,
  type RunningClicker,
} from '@maktab/contracts/learning/clickers'
import { accept, refuse } from '@maktab/contracts/outcome'
import { questionFaults } from '@maktab/domain/questions/question-faults'
import { isRight } from '@maktab/domain/questions/questions'
import { isSealed, sealAnswer, sealQuestion, unsealAnswer } from '@maktab/domain/questions/sealed-tests'
import { decideClickerAnswer, isAskedLive, longestRunMs, moveOn, tallyAnswers } from '@maktab/domain/learning/clickers'
import { inside, type SchoolContext } from '#calls/handle.ts'
import { readableQuestion, storedQuestion, type StoredQuestion } from '#features/content/bodies.ts'
import { isKnownPicture } from '#features/studio/question-bank.sql.ts'
import {
  findClicker,
  insertClicker,
  readAnswers,
  readAssessments,
  readClickersOfClass,
  readRunning,
  saveClickerAnswer,
  saveMove,
  type AnswerRow,
  type ClassAssessment,
  type ClickerRow,
  type LiveQuestion,
  type RunningRow,
} from '#features/learning/clickers.sql.ts'
import { findMembership, findMembershipAt, readClassLearners } from '#features/schools/classes.sql.ts'
import type { FileAddresses } from '#files/addresses.ts'
import type { Bus } from '#live/bus.ts'

/** What the class is told of: that something moved, never what. Everybody asks for what they may see. */
export function clickers({ bus }: { readonly bus: Pick<Bus, 'publish'> }) {
  const tell = (
    { actor, afterCommit }: SchoolContext,
    { class_id, clicker_id }: { readonly class_id: number; readonly clicker_id: string },
    to: 'everybody' | 'teachers',
  ) =>
    afterCommit(() =>
      bus.publish({ institution_id: actor.institution_id, class_id, to, kind: 'clicker', id: clicker_id }),
    )

  return {
    listLiveQuestions: inside(listLiveQuestions, async ({ db, actor, now, addresses }, { class_id }) => {
      const membership = await findMembership(db, actor, class_id)
      if (!membership) return refuse('not_found')
      const lessons = new Map<string, Output<typeof listLiveQuestions>['list'][number]>()
      for (const { lesson_guid, lesson_title, ...asked } of await readAssessments(db, actor, membership.course_id)) {
        const lesson = lessons.get(lesson_guid) ?? { lesson_guid, title: lesson_title, questions: [] }
        lesson.questions.push(
          ...liveQuestions(asked, now).map((question) => ({
            content_id: asked.content_id,
            question: readableQuestion(question, addresses),
          })),
        )
        if (lesson.questions.length > 0) lessons.set(lesson_guid, lesson)
      }
      return accept({ list: [...lessons.values()] })
    }),

    startClicker: inside(startClicker, async (context, { clicker_id, class_id, questions: chosen }) => {
      const { db, actor, now } = context
      const membership = await findMembership(db, actor, class_id)
      if (!membership) return refuse('not_found')
      const offered = await readAssessments(db, actor, membership.course_id)
      const questions: LiveQuestion[] = []
      for (const one of chosen) {
        const found =
          'question' in one ? await writtenQuestion(context, one.question) : offeredQuestion(offered, one, now)
        if (!found.ok) return found
        questions.push({ question: found.value })
      }
      if (!(await insertClicker(db, actor, { clicker_id, class_id, questions, now }))) return refuse('not_found')
      tell(context, { class_id, clicker_id }, 'everybody')
      return accept({ clicker_id })
    }),

    moveClicker: inside(moveClicker, async (context, { clicker_id, at, step }) => {
      const { db, actor, now } = context
      const clicker = await findTaught(context, clicker_id, 'update')
      if (!clicker) return refuse('not_found')
      const moved = moveOn(clicker, { at, step }, clicker.questions.length)
      if (!moved.ok) return moved
      await saveMove(db, actor.institution_id, clicker_id, { ...moved.value, now })
      tell(context, clicker, 'everybody')
      return accept({ state: moved.value.state, at: moved.value.at })
    }),

    readClicker: inside(readClicker, async (context, { clicker_id }) => {
      const { db, actor, addresses } = context
      const clicker = await findTaught(context, clicker_id)
      if (!clicker) return refuse('not_found')
      const answers = await readAnswers(db, actor.institution_id, clicker_id)
      const learners = await readClassLearners(db, actor.institution_id, clicker.class_id)
      const { class_id, state, at, questions } = clicker
      const question = questionAt(clicker, addresses)
      const here = answers.filter((answer) => answer.at === at)
      const counted = (list: typeof answers) => ({
        answered: list.length,
        right: list.filter(({ is_right }) => is_right).length,
      })
      return accept({
        clicker_id,
        class_id,
        state,
        at,
        total: questions.length,
        question,
        learners: learners.length,
        answered: here.length,
        tallies: [
          ...tallyAnswers(
            question,
            here.map(({ answer }) => answer),
          ),
        ],
        questions: questions.slice(0, state === 'ready' ? at : at + 1).map(({ question: { text } }, index) => ({
          text,
          ...counted(answers.filter((answer) => answer.at === index)),
        })),
        people: learners.map(({ user_id, full_name }) => ({
          user_id,
          full_name,
          ...counted(answers.filter((answer) => answer.user_id === user_id)),
        })),
      })
    }),

    listClickers: inside(listClickers, async ({ db, actor }, { class_id }) => {
      if (!(await findMembership(db, actor, class_id))) return refuse('not_found')
      const rows = await readClickersOfClass(db, actor.institution_id, class_id)
      return accept({ list: rows.map((row) => ({ ...row, created_on: row.created_on.toISOString() })) })
    }),

    readRunningClickers: inside(readRunningClickers, async ({ db, actor, now, addresses }) => {
      const list: RunningClicker[] = []
      for (const running of await readRunning(db, actor, new Date(now.getTime() - longestRunMs))) {
        const answers = (await readAnswers(db, actor.institution_id, running.clicker_id)).filter(
          ({ at }) => at === running.at,
        )
        list.push(runningFor(actor.user_id, { running, question: questionAt(running, addresses), answers }))
      }
      return accept({ list })
    }),

    answerClicker: inside(answerClicker, async (context, { clicker_id, at, answer }) => {
      const { db, actor, given, addresses } = context
      const clicker = await findClicker(db, actor.institution_id, clicker_id, 'share')
      const membership = clicker && (await findMembershipAt(db, actor, clicker.class_id, given))
      if (!clicker || !membership) return refuse('not_found')
      const decision = decideClickerAnswer({ now: clicker, closed_on: clicker.closed_on, at, given })
      if (!decision.ok) return decision
      const question = questionAt(clicker, addresses)
      const whole = unsealAnswer(question, answer)
      await saveClickerAnswer(db, actor, {
        clicker_id,
        at,
        answer: whole,
        is_right: isRight(question, whole),
        given_on: given,
      })
      tell(context, clicker, 'teachers')
      return accept({ at })
    }),
  }
}

/** Of one assessment; a test that is sealed is not given away by being asked aloud. */
function liveQuestions(
  { questions, closes_on }: Pick<ClassAssessment, 'questions' | 'closes_on'>,
  now: Date,
): readonly StoredQuestion[] {
  return isSealed({ closes_on: closes_on ?? undefined }, now) ? [] : questions.filter(isAskedLive)
}

function offeredQuestion(
  offered: readonly ClassAssessment[],
  { content_id, question_id }: { readonly content_id: number; readonly question_id: string },
  now: Date,
) {
  const found = offered
    .filter((one) => one.content_id === content_id)
    .flatMap((one) => liveQuestions(one, now))
    .find((question) => question.question_id === question_id)
  return found ? accept(found) : refuse('content_missing')
}

/** A whole question is judged like one that joins the bank: it has no faults, and its picture is one that the teacher may show. */
async function writtenQuestion({ db, actor }: SchoolContext, question: Question) {
  if (questionFaults(question).length > 0) return refuse('bank_question_faulty')
  if (question.kind === 'hotspot' && !(await isKnownPicture(db, actor, question.picture.sha256)))
    return refuse('bank_question_faulty')
  return accept(storedQuestion(question))
}

async function findTaught(
  { db, actor }: SchoolContext,
  clicker_id: string,
  held?: 'update',
): Promise<ClickerRow | undefined> {
  const clicker = await findClicker(db, actor.institution_id, clicker_id, held)
  return clicker && (await findMembership(db, actor, clicker.class_id)) ? clicker : undefined
}

function questionAt({ questions, at }: ClickerRow, addresses: FileAddresses): Question {
  const asked = questions[at]
  if (!asked) throw new Error(`A clicker is at question ${at} of ${questions.length}`)
  return readableQuestion(asked.question, addresses)
}

interface Looked {
  readonly running: RunningRow
  /** That it is at. */
  readonly question: Question
  readonly answers: readonly AnswerRow[]
}

/** What a learner may see of it now: nothing before it is opened, nothing that tells the answer before it is revealed. */
function runningFor(user_id: number, { running, question, answers }: Looked): RunningClicker {
  const { clicker_id, class_id, class_name, state, at, questions } = running
  const isRevealed = state === 'revealed'
  const own = answers.find((answer) => answer.user_id === user_id)
  return {
    clicker_id,
    class_id,
    class_name,
    state,
    at,
    total: questions.length,
    asked: state === 'ready' ? null : sealQuestion(question),
    whole: isRevealed ? question : null,
    own_answer: own ? [...(isRevealed ? own.answer : sealAnswer(question, own.answer))] : null,
    is_right: isRevealed && own ? own.is_right : null,
    tallies: isRevealed
      ? [
          ...tallyAnswers(
            question,
            answers.map(({ answer }) => answer),
          ),
        ]
      : [],
  }
}
