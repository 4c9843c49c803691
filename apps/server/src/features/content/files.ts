import { uploadFile } from '@maktab/contracts/content/files'
import { accept, refuse } from '@maktab/contracts/outcome'
import { decideSameFile } from '@maktab/domain/content/uploads'
import { atGate } from '#calls/handle.ts'
import { insertFile } from '#features/content/files.sql.ts'

export const files = {
  /** The bytes are on the disk already, checked; here they get an owner. */
  uploadFile: atGate(uploadFile, async ({ actor, addresses, doors, file, now }, { file_id }) => {
    if (!actor || !addresses) throw new Error('An upload is answered for a person')
    if (!file) return refuse('file_empty')
    const handedOver = { file_id, user_id: actor.user_id, ...file }
    const kept = await doors.inSchool(actor, (db) => insertFile(db, actor.institution_id, handedOver, now))
    const decision = decideSameFile({ kept, handedOver })
    if (!decision.ok) return decision
    const { name, mime_type, size_bytes } = kept
    return accept({ file_id, name, mime_type, size_bytes, url: addresses.ofAttachment(kept) })
  }),
}
