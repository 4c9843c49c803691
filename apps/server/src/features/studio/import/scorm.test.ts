import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bringIn } from '../../../../test/import-bench.ts'
import { zipOfTexts } from '../../../../test/hostile-zip.ts'

interface Written {
  readonly version?: string
  readonly schema?: string
  readonly organizations?: string
  readonly resources?: string
  readonly attributes?: string
  readonly head?: string
}

const item = (ref: string, title: string, more = '') =>
  `<item identifier="i-${ref}" identifierref="${ref}" ${more}><title>${title}</title></item>`
const resource = (id: string, href: string, type = 'adlcp:scormtype="sco"') =>
  `<resource identifier="${id}" type="webcontent" ${type} href="${href}"/>`

function manifest({
  version = '1.2',
  schema = 'ADL SCORM',
  organizations,
  resources = resource('r1', 'start.html'),
  attributes = '',
  head = '',
}: Written = {}): string {
  const organization =
    organizations ??
    `<organizations default="o"><organization identifier="o"><title>A course</title>${item('r1', 'A part')}</organization></organizations>`
  return `<?xml version="1.0"?>${head}<manifest xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2" ${attributes}>
    <metadata><schema>${schema}</schema>${version && `<schemaversion>${version}</schemaversion>`}</metadata>${organization}<resources>${resources}</resources></manifest>`
}

const bring = (text: string, files: Readonly<Record<string, string>> = { 'start.html': 'x' }) =>
  bringIn('a.zip', zipOfTexts({ 'imsmanifest.xml': text, ...files }))

describe('SCORM', () => {
  test.each([
    ['1.2', 'scorm_1_2'],
    ['CAM 1.3', 'scorm_2004'],
    ['2004 3rd Edition', 'scorm_2004'],
    ['2004 4th Edition', 'scorm_2004'],
  ])('version %s runs as %s', async (version, runtime) => {
    expect((await bring(manifest({ version }))).imported).toMatchObject({
      title: 'A course',
      content_type: 'scorm',
      body: { kind: 'package', runtime, entry: 'start.html' },
    })
  })
  test.each([
    ['in small letters', 'adl scorm'],
    ['that is left out, by how its resources are written', ''],
  ])('with the name of its schema %s is taken', async (_what, schema) =>
    expect((await bring(manifest({ schema }))).imported?.body).toMatchObject({ runtime: 'scorm_1_2' }),
  )
  test('without a version is told by how its resources are written', async () => {
    expect((await bring(manifest({ version: '' }))).imported?.body).toMatchObject({ runtime: 'scorm_1_2' })
    expect(
      (await bring(manifest({ version: '', resources: resource('r1', 'start.html', 'adlcp:scormType="sco"') })))
        .imported?.body,
    ).toMatchObject({ runtime: 'scorm_2004' })
  })
  test.each([
    [
      'parameters are added',
      manifest({
        organizations: `<organizations><organization identifier="o"><title>T</title>${item('r1', 'A', 'parameters="?a=1&amp;b=2"')}</organization></organizations>`,
      }),
      'start.html?a=1&b=2',
    ],
    [
      '… to those that stand there',
      manifest({
        resources: resource('r1', 'start.html?x=1'),
        organizations: `<organizations><organization identifier="o"><title>T</title>${item('r1', 'A', 'parameters="?a=1"')}</organization></organizations>`,
      }),
      'start.html?x=1&a=1',
    ],
    [
      'a base comes before',
      manifest({
        resources: `<resource identifier="r1" xml:base="part/" type="webcontent" adlcp:scormtype="sco" href="start.html"/>`,
      }),
      'part/start.html',
    ],
    [
      'signs are read as an address writes them',
      manifest({ resources: resource('r1', 'my%20page.html') }),
      'my page.html',
    ],
  ])('%s', async (_what, text, entry) => {
    const { imported, fault } = await bring(text, { 'start.html': 'x', 'part/start.html': 'x', 'my page.html': 'x' })
    expect(fault).toBeUndefined()
    expect(imported?.body).toMatchObject({ entry })
  })
  test('the default organisation counts; every SCO of it is a content, and what else there is is said', async () => {
    const other = `<organization identifier="x"><title>Other</title>${item('r9', 'Z')}</organization>`
    const own = `<organization identifier="o"><title>Mine</title><item identifier="g"><title>Group</title>${item('r0', 'Cover')}${item('r2', 'B')}${item('r1', 'A')}</item></organization>`
    const resources =
      resource('r1', 'start.html') +
      resource('r2', 'b.html') +
      resource('r0', 'cover.html', 'adlcp:scormtype="asset"') +
      resource('r9', 'z.html')
    const { imported, report } = await bring(
      manifest({ organizations: `<organizations default="o">${other}${own}</organizations>`, resources }),
      { 'start.html': 'x', 'b.html': 'x', 'cover.html': 'x', 'z.html': 'x' },
    )
    expect(imported).toMatchObject({ title: 'Group · B', body: { entry: 'b.html' } })
    expect(imported?.further).toEqual([
      { title: 'Group · A', content_type: 'scorm', body: { ...imported?.body, entry: 'start.html' } },
    ])
    expect(report[0]).toEqual({ name: 'imsmanifest.xml', outcome: 'changed', reason: 'further_parts', detail: '1' })
  })
  test('a SCO that is named twice is one, one with other parameters another, and a course of too many is cut', async () => {
    const many = Array.from({ length: 40 }, (_, place) =>
      item('r1', `Part ${place}`, `parameters="?p=${Math.floor(place / 2)}"`),
    ).join('')
    const more = Array.from({ length: 20 }, (_, place) => item('r2', '', `parameters="?p=${place}"`)).join('')
    const { imported, report } = await bring(
      manifest({
        organizations: `<organizations><organization identifier="o"><title>T</title>${many}${more}</organization></organizations>`,
        resources: resource('r1', 'start.html') + resource('r2', 'b.html'),
      }),
      { 'start.html': 'x', 'b.html': 'x' },
    )
    const made = [imported!, ...imported!.further!].map(
      ({ title, body }) => `${title} ${body.kind === 'package' ? body.entry : ''}`,
    )
    expect(made).toHaveLength(30)
    expect([made[0], made[1], made[19], made[20]]).toEqual([
      'Part 0 start.html?p=0',
      'Part 2 start.html?p=1',
      'Part 38 start.html?p=19',
      'T 21 b.html?p=0',
    ])
    expect(report[0]).toMatchObject({ reason: 'further_parts', detail: '30' })
  })
  const twoParts = (first: string, more = '', head = '') =>
    manifest({
      version: '2004 4th Edition',
      resources:
        resource('r1', 'start.html', 'adlcp:scormType="sco"') +
        resource('r2', 'b.html', 'adlcp:scormType="sco"') +
        head,
      organizations: `<organizations default="o"><organization identifier="o"><title>T</title><item identifier="a" identifierref="r1"><title>A</title>${first}</item>${item('r2', 'B')}${more}</organization></organizations>`,
    })
  const sequencing = (inside: string, attributes = '') =>
    `<imsss:sequencing xmlns:imsss="http://www.imsglobal.org/xsd/imsss" ${attributes}>${inside}</imsss:sequencing>`
  const files = { 'start.html': 'x', 'b.html': 'x' }
  const rule = (kind: string, action: string) =>
    `<imsss:${kind}><imsss:ruleConditions><imsss:ruleCondition condition="satisfied"/></imsss:ruleConditions><imsss:ruleAction action="${action}"/></imsss:${kind}>`
  test.each([
    ['going back is taken away', sequencing('<imsss:controlMode flow="true" forwardOnly="true"/>')],
    ['choosing is taken away', sequencing('<imsss:controlMode choice="0" flow="true"/>')],
    [
      'a condition before',
      sequencing(`<imsss:sequencingRules>${rule('preConditionRule', 'disabled')}</imsss:sequencingRules>`),
    ],
    [
      'a condition after',
      sequencing(`<imsss:sequencingRules>${rule('postConditionRule', 'retry')}</imsss:sequencingRules>`),
    ],
    ['a limit of attempts', sequencing('<imsss:limitConditions attemptLimit="1"/>')],
    [
      'what the whole comes to',
      sequencing(
        '<imsss:rollupRules><imsss:rollupRule childActivitySet="any"><imsss:rollupConditions><imsss:rollupCondition condition="completed"/></imsss:rollupConditions><imsss:rollupAction action="completed"/></imsss:rollupRule></imsss:rollupRules>',
      ),
    ],
    ['a draw', sequencing('<imsss:randomizationControls selectionTiming="once" selectCount="1"/>')],
    ['what may be chosen next', sequencing('<imsss:constrainedChoiceConsiderations constrainChoice="true"/>')],
    ['prerequisites of 1.2', '<adlcp:prerequisites type="aicc_script">r0</adlcp:prerequisites>'],
  ])(
    'a package with an order of its own is taken, and it is said that this is not followed: %s',
    async (_what, first) => {
      const { imported, report } = await bring(twoParts(first), files)
      expect(imported?.further).toHaveLength(1)
      expect(report.filter(({ reason }) => reason === 'own_order')).toEqual([
        { name: 'imsmanifest.xml', outcome: 'changed', reason: 'own_order', detail: '1' },
      ])
    },
  )
  test('rules that a part borrows from the collection count for each that does', async () => {
    const collection = `<imsss:sequencingCollection xmlns:imsss="http://www.imsglobal.org/xsd/imsss"><imsss:sequencing ID="s1"><imsss:limitConditions attemptLimit="2"/></imsss:sequencing></imsss:sequencingCollection>`
    const text = twoParts(
      sequencing('<imsss:controlMode flow="true"/>', 'IDRef="s1"'),
      sequencing('', 'IDRef="s1"'),
    ).replace('</manifest>', `${collection}</manifest>`)
    expect((await bring(text, files)).report[0]).toMatchObject({ reason: 'own_order', detail: '2' })
  })
  test.each([
    [
      'parts one after the other, each to be chosen',
      twoParts(
        sequencing(
          '<imsss:controlMode choice="true" flow="true"/><imsss:rollupRules objectiveMeasureWeight="1"/><imsss:deliveryControls completionSetByContent="true"/>',
        ),
      ),
    ],
    [
      'rules between parts of a package that has one',
      manifest({
        version: '2004 4th Edition',
        organizations: `<organizations default="o"><organization identifier="o"><title>T</title>${item('r1', 'A')}${sequencing('<imsss:controlMode choice="false" flow="true"/>')}</organization></organizations>`,
      }),
    ],
  ])('nothing is said of %s', async (_what, text) => {
    expect((await bring(text, files)).report.filter(({ reason }) => reason === 'own_order')).toEqual([])
  })
  test.each([
    [
      '1.2',
      'adlcp:scormtype="sco"',
      '<adlcp:masteryscore>80</adlcp:masteryscore><adlcp:datafromlms>level=3</adlcp:datafromlms><adlcp:maxtimeallowed>00:30:00</adlcp:maxtimeallowed><adlcp:timelimitaction>exit,no message</adlcp:timelimitaction>',
      {
        launch_data: 'level=3',
        passing_score: 80,
        completion_threshold: null,
        max_time_allowed: '00:30:00',
        time_limit_action: 'exit,no message',
      },
    ],
    [
      '2004 3rd Edition',
      'adlcp:scormType="sco"',
      `<adlcp:dataFromLMS>level=3</adlcp:dataFromLMS><adlcp:completionThreshold>0.6</adlcp:completionThreshold>${sequencing('<imsss:limitConditions attemptAbsoluteDurationLimit="PT30M"/><imsss:objectives><imsss:primaryObjective satisfiedByMeasure="true"><imsss:minNormalizedMeasure>0.7</imsss:minNormalizedMeasure></imsss:primaryObjective></imsss:objectives>')}`,
      {
        launch_data: 'level=3',
        passing_score: 0.7,
        completion_threshold: 0.6,
        max_time_allowed: 'PT30M',
        time_limit_action: '',
      },
    ],
    [
      '2004 4th Edition',
      'adlcp:scormType="sco"',
      '<adlcp:completionThreshold completedByMeasure="true" minProgressMeasure="0.9"/>',
      {
        launch_data: '',
        passing_score: null,
        completion_threshold: 0.9,
        max_time_allowed: '',
        time_limit_action: '',
      },
    ],
  ])('what its manifest sets for an object is kept with it: %s', async (version, type, more, sco_settings) => {
    const organizations = `<organizations default="o"><organization identifier="o"><title>T</title><item identifier="a" identifierref="r1"><title>A</title>${more}</item>${item('r2', 'B')}</organization></organizations>`
    const resources = resource('r1', 'start.html', type) + resource('r2', 'b.html', type)
    const { imported } = await bring(manifest({ version, organizations, resources }), files)
    expect(imported?.body).toMatchObject({ sco_settings })
    expect(imported?.further?.map(({ body }) => body)).toEqual([expect.not.objectContaining({ sco_settings })])
  })
  test.each([
    ['a score that is none', '<adlcp:masteryscore>most</adlcp:masteryscore>'],
    ['a score beyond all', '<adlcp:masteryscore>800</adlcp:masteryscore>'],
    ['a time that is none', '<adlcp:maxtimeallowed>soon</adlcp:maxtimeallowed>'],
  ])('%s sets nothing', async (_what, more) => {
    const organizations = `<organizations default="o"><organization identifier="o"><title>T</title><item identifier="a" identifierref="r1"><title>A</title>${more}</item></organization></organizations>`
    const { imported } = await bring(manifest({ organizations }), files)
    expect(imported?.body).not.toHaveProperty('sco_settings')
  })
  test('one of whose objects has no page is refused', async () => {
    const organizations = `<organizations><organization identifier="o"><title>T</title>${item('r1', 'A')}${item('r2', 'B')}</organization></organizations>`
    expect(
      (
        await bring(
          manifest({ organizations, resources: resource('r1', 'start.html') + resource('r2', 'absent.html') }),
        )
      ).fault,
    ).toMatchObject({ reason: 'named_file_missing', name: 'absent.html' })
  })
  test('may lie in one folder', async () => {
    const { imported } = await bringIn(
      'a.zip',
      zipOfTexts({ 'course/imsmanifest.xml': manifest(), 'course/start.html': 'x' }),
    )
    expect(imported?.package_files.map(({ path }) => path)).toEqual(['imsmanifest.xml', 'start.html'])
  })
  test('of the demonstration is taken', async () => {
    const bytes = fs.readFileSync(new URL('../../../../demo/content/media/fraction-parts-ps.zip', import.meta.url))
    expect((await bringIn('a.zip', bytes)).imported).toMatchObject({
      title: 'کومه برخه رنګه شوې ده؟',
      body: { runtime: 'scorm_1_2', entry: 'index.html' },
    })
  })

  const outside = '<!DOCTYPE manifest [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
  const laughs = `<!DOCTYPE manifest [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 8 }, (_, index) => `<!ENTITY ${'bcdefghi'[index]} "${`&${'abcdefgh'[index]};`.repeat(10)}">`).join('')}]>`
  test.each([
    ['no XML', 'hello', 'manifest_broken'],
    ['XML that breaks off', manifest().slice(0, 300), 'manifest_broken'],
    ['an entity that reads a file', manifest({ head: outside }).replace('A course', '&x;'), 'manifest_broken'],
    ['entities that grow', manifest({ head: laughs }).replace('A course', '&i;'), 'manifest_broken'],
    ['an entity that nobody declared', manifest().replace('A course', '&x;'), 'manifest_broken'],
    ['elements without an end', `<manifest>${'<a>'.repeat(5_000)}`, 'manifest_broken'],
    ['another version', manifest({ version: '3.0' }), 'version_unknown'],
    ['a common cartridge', manifest({ schema: 'IMS Common Cartridge', version: '1.3.0' }), 'standard_unknown'],
    [
      'questions of QTI 1.2',
      manifest({
        schema: 'QTIv1.1',
        version: '1.1.3',
        resources: '<resource identifier="r1" type="imsqti_xmlv1p2" href="q.xml"/>',
      }),
      'standard_unknown',
    ],
    [
      'pages of IMS Content Packaging 1.2',
      manifest({ schema: 'IMS Content', version: '1.2.1', resources: resource('r1', 'start.html', '') }),
      'standard_unknown',
    ],
    [
      'pages of a packaging without a name',
      manifest({ schema: '', version: '1.2', resources: resource('r1', 'start.html', '') }),
      'standard_unknown',
    ],
    ['a manifest of something else', '<manifest><resources/></manifest>', 'standard_unknown'],
    [
      'nothing to launch',
      manifest({ resources: '<resource identifier="r1" type="webcontent" adlcp:scormtype="sco"/>' }),
      'nothing_to_launch',
    ],
    ['a page that is not there', manifest({ resources: resource('r1', 'absent.html') }), 'named_file_missing'],
    ['a page outside', manifest({ resources: resource('r1', '../start.html') }), 'nothing_to_launch'],
    [
      'a page elsewhere',
      manifest({ resources: resource('r1', 'https://example.org/start.html') }),
      'nothing_to_launch',
    ],
    ['a page that runs', manifest({ resources: resource('r1', 'javascript:alert(1)') }), 'nothing_to_launch'],
  ])('%s is refused', async (_what, text, reason) => {
    const { fault, stored } = await bring(text)
    expect(fault?.reason).toBe(reason)
    expect(await stored()).toEqual([])
  })
})
