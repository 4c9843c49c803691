import { expect, test } from 'vitest'
import { classDisplayName } from './class-names.ts'

test.each([
  [{ alias: null, subject: 'maths', grade: '6', section: 'A' }, 'maths 6 A'],
  [{ alias: '', subject: 'maths', grade: '6', section: '' }, 'maths 6'],
  [{ alias: ' ریاضی ', subject: 'maths', grade: '6', section: 'A' }, 'ریاضی'],
])('%j is called %s', (named, name) => expect(classDisplayName(named)).toBe(name))
