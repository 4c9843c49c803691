import { expect, test } from 'vitest'
import { placeLayer } from '../src/overlays/layer-rules.ts'

const viewport = { width: 1000, height: 800 }
const trigger = { x: 400, y: 300, width: 100, height: 44 }
const layer = { width: 200, height: 250 }

test.each([
  ['starts where its trigger starts', {}, { x: 400, y: 350, side: 'below' }],
  ['ends where its trigger ends', { align: 'end' }, { x: 300, y: 350, side: 'below' }],
  ['stands in the middle', { align: 'center' }, { x: 350, y: 350, side: 'below' }],
  ['starts at the right of a page read from the right', { isTurned: true }, { x: 300, y: 350, side: 'below' }],
  [
    'ends at the left of a page read from the right',
    { isTurned: true, align: 'end' },
    { x: 400, y: 350, side: 'below' },
  ],
  ['stands above where asked', { side: 'above' }, { x: 400, y: 44, side: 'above' }],
  ['turns over where there is no room', { trigger: { ...trigger, y: 700 } }, { x: 400, y: 444, side: 'above' }],
  ['turns over downwards', { side: 'above', trigger: { ...trigger, y: 100 } }, { x: 400, y: 150, side: 'below' }],
  ['stays within the right edge', { trigger: { ...trigger, x: 950 } }, { x: 792, y: 350, side: 'below' }],
  ['stays within the left edge', { trigger: { ...trigger, x: 0 }, align: 'end' }, { x: 8, y: 350, side: 'below' }],
] as const)('a layer %s', (_, wish, place) => {
  expect(placeLayer({ trigger, layer, viewport, ...wish })).toMatchObject(place)
})

test('a layer that fits nowhere takes the larger side and says how much room there is', () => {
  expect(placeLayer({ trigger, layer: { width: 200, height: 2000 }, viewport })).toEqual({
    x: 400,
    y: 350,
    side: 'below',
    room: 442,
  })
  expect(placeLayer({ trigger: { ...trigger, y: 500 }, layer: { width: 200, height: 2000 }, viewport })).toEqual({
    x: 400,
    y: 8,
    side: 'above',
    room: 486,
  })
})
