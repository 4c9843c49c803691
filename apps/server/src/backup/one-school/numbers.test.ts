import { expect, test } from 'vitest'
import { emptyNumbers } from './new-numbers.ts'
import { withNewNumbers, type Numbers } from './numbers.ts'

const numbers: Numbers = {
  ...emptyNumbers(),
  institutions: new Map([[10, 910]]),
  users: new Map([
    [1, 901],
    [2, 902],
  ]),
  classes: new Map([[5, 905]]),
  content: new Map([[7, 907]]),
}

test.each([
  [
    'its own numbers in columns',
    { institution_id: 10, user_id: 1, class_id: 5 },
    { institution_id: 910, user_id: 901, class_id: 905 },
  ],
  ['the tenant that it comes to', { tenant_id: 1 }, { tenant_id: 44 }],
  ['nobody where a person is of another school', { scored_by: 77, user_id: 2 }, { scored_by: null, user_id: 902 }],
  ['0 where somebody must stand who is of another school', { changed_by: 77 }, { changed_by: 0 }],
  ['0 where it stands for all', { content_id: 0 }, { content_id: 0 }],
  ['no place in a network', { region_id: 3, school_family_id: 9 }, { region_id: null, school_family_id: null }],
  ['lists without who is of another school', { learner_ids: [1, 77, 2] }, { learner_ids: [901, 902] }],
  [
    'numbers within JSON',
    { lessons: [{ lesson_guid: 'a', content_ids: [7], class_id: 5 }], answer: { user_id: 77 } },
    { lessons: [{ lesson_guid: 'a', content_ids: [907], class_id: 905 }], answer: { user_id: 0 } },
  ],
  [
    'counts, marks and moments as they were',
    { attempts: 1, marks: { total: 10 }, year_id: 1 },
    { attempts: 1, marks: { total: 10 }, year_id: 1 },
  ],
  ['whom a line of the log is about', { noun: 'user', noun_id: '1' }, { noun: 'user', noun_id: '901' }],
  [
    'what a line of the log is about, where it has a name of its own',
    { noun: 'year', noun_id: '1' },
    { noun: 'year', noun_id: '1' },
  ],
])('a row gets %s', (_, row, renewed) => {
  expect(withNewNumbers(row, { numbers, tenant_id: 44, required: new Set(['changed_by']) })).toEqual(renewed)
})
