import { catalogue } from '@maktab/contracts/catalogue'
import { expect, test } from 'vitest'
import { keepingRolesOf, mayCallAsEarlierSelf } from './earlier-selves.ts'

test('as who they were, somebody brings what can wait and opens its store, and does nothing else', () => {
  const open = Object.entries(catalogue).flatMap(([name, call]) => (mayCallAsEarlierSelf(call) ? [name] : []))
  const queued = Object.entries(catalogue).flatMap(([name, call]) =>
    call.kind === 'command' && call.offline === 'queue' ? [name] : [],
  )
  expect(open.toSorted()).toEqual([...queued, 'readStoreKey', 'syncUp'].toSorted())
})

test('work waits in the roles of learners and teachers alone', () => {
  expect(keepingRolesOf(['learner', 'teacher', 'principal', 'campus_admin'])).toEqual([
    'learner',
    'teacher',
    'principal',
    'campus_admin',
  ])
  expect(keepingRolesOf(['school_admin'])).toEqual([])
})
