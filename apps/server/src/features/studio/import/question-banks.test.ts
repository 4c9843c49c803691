import { describe, expect, test } from 'vitest'
import { bringIn } from '../../../../test/import-bench.ts'
import { zipOfTexts } from '../../../../test/hostile-zip.ts'
import { choice, item, manifestOf as manifest } from '../../../../test/qti.ts'

const good = item({
  title: 'Good',
  body: `<p>Which?</p><qti-choice-interaction response-identifier="RESPONSE">${choice('A', '1')}${choice('B', '2')}</qti-choice-interaction>`,
  values: ['A'],
})
const slider = item({ title: 'Slide', body: '<qti-slider-interaction response-identifier="RESPONSE"/>' })

describe('a package of QTI 3', () => {
  test('of more questions than one assessment takes becomes several, and none is lost', async () => {
    const hrefs = Array.from({ length: 1_100 }, (_, place) => `i${place}.xml`)
    const bytes = zipOfTexts({
      'imsmanifest.xml': manifest(hrefs),
      ...Object.fromEntries(hrefs.map((href, place) => [href, place % 300 === 7 ? slider : good])),
    })
    const { imported, report } = await bringIn('bank.zip', bytes)
    const counts = [imported!, ...imported!.further!].map(({ title, body }) => [
      title,
      body.kind === 'assessment' && body.questions.length,
    ])
    expect(counts).toEqual([
      ['bank', 500],
      ['bank 2', 500],
      ['bank 3', 96],
    ])
    // Of a long report what was left out and changed comes first.
    expect(report.slice(0, 6).map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['left_out', 'interaction_unknown'],
      ['left_out', 'interaction_unknown'],
      ['left_out', 'interaction_unknown'],
      ['left_out', 'interaction_unknown'],
      ['changed', 'questions_split'],
      ['taken', null],
    ])
    expect(report.find(({ reason }) => reason === 'questions_split')?.detail).toBe('3')
  })
  test('with more remarks than a report lists says how many are missing', async () => {
    const hrefs = Array.from({ length: 230 }, (_, place) => `i${place}.xml`)
    const { report } = await bringIn(
      'bank.zip',
      zipOfTexts({ 'imsmanifest.xml': manifest(['a.xml', ...hrefs]), 'a.xml': good }),
    )
    expect(report.slice(-2)).toEqual([
      { name: 'bank.zip', outcome: 'changed', reason: 'remarks_cut', detail: '30' },
      { name: 'bank.zip', outcome: 'taken', reason: null, detail: '' },
    ])
  })
})
