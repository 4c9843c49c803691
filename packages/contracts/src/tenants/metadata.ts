/** What a tenant's configuration holds as JSON texts: its provinces and the fields of its signup (seed 000 §3). */
import * as z from 'zod'
import { id } from '../fields.ts'

/** Named in English, Dari (`Fa`) and Pashto (`Pa`); degrees north and east. */
const Place = z.object({
  id,
  name: z.string(),
  nameFa: z.string(),
  namePa: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})
export const Province = Place.extend({ districts: z.array(Place) })
export type Province = z.infer<typeof Province>

export const signupFields = ['email', 'password', 'full_name', 'gender', 'province', 'region', 'grade'] as const
export const SignupField = z.object({ field_name: z.enum(signupFields), is_visible: z.boolean() })
export type SignupField = z.infer<typeof SignupField>

/** A text that is JSON of that shape. */
export function jsonOf(shape: z.ZodType): z.ZodString {
  return z.string().refine((text) => {
    try {
      return shape.safeParse(JSON.parse(text)).success
    } catch {
      return false
    }
  })
}
