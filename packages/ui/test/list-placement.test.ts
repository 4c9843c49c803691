import { expect, test } from 'vitest'
import { placeList } from '../src/choice/list-placement.ts'

test.each([
  ['below where it fits', { top: 100, bottom: 144, viewHeight: 800, wanted: 336 }, { isAbove: false, height: 336 }],
  [
    'above where there is more room',
    { top: 600, bottom: 644, viewHeight: 800, wanted: 336 },
    { isAbove: true, height: 336 },
  ],
  [
    'below and shorter, where there is more room there',
    { top: 100, bottom: 144, viewHeight: 400, wanted: 336 },
    { isAbove: false, height: 244 },
  ],
  [
    'above and shorter over a keyboard',
    { top: 200, bottom: 244, viewHeight: 320, wanted: 336 },
    { isAbove: true, height: 188 },
  ],
  [
    'below, as high as it is, where it is short',
    { top: 600, bottom: 644, viewHeight: 800, wanted: 50 },
    { isAbove: false, height: 50 },
  ],
  [
    'never so low that nothing can be read',
    { top: 20, bottom: 64, viewHeight: 120, wanted: 336 },
    { isAbove: false, height: 96 },
  ],
])('%s', (_, place, placed) => {
  expect(placeList(place)).toEqual(placed)
})
