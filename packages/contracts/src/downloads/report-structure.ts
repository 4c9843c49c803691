/** What a teacher's device keeps of how classes do in lessons: sums and days, no attempt. Lists without names of fields: there are thousands. */
import * as z from 'zod'
import { guid, id } from '../fields.ts'

const deleted = { is_deleted: z.boolean() }
const count = z.int()
/** Accuracies added up, in per cent. */
const sum = z.number()
const day = z.iso.date()

export const reportTables = {
  /** How a learner of a class that the teacher has stands in its lessons. */
  learner_standings: z.object({
    class_id: id,
    user_id: id,
    /**
     * Lessons that they began: which, completion in per cent, whether completed, attempts, seconds, contents with an attempt, the sums of
     * their best, last, average and first accuracies, when they were in it last (ISO; empty where nobody noted it).
     */
    lessons: z.array(z.tuple([guid, z.number(), z.boolean(), count, count, count, sum, sum, sum, sum, z.string()])),
    /** Over all days: attempts, sum of their accuracies, lessons completed, seconds, marks as present, marks. */
    all_days: z.tuple([count, sum, count, count, count, count]),
    /** The same of each day on which there was any, in the order of days. */
    days: z.array(z.tuple([day, count, sum, count, count, count, count])),
    /** From this day on `days` lacks nothing. */
    first_day: day,
    ...deleted,
  }),
  /** Work of a whole class, of those who left it too. */
  class_days: z.object({
    class_id: id,
    time_zone: z.string(),
    /** Day, attempts, sum of their accuracies, lessons completed, seconds; in the order of days. */
    days: z.array(z.tuple([day, count, sum, count, count])),
    first_day: day,
    /** The first day on which anybody worked, ever. */
    first_worked: day.nullable(),
    ...deleted,
  }),
} as const
