/** A device marks as the server does: ten thousand answers by the rules of both, and some hundreds through the calls themselves. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadFile } from '@maktab/contracts/content/files'
import { Question } from '@maktab/contracts/questions/questions'
import { listOwnAttempts, TrackedAttempt } from '@maktab/contracts/learning/attempts'
import type { TestRules } from '@maktab/contracts/questions/test-rules'
import { drawTest } from '@maktab/domain/questions/test-rules'
import { sealAnswer, sealQuestion } from '@maktab/domain/questions/sealed-tests'
import { decideAttempt } from '@maktab/domain/learning/attempts'
import { bodyAsNow } from '@maktab/domain/content/bodies'
import { send, value } from '../../apps/server/test/call.ts'
import { ask } from '../../apps/server/test/questions.ts'
import {
  assessment,
  classA,
  course,
  lessonOne,
  openSchool,
  people,
  type School,
} from '../../apps/server/test/school.ts'
import { chanceOf } from '../chaos/chance.ts'
import { openDevice, type Device } from '../chaos/device.ts'
import { aFile, answerAnew, generateAnswers, type GeneratedAnswer } from './generated-answers.ts'

const tenThousand = 10_000
const asTest = (all: readonly GeneratedAnswer[]) => ({
  questions: all.map(({ question }) => question),
  answers: Object.fromEntries(all.map(({ question, answer }) => [question.question_id, [...answer]])),
})
const given = new Date('2026-03-21T08:00:00.000Z')

test('ten thousand answers of every kind come out as they were made, on both sides, sealed or not', () => {
  const all = generateAnswers(chanceOf(20_261_122), tenThousand)
  const wrong: unknown[] = []
  for (let at = 0; at < all.length; at += 50) {
    const some = all.slice(at, at + 50)
    const expected = Object.fromEntries(some.map(({ question, isRight }) => [question.question_id, isRight]))
    const { questions, answers } = asTest(some)
    // The server reads questions and answers from JSON columns and from the wire; the device from its own database.
    const stored = JSON.parse(JSON.stringify(questions)) as typeof questions
    const body = bodyAsNow(
      JSON.parse(JSON.stringify({ kind: 'assessment', questions })) as Parameters<typeof bodyAsNow>[0],
    )
    const sent = TrackedAttempt.shape.answers.parse(JSON.parse(JSON.stringify(answers)))
    const tracked = { content_id: 1, time_spent_in_seconds: 1 }
    const under = { rules: undefined, user_id: 1, made: 0, tracked }
    const facts = { closes_on: undefined, own_file_ids: [aFile], given, now: given, under }
    const onServer = decideAttempt({ ...facts, questions: stored, answers: sent, is_sealed: false })
    const onDevice = decideAttempt({
      ...facts,
      questions: body.kind === 'assessment' ? body.questions : [],
      answers,
      is_sealed: false,
    })
    const underSeal = decideAttempt({
      ...facts,
      questions: stored,
      is_sealed: true,
      answers: Object.fromEntries(
        some.map(({ question, answer }) => [question.question_id, [...sealAnswer(question, answer)]]),
      ),
    })
    for (const decided of [onServer, onDevice, underSeal]) {
      const results = decided.ok ? decided.value.marked.results : {}
      for (const { question, answer, isRight } of some)
        if (results[question.question_id] !== isRight)
          wrong.push({ question, answer, isRight, found: results[question.question_id] })
      if (JSON.stringify(results) !== JSON.stringify(expected)) wrong.push('another order or number of results')
    }
  }
  expect(wrong.slice(0, 3)).toEqual([])
})

test('every generated question is one that the contract allows, and none tells its answer once it is sealed', () => {
  for (const { question } of generateAnswers(chanceOf(7), 240)) {
    expect(() => Question.parse(question)).not.toThrow()
    expect(Object.keys(sealQuestion(question))).not.toEqual(
      expect.arrayContaining(['correct', 'explanation', 'accepted', 'pairs', 'value']),
    )
  }
})

let school: School
let device: Device
const as = people.learner
beforeAll(async () => {
  school = await openSchool()
  device = await openDevice(school, as, chanceOf(as.user_id), () => school.clock.now)
  device.network.isBad = false
  await send(
    school,
    uploadFile,
    { fields: { file_id: aFile, name: 'a.txt' }, file: { name: 'a.txt', bytes: Buffer.from('What I did.') } },
    { as },
  )
})
afterAll(async () => {
  await device.close()
  await school.close()
})

const rules: TestRules = {
  penalty: 25,
  question_tries: 3,
  retry_penalty: 20,
}

test('through the calls, under rules that draw and take off: what a device shows at once is what the server says after', async () => {
  const chance = chanceOf(42)
  const generated = generateAnswers(chance, 60)
  const questions = generated.map(({ question }) => question)
  const ownRules = {
    ...rules,
    sections: [{ first_question_id: questions[0]!.question_id, title: '', instruction: '', draws: 25 }],
  }
  await ask(
    school,
    generated.map(({ question }) => question),
    undefined,
    ownRules,
  )
  await device.tab().sync()
  const shown = new Map<string, unknown>()
  const made = new Map<string, unknown>()
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const try_number = attempt + 20
    const drawn = drawTest(questions, ownRules, { user_id: as.user_id, content_id: assessment, try_number })
    const some = generated
      .map((one) => answerAnew(one, chance))
      .filter(({ question }) => drawn.some(({ question_id }) => question_id === question.question_id))
    const sync_guid = randomUUID()
    const tracked = {
      sync_guid,
      content_id: assessment,
      cms_course_id: course,
      lesson_guid: lessonOne,
      class_id: classA,
      answers: asTest(some).answers,
      time_spent_in_seconds: 30,
      try_number,
      drawn: drawn.map(({ question_id }) => question_id),
      tried: Object.fromEntries(drawn.slice(0, 9).map(({ question_id }, at) => [question_id, (at % 3) + 1])),
      files: [{ file_id: aFile, name: 'a.txt', mime_type: 'text/plain', size_bytes: 11 }],
    }
    const answer = await device.tab().perform('recordAttempt', { enc_data: JSON.stringify(tracked) }, [])
    expect(answer).toMatchObject({ ok: true })
    made.set(sync_guid, Object.fromEntries(some.map(({ question, isRight }) => [question.question_id, isRight])))
  }
  const input = { content_id: assessment, class_id: classA }
  const figures = (
    list: readonly {
      sync_guid: string
      accuracy: number | null
      correct_questions: number
      waiting_questions: number
      results: unknown
      marks: unknown
    }[],
  ) =>
    list.map(
      ({ sync_guid, accuracy, correct_questions, waiting_questions, results, marks }) =>
        [sync_guid, { accuracy, correct_questions, waiting_questions, results, marks }] as const,
    )
  const own = await device.tab().answer('listOwnAttempts', input)
  if (!own.ok) throw new Error('The device did not answer')
  for (const [sync_guid, one] of figures((own.value as { list: [] }).list)) shown.set(sync_guid, one)
  await device.tab().sync()
  const said = new Map(figures((await value(school, listOwnAttempts, input, { as })).list))
  expect(shown.size).toBe(8)
  expect([...said].sort()).toEqual([...shown].sort())
  for (const [sync_guid, results] of made) expect(said.get(sync_guid)?.results).toEqual(results)
  expect(new Set([...said.values()].map(({ marks }) => Object.keys(marks as object).length))).toEqual(new Set([25]))
})
