/** What comes by the clock in streams: posts that were written for later are shown, and what was deleted is forgotten. */
import { openDueMoments, type DueMomentsParts } from '#jobs/due-moments.ts'
import type { Job } from '#jobs/job.ts'
import { forgetDeleted, publishPost, readDueMoments, takeMoment } from '#features/stream/stream-moments.sql.ts'
import type { StreamEquipment } from '#features/stream/stream-standing.ts'
import { tellPost } from '#features/stream/telling.ts'

/** Answers how much was due. */
export function openStreamMoments({ bus, ...parts }: DueMomentsParts & Pick<StreamEquipment, 'bus'>): Job {
  return openDueMoments(parts, {
    pauseMs: 10_000,
    readDue: readDueMoments,
    async keep(db, school, moment, now) {
      if (!(await takeMoment(db, school, moment, now))) return undefined
      const { institution_id, subject_id } = moment
      if (moment.kind === 'forget') {
        await forgetDeleted(db, institution_id, subject_id)
        return undefined
      }
      const post = await publishPost(db, institution_id, subject_id)
      if (!post) return undefined
      const { class_id, user_id, role } = post
      await tellPost(db, school, { ...post, author: { user_id, role } }, now)
      return () => bus.publish({ institution_id, class_id, to: 'everybody', kind: 'stream', id: subject_id })
    },
  })
}
