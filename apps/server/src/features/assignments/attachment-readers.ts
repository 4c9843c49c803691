import { mayReadAttachment } from '@maktab/domain/assignments/attachment-readers'
import type { Doors } from '#db/school.ts'
import { readAttachmentStanding } from '#features/assignments/attachment-readers.sql.ts'

export interface AttachmentReader {
  readonly tenant_id: number
  readonly institution_id: number
  readonly user_id: number
}

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Asked at every reading of an attachment: an address alone does not outlive a class that was left. */
export const attachmentReaders =
  (doors: Doors, clock: () => Date) =>
  async (reader: AttachmentReader, file_id: string): Promise<boolean> => {
    if (!guid.test(file_id)) return false
    const standing = await doors.inSchool(
      reader,
      (db) => readAttachmentStanding(db, reader, file_id, clock()),
      'read only',
    )
    return standing !== undefined && mayReadAttachment(standing)
  }
