/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const importContent: ClientCall<Catalogue['importContent']> = {
  name: 'importContent',
  path: 'content/import',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'multipart',
  required: ['import_id', 'name'],
  flags: {},
  refusals: { [-100]: 'not_content_team', [-101]: 'may_not_write', [-404]: 'not_found', [-50]: 'file_too_large', [-52]: 'file_name_refused', [-53]: 'too_many_files', [-54]: 'file_empty', [-403]: 'not_allowed' },
  isLearning: true,
}

export const listImports: ClientCall<Catalogue['listImports']> = {
  name: 'listImports',
  path: 'content/imports',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { mute: true },
  refusals: { [-100]: 'not_content_team' },
  isLearning: true,
}

export const retryImport: ClientCall<Catalogue['retryImport']> = {
  name: 'retryImport',
  path: 'content/import/retry',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['import_id'],
  flags: {},
  refusals: { [-100]: 'not_content_team', [-404]: 'not_found', [-37]: 'file_missing', [-403]: 'not_allowed' },
  isLearning: true,
}

export const cancelImport: ClientCall<Catalogue['cancelImport']> = {
  name: 'cancelImport',
  path: 'content/import/cancel',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['import_id'],
  flags: {},
  refusals: { [-100]: 'not_content_team', [-404]: 'not_found' },
  isLearning: true,
}
