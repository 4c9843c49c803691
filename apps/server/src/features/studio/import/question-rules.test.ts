import { describe, expect, test } from 'vitest'
import { isRight } from '@maktab/domain/questions/questions'
import type { Question } from '@maktab/contracts/questions/questions'
import { bringIn } from '../../../../test/import-bench.ts'
import { zipOfTexts } from '../../../../test/hostile-zip.ts'
import { choice, item, manifestOf, qti } from '../../../../test/qti.ts'

const entry = (id = 'RESPONSE') => `<qti-text-entry-interaction response-identifier="${id}"/>`
const pick = (attributes = '') =>
  `<p>Which?</p><qti-choice-interaction response-identifier="RESPONSE" ${attributes}>${choice('A', '1')}${choice('B', '2')}${choice('C', '3')}</qti-choice-interaction>`
const declared = (id: string, value: string, more = '') =>
  `<qti-response-declaration identifier="${id}" cardinality="single" base-type="float"><qti-correct-response><qti-value>${value}</qti-value></qti-correct-response>${more}</qti-response-declaration>`
const withParts = (text: string, parts: string) => text.replace('<qti-item-body>', `${parts}<qti-item-body>`)
const processing = (inside: string) =>
  `<qti-response-processing><qti-response-condition><qti-response-if>${inside}</qti-response-if></qti-response-condition></qti-response-processing>`
const equal = (attributes: string) =>
  `<qti-equal ${attributes}><qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/></qti-equal>`
const bring = async (text: string) => {
  const { imported, fault, report } = await bringIn('item.xml', Buffer.from(text))
  const body = imported?.body
  return {
    fault,
    question: body?.kind === 'assessment' ? (body.questions[0] as Question) : undefined,
    changed: report.filter(({ outcome }) => outcome === 'changed').map(({ reason }) => reason),
  }
}
const float = 'cardinality="single" base-type="float"'

describe('a number that is asked for', () => {
  test.each([
    ['tolerance-mode="relative" tolerance="5 5"', '4.136', ['4.1', '۴٫۱', '4,3'], ['4.5', 'four']],
    ['tolerance-mode="absolute" tolerance="0.5"', '10', ['10.5', '9,5'], ['10.6']],
    ['tolerance-mode="exact"', '4.0', ['4', '4.00', '٤'], ['4.1']],
  ])('is compared as one, with %s', async (attributes, value, right, wrong) => {
    const text = item({ body: `<p>How long? ${entry()} km</p>`, type: float, values: [value] })
    const { question, changed } = await bring(
      text.replace('</qti-item-body>', `</qti-item-body>${processing(equal(attributes))}`),
    )
    expect([question?.kind, changed]).toEqual(['numeric', []])
    expect(right.filter((typed) => !isRight(question!, [typed]))).toEqual([])
    expect(wrong.filter((typed) => isRight(question!, [typed]))).toEqual([])
  })
  test('is compared as one in each of several blanks', async () => {
    const text = item({ body: `<p>It borders on ${entry()} and ${entry('R2')}.</p>`, type: float, values: ['4.0'] })
    const { question } = await bring(withParts(text, declared('R2', '2.0')))
    expect(question?.kind).toBe('blank')
    expect([isRight(question!, ['4', '۲']), isRight(question!, ['4', '3']), isRight(question!, ['4', 'two'])]).toEqual([
      true,
      false,
      false,
    ])
  })
})

test.each([
  [
    'numbers that are drawn for each learner',
    withParts(
      item({ body: pick(), values: ['A'] }),
      '<qti-template-declaration identifier="N" cardinality="single" base-type="integer"/>',
    ),
    'qti-template-declaration',
  ],
  [
    'another tolerance upwards than downwards',
    item({ body: `<p>${entry()}</p>`, type: float, values: ['4'] }).replace(
      '</qti-item-body>',
      `</qti-item-body>${processing(equal('tolerance-mode="absolute" tolerance="1 2"'))}`,
    ),
    'tolerance',
  ],
  [
    'answers that must differ from each other',
    withParts(
      item({ body: `<p>${entry()} ${entry('R2')}</p>`, type: float, values: ['4'] }),
      declared('R2', '2'),
    ).replace(
      '</qti-item-body>',
      `</qti-item-body>${processing('<qti-not><qti-match><qti-variable identifier="RESPONSE"/><qti-variable identifier="R2"/></qti-match></qti-not>')}`,
    ),
    'qti-match',
  ],
  [
    'a pattern',
    item({ body: `<p>${entry()}</p>`, type: 'cardinality="single" base-type="string"', values: ['a'] }).replace(
      '</qti-item-body>',
      `</qti-item-body>${processing('<qti-pattern-match pattern="a+"><qti-variable identifier="RESPONSE"/></qti-pattern-match>')}`,
    ),
    'qti-pattern-match',
  ],
])('an item with %s is refused by its rule', async (_what, text, detail) =>
  expect((await bring(text)).fault).toEqual({ reason: 'question_rule', name: 'An item', detail }),
)

const mapping = (entries: string) => `<qti-mapping default-value="0">${entries}</qti-mapping>`
const worth = (key: string, value: string) => `<qti-map-entry map-key="${key}" mapped-value="${value}"/>`
test.each([
  [
    'marks for each of several choices',
    item({
      body: pick(),
      type: 'cardinality="multiple" base-type="identifier"',
      values: ['A', 'B'],
      more: mapping(worth('A', '1') + worth('B', '1')),
    }),
    ['question_marks'],
  ],
  [
    'marks that are taken away',
    item({ body: pick(), values: ['A'], more: mapping(worth('A', '1') + worth('B', '-1')) }),
    ['question_marks'],
  ],
  [
    'two marks, which are kept,',
    withParts(
      item({ body: pick(), values: ['A'] }),
      '<qti-outcome-declaration identifier="MAXSCORE" cardinality="single" base-type="float"><qti-default-value><qti-value>2</qti-value></qti-default-value></qti-outcome-declaration>',
    ),
    [],
  ],
  [
    'words for each answer',
    item({ body: pick(), values: ['A'] }).replace(
      '</qti-assessment-item>',
      '<qti-modal-feedback>Yes.</qti-modal-feedback><qti-modal-feedback>No.</qti-modal-feedback></qti-assessment-item>',
    ),
    ['question_feedback'],
  ],
  ['choices in any order', item({ body: pick('shuffle="true"'), values: ['A'] }), ['question_order']],
  ['nothing of the kind', item({ body: pick('shuffle="false"'), values: ['A'], more: mapping(worth('A', '1')) }), []],
])('of an item with %s it is said', async (_what, text, reasons) =>
  expect((await bring(text)).changed).toEqual(reasons),
)

test('marks of an item that is right or wrong as a whole are those of the question', async () => {
  const two =
    '<qti-outcome-declaration identifier="MAXSCORE" cardinality="single" base-type="float"><qti-default-value><qti-value>2.5</qti-value></qti-default-value></qti-outcome-declaration>'
  const { question } = await bring(withParts(item({ body: pick(), values: ['A'] }), two))
  expect(question?.marks).toBe(2.5)
})

test('underscores of the author are no blanks', async () => {
  const { question } = await bring(
    item({
      body: `<p>A cat (also called a [_____]) says ${entry()}.</p>`,
      type: 'cardinality="single" base-type="string"',
      values: ['mew'],
    }),
  )
  expect(question).toMatchObject({ kind: 'blank', text: 'A cat (also called a […]) says ____.' })
})

test('what a section says, and a passage that questions share, stand before the question', async () => {
  const stimulus = `<qti-assessment-stimulus xmlns="${qti}" identifier="s" title="S"><qti-stimulus-body><p>It was the longest night.</p></qti-stimulus-body></qti-assessment-stimulus>`
  const test = `<qti-assessment-test xmlns="${qti}" identifier="t" title="A test"><qti-rubric-block view="candidate">Welcome.</qti-rubric-block><qti-test-part><qti-time-limits max-time="600"/><qti-assessment-section><qti-selection select="1"/><qti-ordering shuffle="true"/><qti-rubric-block view="scorer"><p>Be kind.</p></qti-rubric-block><qti-rubric-block view="candidate"><p>Put into the passive.</p></qti-rubric-block><qti-assessment-item-ref identifier="a" href="items/a.xml"/><qti-assessment-item-ref identifier="b" href="items/b.xml"><qti-weight identifier="W" value="2"/></qti-assessment-item-ref></qti-assessment-section></qti-test-part></qti-assessment-test>`
  const shared = withParts(
    item({ title: 'A', body: pick(), values: ['A'] }),
    '<qti-assessment-stimulus-ref identifier="s" href="../texts/night.xml"/>',
  )
  const { imported, report } = await bringIn(
    'q.zip',
    zipOfTexts({
      'imsmanifest.xml': manifestOf(
        ['items/a.xml', 'items/b.xml'],
        '<resource identifier="t" type="imsqti_test_xmlv3p0" href="test.xml"/>',
      ),
      'test.xml': test,
      'items/a.xml': shared,
      'items/b.xml': item({ title: 'B', body: pick(), values: ['A'] }),
      'texts/night.xml': stimulus,
    }),
  )
  if (imported?.body.kind !== 'assessment') throw new Error('no questions')
  expect(imported.body.questions.map(({ text }) => text)).toEqual([
    'Put into the passive.\nIt was the longest night.\nWhich?',
    'Put into the passive.\nWhich?',
  ])
  expect(report.map(({ name, reason }) => [name, reason])).toEqual([
    ['A', null],
    ['B', 'question_marks'],
    ['A test', 'test_draw'],
    ['A test', 'test_limits'],
    ['A test', 'test_order'],
    ['A test', 'test_words'],
    ['q.zip', null],
  ])
})
