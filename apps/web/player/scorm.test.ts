import type { PackageState } from '@maktab/contracts/viewers/package-states'
import { describe, expect, test, vi } from 'vitest'
import { openScorm12, openScorm2004, scoreOf } from './scorm.ts'
import { hearInteractions } from './scorm-interactions.ts'
import { clockOf, durationOf, secondsOf } from './scorm-times.ts'

const kept: PackageState = {
  location: 'page 3',
  suspend_data: 'a=1;ب',
  completion: 'incomplete',
  success: 'unknown',
  score: 40,
  total_time: 3665,
}

describe('SCORM 2004', () => {
  test('goes on where it was left, and says where it stands', async () => {
    const onChange = vi.fn<(isLast: boolean) => void>()
    const { calls, name, state } = await openScorm2004({ kept, reader: 'm', onChange })
    const get = (element: string) => calls['GetValue']?.(element)
    expect(name).toBe('API_1484_11')
    calls['Initialize']?.('')
    expect(
      [
        'cmi.location',
        'cmi.suspend_data',
        'cmi.completion_status',
        'cmi.score.scaled',
        'cmi.entry',
        'cmi.total_time',
        'cmi.learner_name',
      ].map(get),
    ).toEqual(['page 3', 'a=1;ب', 'incomplete', '0.4', 'resume', 'PT1H1M5S', ''])
    for (const [element, value] of [
      ['cmi.location', 'page 4'],
      ['cmi.score.scaled', '0.9'],
      ['cmi.success_status', 'passed'],
      ['cmi.completion_status', 'completed'],
      ['cmi.session_time', 'PT55S'],
      ['cmi.exit', 'suspend'],
    ])
      expect(calls['SetValue']?.(element!, value!)).toBe('true')
    expect(onChange).toHaveBeenLastCalledWith(false)
    expect(calls['Terminate']?.('')).toBe('true')
    expect(onChange).toHaveBeenLastCalledWith(true)
    expect(state()).toEqual({
      location: 'page 4',
      suspend_data: 'a=1;ب',
      completion: 'completed',
      success: 'passed',
      score: 90,
      total_time: 3720,
    })
  })

  test.each(['cmi', 'cmi.score', 'cmi.interactions', 'cmi.objectives', 'adl', 'adl.nav'])(
    'survives that %s is written',
    async (element) => {
      const onChange = vi.fn<() => void>()
      const { calls } = await openScorm2004({ kept: null, reader: 'm', onChange })
      calls['Initialize']?.('')
      expect([calls['SetValue']?.(element, 'broken'), calls['GetLastError']?.()]).toEqual(['false', '401'])
      expect(onChange).not.toHaveBeenCalled()
      expect([
        calls['SetValue']?.('cmi.score.raw', '5'),
        calls['GetLastError']?.(),
        calls['GetValue']?.('cmi.score.raw'),
      ]).toEqual(['true', '0', '5'])
    },
  )
})

const telling = {
  interaction_id: 'q1',
  type: 'choice',
  description: '',
  expected: 'b',
  is_right: false,
  latency_in_seconds: 65,
}

describe('what the manifest sets', () => {
  const onChange = () => undefined
  const none = {
    launch_data: '',
    passing_score: null,
    completion_threshold: null,
    max_time_allowed: '',
    time_limit_action: '',
  }

  test('is handed to an object of 1.2, and its score decides at the end', async () => {
    const settings = {
      ...none,
      launch_data: 'level=3',
      passing_score: 80,
      max_time_allowed: '00:30:00',
      time_limit_action: 'exit,message',
    }
    const { calls, state } = await openScorm12({ kept: null, reader: 'm', settings, onChange })
    calls['LMSInitialize']?.('')
    const get = (element: string) => calls['LMSGetValue']?.(element)
    expect(
      [
        'launch_data',
        'student_data.mastery_score',
        'student_data.max_time_allowed',
        'student_data.time_limit_action',
      ].map((one) => get(`cmi.${one}`)),
    ).toEqual(['level=3', '80', '00:30:00', 'exit,message'])
    calls['LMSSetValue']?.('cmi.core.score.raw', '75')
    calls['LMSSetValue']?.('cmi.core.lesson_status', 'completed')
    calls['LMSFinish']?.('')
    expect(state()).toMatchObject({ completion: 'completed', success: 'failed', score: 75 })
  })

  test('is handed to an object of 2004, and its measures decide', async () => {
    const settings = {
      ...none,
      launch_data: 'level=3',
      passing_score: 0.7,
      completion_threshold: 0.5,
      max_time_allowed: 'PT30M',
    }
    const { calls, state } = await openScorm2004({ kept: null, reader: 'm', settings, onChange })
    calls['Initialize']?.('')
    const get = (element: string) => calls['GetValue']?.(element)
    expect(
      ['launch_data', 'scaled_passing_score', 'completion_threshold', 'max_time_allowed'].map((one) =>
        get(`cmi.${one}`),
      ),
    ).toEqual(['level=3', '0.7', '0.5', 'PT30M'])
    calls['SetValue']?.('cmi.completion_status', 'completed')
    calls['SetValue']?.('cmi.success_status', 'failed')
    expect(state()).toMatchObject({ completion: 'completed', success: 'failed' })
    calls['SetValue']?.('cmi.progress_measure', '0.4')
    calls['SetValue']?.('cmi.score.scaled', '0.7')
    expect(state()).toMatchObject({ completion: 'incomplete', success: 'passed' })
  })
})

describe('what a package tells of its questions', () => {
  test('is heard in 2004', async () => {
    const { calls, interactions } = await openScorm2004({ kept: null, reader: 'm', onChange: () => undefined })
    calls['Initialize']?.('')
    const values = [
      ['id', 'q1'],
      ['type', 'choice'],
      ['description', 'څو دي؟'],
      ['correct_responses.0.pattern', 'b'],
      ['learner_response', 'a'],
      ['result', 'incorrect'],
      ['latency', 'PT1M5S'],
    ] as const
    for (const [field, value] of values)
      expect([field, calls['SetValue']?.(`cmi.interactions.0.${field}`, value)]).toEqual([field, 'true'])
    expect(interactions()).toEqual([{ ...telling, description: 'څو دي؟', response: 'a' }])
    // Told anew, it is the same question; what the model refuses is not heard.
    for (const [field, value] of [
      ['learner_response', 'b'],
      ['result', 'correct'],
      ['type', 'essay'],
    ])
      calls['SetValue']?.(`cmi.interactions.0.${field}`, value!)
    expect(interactions()).toEqual([{ ...telling, description: 'څو دي؟', response: 'b', is_right: true }])
  })

  test('is heard in 1.2', async () => {
    const { calls, interactions } = await openScorm12({ kept: null, reader: 'm', onChange: () => undefined })
    calls['LMSInitialize']?.('')
    const values = [
      ['id', 'q1'],
      ['type', 'choice'],
      ['correct_responses.0.pattern', 'b'],
      ['student_response', 'a'],
      ['result', 'wrong'],
      ['latency', '00:01:05'],
    ] as const
    for (const [field, value] of values)
      expect([field, calls['LMSSetValue']?.(`cmi.interactions.0.${field}`, value)]).toEqual([field, 'true'])
    calls['LMSSetValue']?.('cmi.interactions.1.id', 'q2')
    expect(interactions()).toEqual([
      { ...telling, response: 'a' },
      {
        interaction_id: 'q2',
        type: 'other',
        description: '',
        response: '',
        expected: '',
        is_right: null,
        latency_in_seconds: null,
      },
    ])
  })

  test('is bounded', () => {
    const { hear, list } = hearInteractions()
    for (let place = 0; place < 300; place += 1) {
      hear(`cmi.interactions.${place}.id`, 'x'.repeat(4_000))
      hear(`cmi.interactions.${place}.learner_response`, 'y'.repeat(4_000))
    }
    hear('cmi.interactions.__proto__.id', 'z')
    expect(list()).toHaveLength(100)
    expect(list()[0]).toMatchObject({ interaction_id: 'x'.repeat(500), response: 'y'.repeat(500) })
  })
})

describe('SCORM 1.2', () => {
  test('goes on where it was left, and says where it stands', async () => {
    const { calls, name, state } = await openScorm12({ kept, reader: 'm', onChange: () => undefined })
    const get = (element: string) => calls['LMSGetValue']?.(element)
    expect(name).toBe('API')
    calls['LMSInitialize']?.('')
    expect(
      [
        'cmi.core.lesson_location',
        'cmi.suspend_data',
        'cmi.core.lesson_status',
        'cmi.core.score.raw',
        'cmi.core.entry',
        'cmi.core.total_time',
      ].map(get),
    ).toEqual(['page 3', 'a=1;ب', 'incomplete', '40', 'resume', '01:01:05'])
    for (const [element, value] of [
      ['cmi.core.lesson_location', 'page 4'],
      ['cmi.core.score.raw', '7'],
      ['cmi.core.score.max', '10'],
      ['cmi.core.lesson_status', 'failed'],
      ['cmi.core.session_time', '00:00:55'],
    ])
      expect(calls['LMSSetValue']?.(element!, value!)).toBe('true')
    expect(calls['LMSFinish']?.('')).toBe('true')
    expect(state()).toEqual({
      location: 'page 4',
      suspend_data: 'a=1;ب',
      completion: 'completed',
      success: 'failed',
      score: 70,
      total_time: 3720,
    })
  })

  test.each(['cmi', 'cmi.core', 'cmi.core.score', 'cmi.interactions'])(
    'survives that %s is written',
    async (element) => {
      const { calls } = await openScorm12({ kept: null, reader: 'm', onChange: () => undefined })
      calls['LMSInitialize']?.('')
      expect([calls['LMSSetValue']?.(element, 'broken'), calls['LMSGetLastError']?.()]).toEqual(['false', '401'])
      expect([calls['LMSSetValue']?.('cmi.core.score.raw', '5'), calls['LMSGetValue']?.('cmi.core.score.raw')]).toEqual(
        ['true', '5'],
      )
    },
  )
})

test.each([
  [{ raw: '', min: '', max: '' }, null],
  [{ raw: 'x', min: '', max: '' }, null],
  [{ raw: '80', min: '', max: '' }, 80],
  [{ raw: '3', min: '0', max: '4' }, 75],
  [{ raw: '-5', min: '-10', max: '0' }, 50],
  [{ raw: '5', min: '3', max: '3' }, null],
  [{ raw: '500', min: '0', max: '100' }, 100],
])('%o is a score of %s', (score, expected) => {
  expect(scoreOf(score)).toBe(expected)
})

test.each([
  ['PT1H1M5S', 3665],
  ['PT65S', 65],
  ['PT0H0M0.5S', 0],
  ['P1DT1H', 90_000],
  ['01:01:05', 3665],
  ['0100:00:00.55', 360_000],
  ['', 0],
  ['soon', 0],
])('%j is %d seconds', (written, seconds) => {
  expect(secondsOf(written)).toBe(seconds)
})

test('times are written as the standards want them', () => {
  expect([durationOf(3665), clockOf(3665), clockOf(360_005)]).toEqual(['PT1H1M5S', '01:01:05', '100:00:05'])
})
