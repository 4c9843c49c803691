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
  refusals: { [-50]: 'file_too_large', [-51]: 'file_type_refused', [-52]: 'file_name_refused', [-53]: 'too_many_files', [-54]: 'file_empty', [-403]: 'not_allowed', [-310]: 'upload_quota_full' },
  isLearning: true,
}

export const uploadFilePart: ClientCall<Catalogue['uploadFilePart']> = {
  name: 'uploadFilePart',
  path: 'file/upload/part',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'multipart',
  required: ['file_id', 'name', 'size_bytes', 'offset'],
  flags: {},
  refusals: { [-50]: 'file_too_large', [-51]: 'file_type_refused', [-52]: 'file_name_refused', [-53]: 'too_many_files', [-54]: 'file_empty', [-403]: 'not_allowed', [-310]: 'upload_quota_full' },
  isLearning: true,
}

export const readUploadStanding: ClientCall<Catalogue['readUploadStanding']> = {
  name: 'readUploadStanding',
  path: 'file/upload/standing',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['file_id', 'size_bytes'],
  flags: {},
  refusals: {},
  isLearning: true,
}

export const uploadThumbnail: ClientCall<Catalogue['uploadThumbnail']> = {
  name: 'uploadThumbnail',
  path: 'file/thumbnail',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'multipart',
  required: ['file_id'],
  flags: {},
  refusals: { [-404]: 'not_found', [-54]: 'file_empty', [-51]: 'file_type_refused', [-50]: 'file_too_large', [-53]: 'too_many_files' },
  isLearning: true,
}
