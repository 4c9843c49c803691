/** Work besides that of the year: a test that scores itself (type 0), a lesson to prepare (type 1), and questions of the teacher's own. */
import type { Answers } from '@maktab/contracts/learning/attempts'
import type { Question } from '@maktab/contracts/questions/questions'
import { markWork } from '@maktab/domain/assignments/custom-work'
import { sharesOf, type Setting, type SetWork, type Work } from '#demo/assignments-year.ts'
import type { DemoClass, DemoPerson } from '#demo/cast.ts'
import type { PlannedLesson } from '#demo/courses.ts'

/** Days from today. */
const dates = {
  check: { start: -60, due: -20 },
  prepare: { start: -16, due: -9 },
  ask: { start: -3, due: 11 },
} as const
const totals = { check: 20, prepare: 0, ask: 10 } as const
const types = { check: 0, prepare: 1, ask: 2 } as const
const day = 86_400_000

type OtherWork = keyof typeof dates

/** Scores of the test are none of it: the server counts them as it counts those of any school. */
export function otherWork(setting: Setting): readonly SetWork[] {
  const lesson = mostTried(setting)
  if (lesson === undefined) return []
  const asked = questionsOf(setting, lesson)
  return [
    setWork('check', setting, lesson, { own_questions: [], workOf: openWork }),
    setWork('prepare', setting, lesson, {
      own_questions: [],
      workOf: (learner, taught) => preparation(setting, learner, taught),
    }),
    setWork('ask', setting, lesson, {
      own_questions: asked,
      workOf: (learner, taught) => answered(setting, asked, learner, taught),
    }),
  ]
}

/** The lesson with a test that learners tried most while the work went on. */
function mostTried({ planned, classes, year, resultsOf }: Setting): PlannedLesson | undefined {
  const since = year.morningIn(dates.check.start)
  const tried = classes.flatMap((taught) =>
    taught.learners.flatMap((learner) => resultsOf(learner, taught).filter(({ taken_on }) => taken_on >= since)),
  )
  const triesOf = (lesson: PlannedLesson) => {
    const tests = new Set(testsOf(lesson))
    return tried.filter(({ content_id }) => tests.has(content_id)).length
  }
  return planned.lessons
    .filter((lesson) => testsOf(lesson).length > 0)
    .map((lesson) => ({ lesson, tries: triesOf(lesson) }))
    .sort((one, other) => other.tries - one.tries)[0]?.lesson
}

const testsOf = ({ contents }: PlannedLesson): number[] =>
  contents.filter(({ questions }) => questions.length > 0).map(({ content_id }) => content_id)

interface Share {
  readonly own_questions: readonly Question[]
  readonly workOf: (learner: DemoPerson, taught: DemoClass) => Work
}

function setWork(
  which: OtherWork,
  { teacher, classes, planned, words, year, random }: Setting,
  lesson: PlannedLesson,
  { own_questions, workOf }: Share,
): SetWork {
  const { title, instructions } = words[planned.course.language].work[which]
  const contents = which === 'check' ? testsOf(lesson) : readingsOf(lesson)
  return {
    assignment_id: random.guid(),
    created_by: teacher.user_id,
    title: title.replace('{lesson}', lesson.title),
    description: instructions,
    start_date: year.morningIn(dates[which].start),
    due_date: year.eveningIn(dates[which].due),
    assignment_type: types[which],
    total_score: totals[which],
    rubric_data: [],
    own_questions,
    shares: sharesOf(classes, planned, lesson, contents),
    works: classes.flatMap((taught) => taught.learners.map((learner) => workOf(learner, taught))),
  }
}

/** What is read, heard or looked at: a test is no part of work that a teacher marks. */
const readingsOf = ({ contents }: PlannedLesson): number[] =>
  contents
    .filter(({ content_type }) => ['article', 'video', 'document', 'image'].includes(content_type))
    .map(({ content_id }) => content_id)

const nothing = { correct_questions: 0, total_questions: 0, handedIn: null, scored: null, returned_on: null }

const openWork = ({ user_id }: DemoPerson, { class_id }: DemoClass): Work => ({
  user_id,
  class_id,
  assignment_status: 0,
  ...nothing,
})

/** Handed in with a question, and seen by the teacher: it has no score. */
function preparation(setting: Setting, learner: DemoPerson, taught: DemoClass): Work {
  const { random, words, planned, year, habitsOf } = setting
  const work = openWork(learner, taught)
  if (!random.chance(0.3 + 0.6 * habitsOf(learner, taught).diligence)) return work
  const on = new Date(
    random.between(year.morningIn(dates.prepare.start).getTime() + day, year.eveningIn(dates.prepare.due).getTime()),
  )
  const text = random.pick(words[planned.course.language].comments).question
  return {
    ...work,
    assignment_status: 2,
    handedIn: { submission_id: random.guid(), text, on, is_late: false },
    returned_on: new Date(on.getTime() + random.between(day / 4, 3 * day)),
  }
}

/** A third answered already; nobody is marked yet. */
function answered(setting: Setting, questions: readonly Question[], learner: DemoPerson, taught: DemoClass): Work {
  const { random, words, planned, year, habitsOf } = setting
  const work = openWork(learner, taught)
  const { diligence, ability } = habitsOf(learner, taught)
  if (!random.chance(diligence / 2)) return work
  const answers: Answers = Object.fromEntries(
    questions.map((question) => [
      question.question_id,
      answerTo(question, {
        isRight: random.chance(ability),
        other: random.next(),
        text: random.pick(words[planned.course.language].submissions),
      }),
    ]),
  )
  const earliest = year.morningIn(dates.ask.start).getTime() + day
  const on = new Date(random.between(earliest, year.now.getTime() - 60_000))
  const handedIn = {
    submission_id: random.guid(),
    text: '',
    on,
    is_late: false,
    answers,
    marked: markWork(questions, answers),
  }
  return { ...work, assignment_status: 1, handedIn }
}

/** Up to three of the lesson's own, as a teacher chooses them, and one to be answered in words. */
function questionsOf({ planned, words }: Setting, { contents }: PlannedLesson): readonly Question[] {
  const { question, criterion, levels } = words[planned.course.language].work.explain
  const chosen = contents
    .flatMap(({ questions }) => questions)
    .filter(({ kind }) => kind === 'choice' || kind === 'true_false')
    .slice(0, 3)
  const explain: Question = {
    kind: 'long_answer',
    question_id: '',
    text: question,
    explanation: '',
    rubric: [
      {
        criterion_id: 'criterion-1',
        title: criterion,
        levels: levels.map((label, place) => ({
          level_id: `level-${place + 1}`,
          label,
          marks: 2 * (levels.length - 1 - place),
        })),
      },
    ],
  }
  return [...chosen, explain].map((one, place) => ({ ...one, question_id: String(place + 1) }))
}

/** In the names of the sealed question, as a device gives it. `other`, from 0 below 1, says which where it is wrong. */
function answerTo(
  question: Question,
  { isRight, other, text }: { readonly isRight: boolean; readonly other: number; readonly text: string },
): string[] {
  if (question.kind === 'true_false') return [String(question.correct === isRight)]
  if (question.kind !== 'choice') return [text]
  const { options, correct } = question
  const named = options.map(({ option_id }, place) => ({ name: `o${place + 1}`, isRight: correct.includes(option_id) }))
  if (isRight) return named.filter((one) => one.isRight).map(({ name }) => name)
  const wrong = named.filter((one) => !one.isRight)
  return [wrong[Math.floor(other * wrong.length)]?.name ?? 'o1']
}
