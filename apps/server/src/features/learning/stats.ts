import { readLearnerStats } from '@maktab/contracts/learning/stats'
import { accept } from '@maktab/contracts/outcome'
import { mean } from '@maktab/domain/schools/percentages'
import { inside } from '#calls/handle.ts'
import { readStats } from '#features/learning/stats.sql.ts'

export const stats = {
  readLearnerStats: inside(readLearnerStats, async ({ db, actor, now }) => {
    const { accuracy_sum, accuracies, ...counted } = await readStats(db, actor, now)
    return accept({ ...counted, average_accuracy: mean(accuracy_sum, accuracies) })
  }),
}
