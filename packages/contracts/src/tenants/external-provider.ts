import * as z from 'zod'

/** 1 to 3 are the tenant's providers on the web, 4 is the one of the mobile app; 0 is a password and no provider (seed 000 §3). */
export const externalLoginType = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
export type ExternalLoginType = z.infer<typeof externalLoginType>

/** A provider as a page shows it: the button says its name. */
export const ExternalProvider = z.object({ login_type: externalLoginType, name: z.string().min(1).max(60) })
export type ExternalProvider = z.infer<typeof ExternalProvider>
