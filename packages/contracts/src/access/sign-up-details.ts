/** What learners who came by themselves say of themselves, before the dashboard opens (seed 000 §2, §7). */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { personName } from '../fields.ts'

const line = z
  .string()
  .trim()
  .max(200)
  .regex(/^\P{Cc}*$/u)
/** 2 after the personal details: the device saves the default educational ones (grade `Generic`, metadata `{}`) or asks for them. 3: complete. */
const result = z.object({ result: z.object({ profile_completion_step: z.int() }) })
const flags = { forcedOnline: true, loader: true } as const

export const savePersonalDetails = command({
  path: 'user/signup/request/set/personal/info',
  summary: 'Save the personal details of who signed up',
  audience: ['learner'],
  input: z.object({
    full_name: personName,
    /** A province of the tenant's `regions_metadata`, by its name in any language. */
    province: line.nullable().optional(),
    /** A district of that province. */
    region: line.nullable().optional(),
    city: line.nullable().optional(),
    address: line.nullable().optional(),
    school_name: line.nullable().optional(),
    /** As typed; kept as E.164. */
    phone_number: z.string().max(40).nullable().optional(),
    date_of_birth: z.iso.date().nullable().optional(),
    gender: z
      .union([z.literal(0), z.literal(1), z.literal(2)])
      .nullable()
      .optional(),
  }),
  output: result,
  refusals: ['details_incomplete', 'contact_no_invalid', 'name_of_school'],
  offline: 'online',
  flags,
})

export const saveEducationalDetails = command({
  path: 'user/signup/request/set/educational/info',
  summary: 'Save the educational details of who signed up',
  audience: ['learner'],
  input: z.object({
    /** One of `user/signup/grade_tracks`, or `Generic`. */
    grade: line,
    /** JSON of an object. */
    metadata: z.string().max(4000),
    ep_school_name: line.nullable().optional(),
    /** The name, where `ep_school_name` is `other`. */
    other_school: line.nullable().optional(),
  }),
  output: result,
  refusals: ['details_incomplete'],
  offline: 'online',
  flags,
})

/** Grades in the order of their numbers, with the tracks that courses of the grade belong to. */
export const listGradeTracks = query({
  path: 'user/signup/grade_tracks',
  summary: 'Grades and tracks that one can choose',
  audience: ['learner'],
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ grade: z.string(), tracks: z.array(z.string()) })) }),
  offline: 'online',
  flags: { cache: true },
})
