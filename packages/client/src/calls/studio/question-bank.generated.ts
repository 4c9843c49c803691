/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const searchBank: ClientCall<Catalogue['searchBank']> = {
  name: 'searchBank',
  path: 'assessment/bank/search',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: {},
  refusals: {},
  isLearning: true,
}

export const saveBankQuestion: ClientCall<Catalogue['saveBankQuestion']> = {
  name: 'saveBankQuestion',
  path: 'assessment/bank/save',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['bank_question_id', 'question', 'tags', 'skill', 'difficulty', 'language', 'state'],
  flags: { important: true },
  refusals: { [-43]: 'bank_question_faulty', [-403]: 'not_allowed' },
  isLearning: true,
}

export const drawFromBank: ClientCall<Catalogue['drawFromBank']> = {
  name: 'drawFromBank',
  path: 'assessment/bank/draw',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['seed', 'count'],
  flags: {},
  refusals: {},
  isLearning: true,
}

export const readAssessmentQuestions: ClientCall<Catalogue['readAssessmentQuestions']> = {
  name: 'readAssessmentQuestions',
  path: 'assessment/questions',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['content_id'],
  flags: {},
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const readContainerQuestions: ClientCall<Catalogue['readContainerQuestions']> = {
  name: 'readContainerQuestions',
  path: 'assessment/container/questions',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['course_id'],
  flags: {},
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}
