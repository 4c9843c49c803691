import { describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { bringIn, type BroughtIn } from '../../../../test/import-bench.ts'
import { zipOfTexts } from '../../../../test/hostile-zip.ts'
import { choice, item, manifestOf as manifest, qti, type Written } from '../../../../test/qti.ts'

const questionsOf = ({ imported }: BroughtIn) =>
  imported?.body.kind === 'assessment' ? imported.body.questions : undefined
const asked = async (written: Written) => {
  const brought = await bringIn('item.xml', Buffer.from(item(written)))
  if (brought.fault) throw new Error(`${brought.fault.reason} ${brought.fault.name} ${brought.fault.detail}`)
  return questionsOf(brought)![0]
}
const base = { question_id: 'i1', explanation: '' }

describe('an item of QTI 3', () => {
  test('choice', async () => {
    const body = `<p>Which is <b>more</b>?</p><qti-choice-interaction response-identifier="RESPONSE" max-choices="1"><qti-prompt>Choose.</qti-prompt>${choice('A', '1/2')}${choice('B', '<p>۳/۴</p>')}</qti-choice-interaction>`
    expect(await asked({ body, values: ['B'] })).toEqual({
      ...base,
      kind: 'choice',
      text: 'Which is more?\nChoose.',
      multiple: false,
      options: [
        { option_id: 'A', text: '1/2' },
        { option_id: 'B', text: '۳/۴' },
      ],
      correct: ['B'],
    })
    const several = `<p>Which?</p><qti-choice-interaction response-identifier="RESPONSE" max-choices="0">${choice('A', '1')}${choice('B', '2')}${choice('C', '3')}</qti-choice-interaction>`
    expect(
      await asked({ body: several, type: 'cardinality="multiple" base-type="identifier"', values: ['A', 'C'] }),
    ).toMatchObject({ multiple: true, correct: ['A', 'C'] })
  })
  test('choice whose right answer is told by its marks alone', async () => {
    const more =
      '<qti-mapping default-value="0"><qti-map-entry map-key="B" mapped-value="2"/><qti-map-entry map-key="A" mapped-value="-1"/></qti-mapping>'
    const body = `<p>Which?</p><qti-choice-interaction response-identifier="RESPONSE">${choice('A', '1')}${choice('B', '2')}</qti-choice-interaction>`
    expect(await asked({ body, more })).toMatchObject({ correct: ['B'] })
  })
  test('text entry, with what else is as good', async () => {
    const more =
      '<qti-mapping><qti-map-entry map-key="Kabul" mapped-value="1"/><qti-map-entry map-key="کابل" mapped-value="1"/><qti-map-entry map-key="Cabul" mapped-value="0.5"/></qti-mapping>'
    const body = '<p>The capital is <qti-text-entry-interaction response-identifier="RESPONSE"/>.</p>'
    expect(await asked({ body, type: 'cardinality="single" base-type="string"', values: ['Kabul'], more })).toEqual({
      ...base,
      kind: 'blank',
      text: 'The capital is ____.',
      blanks: [{ blank_id: '1', accepted: ['Kabul', 'کابل'] }],
    })
  })
  test('inline choice', async () => {
    const body =
      '<p>Water <qti-inline-choice-interaction response-identifier="RESPONSE"><qti-inline-choice identifier="A">rises</qti-inline-choice><qti-inline-choice identifier="B">falls</qti-inline-choice></qti-inline-choice-interaction>.</p>'
    expect(await asked({ body, values: ['B'] })).toEqual({
      ...base,
      kind: 'inline_choice',
      text: 'Water ____.',
      blanks: [
        {
          blank_id: '1',
          options: [
            { option_id: 'A', text: 'rises' },
            { option_id: 'B', text: 'falls' },
          ],
          correct: 'B',
        },
      ],
    })
  })
  test('extended text, marked by a teacher', async () => {
    const body = '<p>Tell of your way to school.</p><qti-extended-text-interaction response-identifier="RESPONSE"/>'
    expect(await asked({ body, type: 'cardinality="single" base-type="string"' })).toEqual({
      ...base,
      kind: 'long_answer',
      text: 'Tell of your way to school.',
      rubric: [
        {
          criterion_id: '1',
          title: 'An item',
          levels: [
            { level_id: '1', label: '1', marks: 1 },
            { level_id: '0', label: '0', marks: 0 },
          ],
        },
      ],
    })
  })
  test('match', async () => {
    const set = (list: readonly [string, string][]) =>
      `<qti-simple-match-set>${list.map(([id, text]) => `<qti-simple-associable-choice identifier="${id}" match-max="1">${text}</qti-simple-associable-choice>`).join('')}</qti-simple-match-set>`
    const body = `<qti-match-interaction response-identifier="RESPONSE"><qti-prompt>Match.</qti-prompt>${set([
      ['A', 'cow'],
      ['B', 'hen'],
    ])}${set([
      ['X', 'egg'],
      ['Y', 'milk'],
    ])}</qti-match-interaction>`
    expect(
      await asked({ body, type: 'cardinality="multiple" base-type="directedPair"', values: ['A Y', 'B X'] }),
    ).toMatchObject({
      kind: 'match',
      text: 'Match.',
      left: [
        { item_id: 'A', text: 'cow' },
        { item_id: 'B', text: 'hen' },
      ],
      pairs: [
        { left_id: 'A', right_id: 'Y' },
        { left_id: 'B', right_id: 'X' },
      ],
    })
  })
  test('gap match', async () => {
    const body =
      '<qti-gap-match-interaction response-identifier="RESPONSE"><qti-gap-text identifier="W" match-max="1">winter</qti-gap-text><qti-gap-text identifier="S" match-max="1">summer</qti-gap-text><p>Snow falls in <qti-gap identifier="G1"/>, wheat is cut in <qti-gap identifier="G2"/>.</p></qti-gap-match-interaction>'
    expect(
      await asked({ body, type: 'cardinality="multiple" base-type="directedPair"', values: ['W G1', 'S G2'] }),
    ).toMatchObject({
      kind: 'inline_choice',
      text: 'Snow falls in ____, wheat is cut in ____.',
      blanks: [{ correct: 'W', options: [{ text: 'winter' }, { text: 'summer' }] }, { correct: 'S' }],
    })
  })
  test('order', async () => {
    const body = `<qti-order-interaction response-identifier="RESPONSE"><qti-prompt>Put in order.</qti-prompt>${choice('A', 'second')}${choice('B', 'first')}</qti-order-interaction>`
    expect(await asked({ body, type: 'cardinality="ordered" base-type="identifier"', values: ['B', 'A'] })).toEqual({
      ...base,
      kind: 'order',
      text: 'Put in order.',
      items: [
        { item_id: 'B', text: 'first' },
        { item_id: 'A', text: 'second' },
      ],
    })
  })
  test('formulas, as the maths of our texts', async () => {
    const maths = (inside: string) => `<math xmlns="http://www.w3.org/1998/Math/MathML">${inside}</math>`
    const [half, root] = [maths('<mfrac><mn>1</mn><mn>2</mn></mfrac>'), maths('<msqrt><mi>x</mi></msqrt>')]
    const body = `<p>What is ${half} of 4?</p><qti-choice-interaction response-identifier="RESPONSE" max-choices="1">${choice('A', root)}${choice('B', '2')}</qti-choice-interaction>`
    expect(await asked({ body, values: ['B'] })).toMatchObject({
      text: String.raw`What is \(\frac{1}{2}\) of 4?`,
      options: [{ text: String.raw`\(\sqrt{x}\)` }, { text: '2' }],
    })
  })
  test('what it says afterwards is the explanation; a lone dollar is no maths', async () => {
    const text = item({
      body: `<p>It costs $5.</p><qti-choice-interaction response-identifier="RESPONSE">${choice('A', '1')}${choice('B', '2')}</qti-choice-interaction>`,
      values: ['A'],
    })
    const brought = await bringIn(
      'item.xml',
      Buffer.from(
        text.replace('</qti-item-body>', '</qti-item-body><qti-modal-feedback><p>Because.</p></qti-modal-feedback>'),
      ),
    )
    expect(questionsOf(brought)![0]).toMatchObject({ explanation: 'Because.', text: 'It costs $5.' })
  })

  test.each([
    [
      'hottext',
      '<qti-hottext-interaction response-identifier="RESPONSE"><p><qti-hottext identifier="A">x</qti-hottext></p></qti-hottext-interaction>',
      'interaction_unknown',
      'qti-hottext-interaction',
    ],
    [
      'slider',
      '<qti-slider-interaction response-identifier="RESPONSE" lower-bound="0" upper-bound="9"/>',
      'interaction_unknown',
      'qti-slider-interaction',
    ],
    [
      'upload',
      '<qti-upload-interaction response-identifier="RESPONSE"/>',
      'interaction_unknown',
      'qti-upload-interaction',
    ],
    [
      'graphic gap match',
      '<qti-graphic-gap-match-interaction response-identifier="RESPONSE"/>',
      'interaction_unknown',
      'qti-graphic-gap-match-interaction',
    ],
    [
      'something of the vendor’s own',
      '<qti-custom-interaction response-identifier="RESPONSE"/>',
      'interaction_unknown',
      'qti-custom-interaction',
    ],
    [
      'two of different kinds',
      `<p><qti-text-entry-interaction response-identifier="RESPONSE"/></p><qti-choice-interaction response-identifier="RESPONSE">${choice('A', '1')}</qti-choice-interaction>`,
      'interaction_unknown',
      'qti-text-entry-interaction + qti-choice-interaction',
    ],
    [
      'a picture that is asked about',
      `<p><img src="a.png" alt="A map"/></p><qti-choice-interaction response-identifier="RESPONSE">${choice('A', '1')}${choice('B', '2')}</qti-choice-interaction>`,
      'question_picture',
      '',
    ],
    [
      'a formula that our texts cannot hold',
      `<p><math xmlns="http://www.w3.org/1998/Math/MathML"><menclose><mi>x</mi></menclose></math></p><qti-choice-interaction response-identifier="RESPONSE">${choice('A', '1')}${choice('B', '2')}</qti-choice-interaction>`,
      'question_picture',
      '',
    ],
    [
      'no right answer',
      `<p>?</p><qti-choice-interaction response-identifier="RESPONSE">${choice('Z', '1')}${choice('B', '2')}</qti-choice-interaction>`,
      'question_broken',
      '',
    ],
    ['no interaction', '<p>Read this.</p>', 'question_broken', ''],
  ])('with %s is refused by name', async (_what, body, reason, detail) => {
    expect((await bringIn('item.xml', Buffer.from(item({ body, values: ['A'] })))).fault).toMatchObject({
      reason,
      detail,
    })
  })
  test.each([
    [
      'of QTI 2',
      '<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1"><itemBody/></assessmentItem>',
      'standard_unknown',
    ],
    ['of Moodle, with no question in it,', '<quiz/>', 'no_questions'],
    [
      'with entities',
      `<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>${item({ body: '<p>&x;</p>' })}`,
      'manifest_broken',
    ],
    ['that is a page', '<html/>', 'question_broken'],
    ['that breaks off', item({ body: '' }).slice(0, 200), 'manifest_broken'],
  ])('%s is refused', async (_what, text, reason) =>
    expect((await bringIn('item.xml', Buffer.from(text))).fault?.reason).toBe(reason),
  )
})

describe('a package of QTI 3', () => {
  const good = item({
    title: 'Good',
    body: `<p>Which?</p><qti-choice-interaction response-identifier="RESPONSE">${choice('A', '1')}${choice('B', '2')}</qti-choice-interaction>`,
    values: ['A'],
  })
  const spot = item({
    title: 'Spot',
    body: '<p>Where is the sun?</p><qti-hotspot-interaction response-identifier="RESPONSE" max-choices="1"><img src="../pictures/sky.png" width="200" height="100" alt="The sky"/><qti-hotspot-choice identifier="A" shape="circle" coords="50,50,10"/><qti-hotspot-choice identifier="B" shape="rect" coords="100,0,200,50" hotspot-label="upper part"/><qti-hotspot-choice identifier="C" shape="poly" coords="0,0,20,0,20,10"/></qti-hotspot-interaction>',
    values: ['A'],
  })
  const slider = item({ title: 'Slide', body: '<qti-slider-interaction response-identifier="RESPONSE"/>' })
  const sky = () =>
    sharp({ create: { width: 200, height: 100, channels: 3, background: '#00f' } })
      .png()
      .toBuffer()

  test.each([
    ['with a manifest', { 'imsmanifest.xml': manifest(['a.xml', 'b.xml']).replaceAll('v3p0', 'v2p1') }],
    ['without one', {}],
  ])('of an earlier version is refused by its name: %s', async (_what, more) => {
    const earlier = (version: string) =>
      `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_${version}" title="A"><itemBody/></assessmentItem>`
    const { fault, report } = await bringIn(
      'a.zip',
      zipOfTexts({ 'a.xml': earlier('v2p1'), 'b.xml': earlier('v2p1'), ...more }),
    )
    expect(fault).toEqual({ reason: 'standard_unknown', name: 'a.zip', detail: 'QTI 2.1' })
    expect(report).toHaveLength(1)
  })
  test('becomes one assessment; what cannot be asked is left out and named', async () => {
    const bytes = zipOfTexts({
      'imsmanifest.xml': manifest(['items/a.xml', 'items/b.xml', 'items/c.xml', 'items/gone.xml']),
      'items/a.xml': good,
      'items/b.xml': spot,
      'items/c.xml': slider,
      'pictures/sky.png': await sky(),
    })
    const brought = await bringIn('questions.zip', bytes)
    expect(brought.report).toEqual([
      { name: 'Good', outcome: 'taken', reason: null, detail: '' },
      { name: 'Spot', outcome: 'taken', reason: null, detail: '' },
      { name: 'Slide', outcome: 'left_out', reason: 'interaction_unknown', detail: 'qti-slider-interaction' },
      { name: 'items/gone.xml', outcome: 'left_out', reason: 'named_file_missing', detail: '' },
      { name: 'questions.zip', outcome: 'taken', reason: null, detail: '' },
    ])
    expect(brought.imported).toMatchObject({ title: 'questions', content_type: 'assessment' })
    expect(questionsOf(brought)).toMatchObject([
      { question_id: 'q1', kind: 'choice' },
      {
        question_id: 'q2',
        kind: 'hotspot',
        alt: 'The sky',
        picture: { name: 'sky.png', mime_type: 'image/png' },
        correct: ['A'],
        regions: [
          { region_id: 'A', label: '1', shape: { kind: 'ellipse', x: 25, y: 50, radius_x: 5, radius_y: 10 } },
          { region_id: 'B', label: 'upper part', shape: { kind: 'rectangle', x: 50, y: 0, width: 50, height: 50 } },
          {
            region_id: 'C',
            label: '3',
            shape: {
              kind: 'polygon',
              points: [
                { x: 0, y: 0 },
                { x: 10, y: 0 },
                { x: 10, y: 10 },
              ],
            },
          },
        ],
      },
    ])
  })
  test('keeps the order and the title of its test', async () => {
    const other = item({
      title: 'Other',
      body: `<p>And?</p><qti-choice-interaction response-identifier="RESPONSE">${choice('A', '1')}${choice('B', '2')}</qti-choice-interaction>`,
      values: ['B'],
    })
    const test = `<qti-assessment-test xmlns="${qti}" identifier="t" title="A test"><qti-test-part><qti-assessment-section><qti-assessment-item-ref identifier="b" href="../b.xml"/><qti-assessment-item-ref identifier="b" href="b.xml"/><qti-assessment-item-ref identifier="a" href="a.xml"/></qti-assessment-section></qti-test-part></qti-assessment-test>`
    const brought = await bringIn(
      'q.zip',
      zipOfTexts({
        'imsmanifest.xml': manifest(
          ['a.xml', 'b.xml'],
          '<resource identifier="t" type="imsqti_test_xmlv3p0" href="test.xml"/>',
        ),
        'test.xml': test,
        'a.xml': good,
        'b.xml': other,
      }),
    )
    expect(brought.imported?.title).toBe('A test')
    expect(brought.report.map(({ name }) => name)).toEqual(['Other', 'Good', 'q.zip'])
  })
  test('without a manifest is the items in the order of their names', async () => {
    const named = (title: string) =>
      item({
        title,
        body: `<p>And?</p><qti-choice-interaction response-identifier="RESPONSE">${choice('A', '1')}${choice('B', '2')}</qti-choice-interaction>`,
        values: ['B'],
      })
    const bytes = zipOfTexts({
      'lesson/10.xml': named('Ten'),
      'lesson/9.xml': named('Nine'),
      '__MACOSX/lesson/._9.xml': 'of a Mac',
      'notes.txt': 'x',
    })
    const brought = await bringIn('loose.zip', bytes)
    expect(brought.imported).toMatchObject({ title: 'loose', content_type: 'assessment' })
    expect(brought.report.map(({ name }) => name)).toEqual(['Nine', 'Ten', 'loose.zip'])
    // Beside a page they are part of it; other XML is no questions.
    expect(
      (await bringIn('page.zip', zipOfTexts({ 'index.html': '<p>Hello</p>', 'a.xml': named('One') }))).imported
        ?.content_type,
    ).toBe('html_zip')
    expect((await bringIn('other.zip', zipOfTexts({ 'a.xml': '<feed/>' }))).fault?.reason).toBe('entry_missing')
  })
  test('with nothing that can be asked is refused', async () => {
    const { fault, stored } = await bringIn(
      'q.zip',
      zipOfTexts({ 'imsmanifest.xml': manifest(['c.xml']), 'c.xml': slider }),
    )
    expect(fault?.reason).toBe('no_questions')
    expect(await stored()).toEqual([])
  })
  test.each(['../../../etc/passwd', '/etc/passwd', 'https://evil.example/a.png', '%2e%2e/%2e%2e/etc/passwd', '%zz'])(
    'a picture at %s is none of the package',
    async (href) => {
      const bytes = zipOfTexts({
        'imsmanifest.xml': manifest(['items/b.xml', 'a.xml']),
        'items/b.xml': spot.replace('../pictures/sky.png', href),
        'a.xml': good,
      })
      expect((await bringIn('q.zip', bytes)).report[0]).toMatchObject({
        outcome: 'left_out',
        reason: 'named_file_missing',
        name: href,
      })
    },
  )
})
