import {
  readUploadStanding,
  uploadFile,
  uploadFilePart,
  uploadThumbnail,
  type ReadableAttachment,
} from '@maktab/contracts/content/files'
import type { Checked } from '@maktab/contracts/call'
import { thumbnailLimits } from '@maktab/contracts/content/upload-limits'
import { accept, refuse } from '@maktab/contracts/outcome'
import { decideFileName, uploadLimits } from '@maktab/domain/content/files'
import { decideQuota, decideSameFile, uploadQuota } from '@maktab/domain/content/uploads'
import { atGate, type Answered, type GateContext } from '#calls/handle.ts'
import type { FileAddresses } from '#files/addresses.ts'
import { decideReceived } from '#files/receive-upload.ts'
import type { ReceivedBytes, Storage } from '#files/storage.ts'
import { findFile, insertFile, readHandedOverBytes, setThumbnail, type FileRow } from '#features/content/files.sql.ts'

export interface FileEquipment {
  readonly storage: Storage
}

interface Named {
  readonly file_id: string
  readonly name: string
}

const dayMs = 86_400_000

export function files({ storage }: FileEquipment) {
  const { handedOver } = storage

  return {
    uploadFile: atGate(uploadFile, async (context, named) => {
      if (!context.received) return refuse('file_empty')
      return keepFile(context, named, context.received)
    }),

    readUploadStanding: atGate(readUploadStanding, async (context, { file_id, size_bytes }) => {
      const { actor } = personOf(context)
      const kept = await context.doors.inSchool(actor, (db) => findFile(db, actor, file_id), 'read only')
      if (kept) return accept({ received_bytes: kept.size_bytes })
      return accept({ received_bytes: Math.min(await handedOver.arrivedOf(actor, file_id), size_bytes - 1) })
    }),

    uploadFilePart: atGate(uploadFilePart, async (context, part) => {
      const { received } = context
      // Before megabytes are sent that could not be kept; their bytes are looked at when they are whole.
      const allowed = decideFileName(part)
      if (!allowed.ok) return allowed
      if (!received) return refuse('file_empty')
      return handedOver.inTurn(personOf(context).actor, part.file_id, () => takePart(context, part, received.file))
    }),

    uploadThumbnail: atGate(uploadThumbnail, async (context, { file_id }) =>
      context.received ? keepThumbnail(context, file_id, context.received) : refuse('file_empty'),
    ),
  }

  async function keepThumbnail(
    context: GateContext,
    file_id: string,
    bytes: ReceivedBytes,
  ): Answered<typeof uploadThumbnail> {
    const { actor } = personOf(context)
    const file = await context.doors.inSchool(actor, (db) => findFile(db, actor, file_id), 'read only')
    if (!file) return refuse('not_found')
    if (bytes.size_bytes > thumbnailLimits.bytes) return refuse('file_too_large')
    if (!(await decideReceived(bytes, 'thumbnail.jpg')).ok) return refuse('file_type_refused')
    await handedOver.keep(bytes, actor, file_id)
    await context.doors.inSchool(actor, (db) => setThumbnail(db, actor, { file_id, sha256: bytes.sha256 }))
    return accept({ file_id })
  }

  async function takePart(
    context: GateContext,
    { file_id, name, size_bytes, offset }: Checked<typeof uploadFilePart>,
    bytes: string,
  ): Answered<typeof uploadFilePart> {
    const { actor, addresses } = personOf(context)
    const kept = await context.doors.inSchool(actor, (db) => findFile(db, actor, file_id), 'read only')
    if (kept) {
      if (kept.size_bytes !== size_bytes || kept.name !== name) return refuse('not_allowed')
      return accept({ received_bytes: size_bytes, file: readableFile(kept, addresses) })
    }
    if (offset === 0) {
      const earlier_bytes = (await earlierBytes(context, file_id)) + (await handedOver.arriving(actor))
      const room = decideQuota({ earlier_bytes, size_bytes })
      if (!room.ok) return room
    }
    const received_bytes = await handedOver.addPart(actor, file_id, { offset, file: bytes })
    if (received_bytes < size_bytes) return accept({ received_bytes, file: null })
    const whole = await storage.receive(handedOver.readArrived(actor, file_id), uploadLimits.bytes)
    try {
      const answer = await keepFile(context, { file_id, name }, whole)
      // One that is refused is forgotten as well: what its device sends next is another.
      await handedOver.forgetArrived(actor, file_id)
      return answer.ok ? accept({ received_bytes, file: answer.value }) : answer
    } finally {
      await whole.discard()
    }
  }

  /** Looks at bytes that arrived and gives them an owner. */
  async function keepFile(
    context: GateContext,
    { file_id, name }: Named,
    bytes: ReceivedBytes,
  ): Answered<typeof uploadFile> {
    const { doors, now } = context
    const { actor, addresses } = personOf(context)
    const file = await decideReceived(bytes, name)
    if (!file.ok) return file
    const room = decideQuota({ earlier_bytes: await earlierBytes(context, file_id), size_bytes: bytes.size_bytes })
    if (!room.ok) return room
    const handedOverNow = { file_id, user_id: actor.user_id, ...file.value }
    // First the bytes, then the row that says they are here.
    await handedOver.keep(bytes, actor, file_id)
    const kept = await doors.inSchool(actor, (db) => insertFile(db, actor.institution_id, handedOverNow, now))
    const decision = decideSameFile({ kept, handedOver: handedOverNow })
    if (!decision.ok) return decision
    return accept(readableFile(kept, addresses))
  }
}

function readableFile(kept: FileRow, addresses: FileAddresses): ReadableAttachment {
  const { file_id, name, mime_type, size_bytes } = kept
  return { file_id, name, mime_type, size_bytes, url: addresses.ofAttachment(kept) }
}

/** What counts for the quota beside the named file. */
function earlierBytes(context: GateContext, except: string): Promise<number> {
  const { actor } = personOf(context)
  const since = new Date(context.now.getTime() - uploadQuota.days * dayMs)
  return context.doors.inSchool(actor, (db) => readHandedOverBytes(db, actor, { since, except }), 'read only')
}

function personOf({ actor, addresses }: GateContext) {
  if (!actor || !addresses) throw new Error('An upload is answered for a person')
  return { actor, addresses }
}
