/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listLiveQuestions: ClientCall<Catalogue['listLiveQuestions']> = {
  name: 'listLiveQuestions',
  path: 'teacher/clicker/questions',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['class_id'],
  flags: {},
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const startClicker: ClientCall<Catalogue['startClicker']> = {
  name: 'startClicker',
  path: 'teacher/clicker/start',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['clicker_id', 'class_id', 'questions'],
  flags: {},
  refusals: { [-404]: 'not_found', [-36]: 'content_missing', [-43]: 'bank_question_faulty' },
  isLearning: true,
}

export const moveClicker: ClientCall<Catalogue['moveClicker']> = {
  name: 'moveClicker',
  path: 'teacher/clicker/move',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['clicker_id', 'at', 'step'],
  flags: {},
  refusals: { [-404]: 'not_found', [-161]: 'clicker_moved' },
  isLearning: true,
}

export const readClicker: ClientCall<Catalogue['readClicker']> = {
  name: 'readClicker',
  path: 'teacher/clicker',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['clicker_id'],
  flags: {},
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const listClickers: ClientCall<Catalogue['listClickers']> = {
  name: 'listClickers',
  path: 'teacher/clickers',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['class_id'],
  flags: {},
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const readRunningClickers: ClientCall<Catalogue['readRunningClickers']> = {
  name: 'readRunningClickers',
  path: 'learner/clicker',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { mute: true },
  refusals: {},
  isLearning: true,
}

export const answerClicker: ClientCall<Catalogue['answerClicker']> = {
  name: 'answerClicker',
  path: 'learner/clicker/answer',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['clicker_id', 'at', 'answer'],
  flags: {},
  refusals: { [-404]: 'not_found', [-160]: 'clicker_closed' },
  isLearning: true,
}
