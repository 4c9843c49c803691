/** The vectors of ADL's own test suite for learning management systems, against the calls that packages find here. */
import type { PackageState } from '@maktab/contracts/viewers/package-states'
import fs from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openScorm2004, type OpenScorm } from './scorm.ts'
import { secondsOf } from './scorm-times.ts'

const folder = new URL('../test/scorm2004-adl/', import.meta.url)
const read = (name: string): [key: string, value: string][] =>
  (name.endsWith('.gz')
    ? gunzipSync(fs.readFileSync(new URL(name, folder))).toString('utf8')
    : fs.readFileSync(new URL(name, folder), 'utf8')
  )
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)])

const words = new Map(read('Commands.properties'))
const word = (text: string): string => words.get(text) ?? text

interface Command {
  readonly call: string
  readonly given: readonly string[]
  readonly answer: string
  readonly error: string
}

/** `SET->c~X!X.s->t->0`: the call, what it is given, what it must answer, the error that must stand after it. */
function commandOf(line: string): Command {
  const [call = '', given = '', answer = '', error = ''] = line.split('->')
  const [element = '', value] = given.split('!', 2)
  const name = element.split('~').map(word).join('.')
  return { call: word(call), given: value === undefined ? [name] : [name, valueOf(value)], answer: word(answer), error }
}

/** `tar~activity_1~TY.c` is `{target=activity_1}choice`. */
function valueOf(value: string): string {
  const [template = '', target = '', request = ''] = value.split('~')
  return template === 'tar' ? `{target=${target}}${word(request)}` : word(value)
}

/** Sittings of a test case in their order, by activity: `Act1V2` is the second of activity 1. */
function sittingsOf(name: string): ReadonlyMap<string, readonly Command[]> {
  const sittings = new Map<string, Command[]>()
  for (const [key, value] of read(name)) {
    const sitting = /^(Act\d+V\d+)\.commands\.\d+$/.exec(key)?.[1]
    if (sitting !== undefined) sittings.set(sitting, [...(sittings.get(sitting) ?? []), commandOf(value)])
  }
  return sittings
}

const calls: Readonly<Record<string, string>> = {
  doInitialize: 'Initialize',
  doTerminate: 'Terminate',
  doCommit: 'Commit',
  doGetValue: 'GetValue',
  doSetValue: 'SetValue',
  doGetErrorString: 'GetErrorString',
  doGetLastError: 'GetLastError',
  doGetDiagnostic: 'GetDiagnostic',
}

function isAsExpected(scorm: OpenScorm, { call, given, answer, error }: Command): boolean {
  const said = scorm.calls[calls[call] ?? '']?.(...given)
  const isTime = given[0] === 'cmi.total_time'
  const isRight = isTime
    ? secondsOf(said ?? '') === secondsOf(answer)
    : answer === word('less255')
      ? said !== undefined && said.length <= 255
      : answer === word('emptyCS')
        ? said === ''
        : said === answer
  return isRight && scorm.calls['GetLastError']?.() === error
}

const open = (kept: PackageState | null) => openScorm2004({ kept, reader: 'm', onChange: () => undefined })

test('the calls themselves: 29 of 29', async () => {
  const commands = sittingsOf('API.properties').get('Act3V1') ?? []
  const scorm = await open(null)
  const failed = commands.filter((command) => !isAsExpected(scorm, command))
  expect([commands.length, failed]).toEqual([29, []])
})

/** Whoever leaves with `suspend` goes on where they were; the kept state is all that the next sitting has. */
test('what is kept from sitting to sitting: 92 of 92', async () => {
  const sittings = sittingsOf('DMB.properties')
  let kept: PackageState | null = null
  let [right, all] = [0, 0]
  const wrong: string[] = []
  for (const [sitting, commands] of sittings) {
    // Other activities of that package are other packages here: a lesson puts each of them in its own place.
    if (!sitting.startsWith('Act1V')) continue
    const scorm = await open(kept)
    for (const command of commands) {
      all += 1
      if (isAsExpected(scorm, command)) right += 1
      else wrong.push(`${sitting} ${command.call} ${command.given.join(' = ')}`)
    }
    scorm.calls['Terminate']?.('')
    kept = scorm.state()
  }
  expect({ right, all, wrong }).toEqual({ right: 92, all: 92, wrong: [] })
})

/**
 * What does not hold: values that the package's manifest would give (launch data, thresholds, `adl.data`), the error code of what is asked for
 * before it is there (403 for 301), and badly written patterns and names that the model takes.
 */
test('every element of the data model: 7,438 of 8,162', async () => {
  let kept: PackageState | null = null
  let [right, all] = [0, 0]
  for (const [sitting, commands] of sittingsOf('DMI.properties.gz')) {
    const scorm = await open(sitting.endsWith('V1') ? null : kept)
    for (const command of commands) {
      all += 1
      if (isAsExpected(scorm, command)) right += 1
    }
    scorm.calls['Terminate']?.('')
    kept = scorm.state()
  }
  expect({ right, all }).toEqual({ right: 7_438, all: 8_162 })
})
