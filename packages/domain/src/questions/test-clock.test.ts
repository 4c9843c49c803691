import { expect, test } from 'vitest'
import { countOn, isClock, secondsLeft, startClock, type Reading, type TestClock } from './test-clock.ts'

/** A generator of whole numbers that comes out the same for the same seed. */
function chanceOf(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
}

/** A device during one test: pages are opened and killed, its clock is set, it sleeps. */
function device(seed: number) {
  const chance = chanceOf(seed)
  let page = 0
  let counter = chance(10_000)
  let wall = 1_700_000_000_000 + chance(1_000_000)
  const read = (): Reading => ({ page: String(page), counter, wall })
  /** Milliseconds that a page counted, whether or not they were kept. */
  let counted = 0
  let clock: TestClock = startClock(read())
  let kept = clock
  let lost = 0
  return {
    chance,
    run(ms: number) {
      counter += ms
      wall += ms
      counted += ms
    },
    sleep(ms: number) {
      wall += ms
    },
    setClock(by: number) {
      wall += by
    },
    tick() {
      clock = countOn(clock, read())
      kept = clock
    },
    /** The page is gone at once; what was not kept is not known any more. */
    crash(ms: number) {
      lost += counter - kept.last.counter
      page += 1
      counter = chance(5_000)
      wall += ms
      clock = JSON.parse(JSON.stringify(kept)) as TestClock
      clock = countOn(clock, read())
      kept = clock
    },
    figures: () => ({ clock, counted, lost }),
  }
}

test('a thousand tests with crashes, sleep and clocks that jump: what counts is what was counted, less what a crash forgot', () => {
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const phone = device(seed)
    let crashes = 0
    for (let step = 0; step < 40; step += 1) {
      const what = phone.chance(10)
      if (what < 6) phone.run(phone.chance(1_000))
      else if (what === 6) phone.sleep(phone.chance(3_600_000))
      else if (what === 7) phone.setClock(phone.chance(2) === 0 ? 4_000 * 86_400_000 : -4_000 * 86_400_000)
      else if (what === 8) {
        phone.crash(phone.chance(600_000))
        crashes += 1
      }
      // A page that runs keeps its clock within every second.
      if (what !== 8) phone.tick()
    }
    const { clock, counted, lost } = phone.figures()
    expect(clock.spent_ms, `seed ${seed}`).toBe(counted - lost)
    expect(lost, `seed ${seed}`).toBeLessThanOrEqual(crashes * 1_000)
    expect(clock.away_ms).toBeGreaterThanOrEqual(0)
    expect(isClock(JSON.parse(JSON.stringify(clock)))).toBe(true)
  }
})

const at = (page: string, counter: number, wall: number): Reading => ({ page, counter, wall })

test.each<[string, readonly Reading[], { spent_ms: number; away_ms: number; times_away: number }]>([
  ['a page that runs', [at('a', 60_000, 60_000)], { spent_ms: 60_000, away_ms: 0, times_away: 0 }],
  [
    'a clock set forward by a year',
    [at('a', 1_000, 31_536_000_000)],
    { spent_ms: 1_000, away_ms: 31_535_999_000, times_away: 1 },
  ],
  ['a clock set back by a year', [at('a', 1_000, -31_536_000_000)], { spent_ms: 1_000, away_ms: 0, times_away: 0 }],
  ['a page that was closed for ten minutes', [at('b', 5, 600_000)], { spent_ms: 0, away_ms: 600_000, times_away: 1 }],
  ['a page loaded anew at once', [at('b', 5, 3_000)], { spent_ms: 0, away_ms: 0, times_away: 0 }],
  [
    'a page closed twice',
    [at('a', 2_000, 2_000), at('b', 0, 22_000), at('b', 3_000, 25_000), at('c', 0, 45_000)],
    { spent_ms: 5_000, away_ms: 40_000, times_away: 2 },
  ],
])('%s', (_, readings, figures) => {
  expect(readings.reduce(countOn, startClock(at('a', 0, 0)))).toMatchObject(figures)
})

test('time runs out by what was counted, whatever the clock says', () => {
  const jumped = countOn(startClock(at('a', 0, 0)), at('a', 599_000, -9e12))
  expect(secondsLeft(jumped, 600)).toBe(1)
  expect(secondsLeft(countOn(jumped, at('a', 700_000, 9e12)), 600)).toBe(0)
})

test.each([
  null,
  5,
  {},
  { spent_ms: -1, away_ms: 0, times_away: 0, last: at('a', 0, 0) },
  { spent_ms: 0, away_ms: 0, times_away: 0, last: null },
])('what is no clock is none: %j', (kept) => {
  expect(isClock(kept)).toBe(false)
})
