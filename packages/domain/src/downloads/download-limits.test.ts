import { expect, test } from 'vitest'
import {
  dayOf,
  firstBudgetDay,
  firstSettings,
  holdOf,
  lineOf,
  settingsIn,
  type DownloadSettings,
  type LimitedDownload,
} from './download-limits.ts'

test.each([
  [{ type: 'wifi' }, 'free'],
  [{ type: 'ethernet' }, 'free'],
  [{ type: 'cellular' }, 'paid'],
  [{ type: 'wimax' }, 'paid'],
  [{ type: 'wifi', saveData: true }, 'paid'],
  [{ type: 'bluetooth' }, 'unknown'],
  [{ type: 'none' }, 'unknown'],
  [{ saveData: false }, 'unknown'],
  [{}, 'unknown'],
] as const)('a browser that tells %o has a line that is %s', (told, line) => {
  expect(lineOf(told)).toBe(line)
})

const megabyte = 1024 * 1024
const begun: LimitedDownload = {
  settings: firstSettings,
  line: 'paid',
  begun_on: 'paid',
  is_confirmed: false,
  spent_bytes: 0,
  wanted_bytes: 0,
}
const onlyWifi: DownloadSettings = { ...firstSettings, only_wifi: true }
const budget: DownloadSettings = { ...firstSettings, budget_bytes: 100 * megabyte }

test.each<[string, Partial<LimitedDownload>, ReturnType<typeof holdOf>]>([
  ['its person began it on a paid line', {}, undefined],
  ['its person began it on a line that nobody knows', { line: 'unknown', begun_on: 'unknown' }, undefined],
  ['it was begun on Wi-Fi and the line is paid now', { begun_on: 'free' }, 'line_changed'],
  ['it was begun on Wi-Fi and nobody knows the line now', { begun_on: 'free', line: 'unknown' }, undefined],
  ['the line changed and its person said that it may go on', { begun_on: 'free', is_confirmed: true }, undefined],
  ['only Wi-Fi may be used and there is Wi-Fi', { settings: onlyWifi, line: 'free' }, undefined],
  ['only Wi-Fi may be used and the line is paid', { settings: onlyWifi }, 'only_wifi'],
  ['only Wi-Fi may be used and nobody knows the line', { settings: onlyWifi, line: 'unknown' }, 'line_unknown'],
  ['only Wi-Fi may be used and its person allows this line', { settings: onlyWifi, is_confirmed: true }, undefined],
  ['the budget has room for all of it', { settings: budget, wanted_bytes: 100 * megabyte }, undefined],
  ['the budget has no room for all of it', { settings: budget, wanted_bytes: 100 * megabyte + 1 }, 'over_budget'],
  ['the budget is spent', { settings: budget, spent_bytes: 100 * megabyte }, 'over_budget'],
  [
    'the budget is spent on a line that nobody knows',
    { settings: budget, spent_bytes: 200 * megabyte, line: 'unknown' },
    'over_budget',
  ],
  [
    'the budget is spent and there is Wi-Fi',
    { settings: budget, spent_bytes: 200 * megabyte, line: 'free' },
    undefined,
  ],
  [
    'the budget is spent and its person spends more',
    { settings: budget, spent_bytes: 200 * megabyte, is_confirmed: true },
    undefined,
  ],
])('where %s it goes on or waits', (_, change, hold) => {
  expect(holdOf({ ...begun, ...change })).toBe(hold)
})

test('the bytes of thirty days count, today among them', () => {
  const now = new Date('2026-03-21T23:59:00.000Z')
  expect([dayOf(now), firstBudgetDay(now)]).toEqual(['2026-03-21', '2026-02-20'])
})

test.each([
  [undefined, firstSettings],
  ['x', firstSettings],
  [{ quality: 'enormous', only_wifi: 'yes', budget_bytes: -4 }, firstSettings],
  [
    { quality: 'audio', only_wifi: true, budget_bytes: 7 },
    { quality: 'audio', only_wifi: true, budget_bytes: 7 },
  ],
])('of what a device kept, %o, only what is understood holds', (kept, settings) => {
  expect(settingsIn(kept)).toEqual(settings)
})
