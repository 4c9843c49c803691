/** Field shapes that several nouns share. */
import * as z from 'zod'
import { longestPersonName, personNamePattern } from './person-name.ts'

export const id = z.int().positive()
export const guid = z.uuid()
/** ISO 8601 in UTC. */
export const instant = z.iso.datetime()
/** 0 not started, 1 in progress, 2 completed, 3 failed (seed 001 §4). */
export const contentStatus = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
export type ContentStatus = z.infer<typeof contentStatus>
/** 0 not submitted, 1 submitted, 2 completed (returned), 3 resubmission (seed 001 §4). */
export const assignmentStatus = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
export type AssignmentStatus = z.infer<typeof assignmentStatus>
/** Which attempt at a content counts in reports, where there were several; a course says it (docs/decisions/0070). */
export const countedAttempt = z.enum(['best', 'last', 'average'])
export type CountedAttempt = z.infer<typeof countedAttempt>
/** A name that a person gives themselves. */
export const personName = z.string().trim().max(longestPersonName).regex(personNamePattern)
/** Wire code of a language. */
export const languageCode = z.enum(['en', 'pu', 'da', 'ur'])
export type LanguageCode = z.infer<typeof languageCode>
/** A percentage, 0 to 100, null where nothing was measured. */
export const percentage = z.number().min(0).max(100).nullable()
/** A mark: 0 or more, at most two decimals. */
export const mark = z.number().min(0).max(10_000).multipleOf(0.01)
