import { carryProgress } from '@maktab/contracts/learning/carried-progress'
import { accept } from '@maktab/contracts/outcome'
import { decideCarrying } from '@maktab/domain/learning/carried-progress'
import { readClassCode } from '@maktab/domain/people/class-codes'
import { inside } from '#calls/handle.ts'
import { carryProgressBetween, takeClassesByCode } from '#features/access/carried-progress.sql.ts'

export const carriedProgress = {
  carryProgress: inside(carryProgress, async ({ db, actor, now }, { user_id, ...codes }) => {
    const [from_code, to_code] = [readClassCode(codes.from_class_code), readClassCode(codes.to_class_code)]
    const person = { institution_id: actor.institution_id, user_id }
    const classes = await takeClassesByCode(db, person, [from_code, to_code])
    const decision = decideCarrying({ actor, user_id, from: classes.get(from_code), to: classes.get(to_code) })
    if (!decision.ok) return decision
    const { from_class, to_class } = decision.value
    // From a class to itself: everything is there already.
    if (from_class === to_class) return accept({ lessons: 0, contents: 0 })
    return accept(
      await carryProgressBetween(db, actor.institution_id, {
        user_ids: [user_id],
        from_class,
        to_class,
        changed_on: now,
      }),
    )
  }),
}
