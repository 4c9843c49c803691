/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const uploadFile: ClientCall<Catalogue['uploadFile']> = {
  name: 'uploadFile',
  path: 'file/upload',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'multipart',
  required: ['file_id', 'name'],
  flags: {},
  refusals: { [-50]: 'file_too_large', [-51]: 'file_type_refused', [-52]: 'file_name_refused', [-53]: 'too_many_files', [-54]: 'file_empty', [-403]: 'not_allowed' },
  isLearning: true,
}
